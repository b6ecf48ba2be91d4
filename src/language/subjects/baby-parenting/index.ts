import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "baby-parenting",
  name: { en: "Babies and parenting", ar: "الطفل والتربية" },
  care: "high",
  careNote: {
    en: "Feeding is nobody's fault: no blame. Fever, rash, breathing, medicine, weight, and allergy belong to a pediatrician or the emergency number. Small parts and whole nuts choke. A safety standard stands only as printed; no child's full name or photo without consent.",
    ar: "لا لوم في الرضاعة. الحمى والطفح والتنفس والدواء والوزن والحساسية لطبيب الأطفال أو رقم الطوارئ. القطع الصغيرة والمكسرات الكاملة خطر اختناق. ومعيار السلامة كما هو مطبوع، ولا اسم كامل لطفل ولا صورته إلا بإذن.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "A product or advice?", ar: "منتج أم نصائح؟" } },
    { key: "age", type: "text", text: { en: "What age is it for?", ar: "لأي عمر؟" } },
    { key: "included", type: "list", text: { en: "What is included?", ar: "ما الذي يشمله؟" } },
    { key: "price", type: "price", text: { en: "What does it cost, with delivery?", ar: "كم السعر مع التوصيل؟" } },
    { key: "standard", type: "text", text: { en: "Which safety standard is printed on it?", ar: "أي معيار سلامة مطبوع عليه؟" } },
  ],
  facets: {
    age: [
      { en: "What age or weight does the label give?", ar: "لأي عمر أو وزن بحسب البطاقة؟" },
      { en: "What do parents say changes at this age?", ar: "ما الذي يتغيّر في هذا العمر كما يرويه الأهل؟" },
    ],
    included: [
      { en: "What comes with it, piece by piece?", ar: "ماذا يأتي معه، قطعة قطعة؟" },
      { en: "What has to be bought separately?", ar: "ما الذي يُشترى معه أيضًا؟" },
    ],
    material: [
      { en: "What is it made of, and how is it washed?", ar: "ممّ صُنع، وكيف يُغسل؟" },
      { en: "What sizes and colors does it come in?", ar: "ما المقاسات والألوان الموجودة؟" },
    ],
    safety: [
      { en: "Which standard and warnings are printed on it?", ar: "أي معيار وأي تحذيرات مطبوعة عليه؟" },
      { en: "Who answers safety questions?", ar: "من يجيب عن الأسئلة حوله؟" },
    ],
    daily: [
      { en: "How does it fold, fasten, or get cleaned?", ar: "كيف يُطوى أو يُثبَّت أو يُنظَّف؟" },
      { en: "Does it fit in a small car or an elevator?", ar: "هل يدخل في سيارة صغيرة أو مصعد؟" },
    ],
    routine: [
      { en: "What does this family's evening look like?", ar: "كيف يكون المساء في هذه العائلة؟" },
      { en: "Who does what during the night?", ar: "من يفعل ماذا في الليل؟" },
    ],
    "hard-moments": [
      { en: "Which hard moment do parents ask about most?", ar: "عن أي لحظة صعبة يسأل الأهل أكثر؟" },
      { en: "Which expert answers here?", ar: "من يجيب هنا من أهل الاختصاص؟" },
    ],
    visits: [
      { en: "What does the family ask of visitors?", ar: "ماذا تطلب العائلة من الزوار؟" },
      { en: "Which gifts get used?", ar: "أي هدايا تُستعمل حقًا؟" },
    ],
    buying: [
      { en: "What does it cost, and how soon does it arrive?", ar: "كم سعره، وبعد كم يصل؟" },
      { en: "Can it be exchanged after opening?", ar: "هل يُستبدل بعد فتحه؟" },
    ],
    doctor: [
      { en: "Which clinic or doctor is named here?", ar: "أي عيادة أو طبيب يُذكر هنا؟" },
      { en: "Which emergency number is printed?", ar: "أي رقم طوارئ يُكتب؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "البيبي", indefinite: "بيبي", agreement: "m" },
        business: { definite: "متجر المواليد", indefinite: "متجر مواليد", agreement: "m" },
      },
      facets: {
        age: "لأي عمر؟",
        included: "وش فيه بالضبط؟",
        material: "القماش والمقاسات",
        safety: "وش مكتوب عن السلامة؟",
        daily: "الاستعمال في البيت",
        routine: "روتين الليل",
        "hard-moments": "البكا والعناد",
        visits: "البيبي والضيوف",
        buying: "السعر والتوصيل والإرجاع",
        doctor: "أسئلة للدكتور",
      },
      words: ["بيبي", "مهاد", "سرير", "عربانة", "حفايظ", "مواليد", "رضّاعة", "كرسي سيارة"],
      advice: "أي شي عن صحة البيبي <اسأل|اسألي|اسألوا> عنه الدكتور.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "البيبي", indefinite: "بيبي", agreement: "m" },
        business: { definite: "محل الأطفال", indefinite: "محل أطفال", agreement: "m" },
      },
      facets: {
        age: "السن المناسب",
        included: "فيه إيه بالظبط؟",
        material: "الخامة والمقاسات",
        safety: "الأمان على العلبة",
        daily: "الاستعمال كل يوم",
        routine: "قبل نوم البيبي",
        "hard-moments": "العياط والعِند",
        visits: "السبوع والزيارات",
        buying: "السعر والشحن والمرتجع",
        doctor: "أسئلة لدكتور الأطفال",
      },
      words: ["بيبي", "بامبرز", "ببرونة", "سبوع", "عربية بيبي", "لفة", "سرير", "حفاضات"],
      advice: "أي حاجة عن صحة البيبي <اسأل|اسألي|اسألوا> فيها دكتور الأطفال.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "البيبي", indefinite: "بيبي", agreement: "m" },
        business: { definite: "محل الولاد", indefinite: "محل ولاد", agreement: "m" },
      },
      facets: {
        age: "لأيّ عمر؟",
        included: "شو في جوّا العلبة؟",
        material: "القماش والقياسات",
        safety: "شو مكتوب عن السلامة؟",
        daily: "الاستعمال بالبيت وبرّا",
        routine: "قبل نومة البيبي",
        "hard-moments": "البكي والعناد",
        visits: "زيارات البيبي الجديد",
        buying: "السعر والتوصيل والترجيع",
        doctor: "أسئلة لحكيم الأطفال",
      },
      words: ["بيبي", "حفاضات", "قنينة", "عرباية", "تخت", "مريول", "كرسي سيارة", "حرام"],
      advice: "أيّ شي عن صحّة البيبي <اسأل|اسألي|اسألوا> عنّو حكيم الأطفال.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الطفل", indefinite: "طفل", agreement: "m" },
        business: { definite: "متجر الأطفال", indefinite: "متجر أطفال", agreement: "m" },
      },
      facets: {
        age: "العمر المناسب",
        included: "المحتويات",
        material: "الخامات والمقاسات",
        safety: "بيانات السلامة",
        daily: "الاستعمال اليومي",
        routine: "ترتيب المساء",
        "hard-moments": "البكاء والعناد",
        visits: "زيارة المولود",
        buying: "الشراء والإرجاع",
        doctor: "أسئلة لطبيب الأطفال",
      },
      words: ["رضيع", "حفاض", "رضاعة", "عربة أطفال", "مهد", "مقعد سيارة", "فطام"],
      advice: "لأي سؤال عن صحة الطفل <راجع|راجعي|راجعوا> طبيب الأطفال.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the baby", indefinite: "a baby", agreement: "m" },
        business: { definite: "the baby store", indefinite: "a baby store", agreement: "m" },
      },
      facets: {
        age: "Age and stage",
        included: "What's in the box",
        material: "Materials and sizes",
        safety: "Safety labels",
        daily: "Everyday use",
        routine: "The evening routine",
        "hard-moments": "Crying and tantrums",
        visits: "Visitors and gifts",
        buying: "Price, shipping, returns",
        doctor: "Questions for the pediatrician",
      },
      words: ["newborn", "diaper", "stroller", "crib", "onesie", "burp cloth", "car seat", "toddler"],
      advice: "For anything about the baby's health, ask a pediatrician.",
    },
  },
});
