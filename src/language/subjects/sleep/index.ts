import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "sleep",
  name: { en: "Sleep", ar: "النوم" },
  care: "plain",
  careNote: {
    en: "No product cures or treats anything, and no sleeping pill or melatonin is advised. Snoring with choking and long sleeplessness belong to a doctor. Babies sleep on their back with nothing soft in the crib.",
    ar: "لا منتج يشفي أو يعالج، ولا نصيحة بحبوب منوّمة أو ميلاتونين. الشخير مع اختناق والأرق الطويل للطبيب. والرضيع ينام على ظهره بلا شيء طري في سريره.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "An article or a product?", ar: "مقال أم منتج؟" } },
    {
      key: "reader",
      type: "text",
      text: { en: "Who is it for: employees, parents, shift workers?", ar: "لمن: موظفون، آباء وأمهات، عاملون بنوبات؟" },
    },
    {
      key: "features",
      type: "list",
      text: { en: "What does the product's label say it has?", ar: "ما مواصفات المنتج بحسب بطاقته؟" },
    },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم السعر؟" } },
    { key: "trial", type: "text", text: { en: "Can it be tried or returned?", ar: "هل تمكن تجربته أو إرجاعه؟" } },
  ],
  facets: {
    readers: [
      { en: "Who is this about, and what time do they go to bed?", ar: "من المقصود، وفي أي ساعة ينام؟" },
      { en: "What keeps them up?", ar: "ما الذي يُسهر هؤلاء؟" },
    ],
    evening: [
      { en: "What does their evening look like from dinner on?", ar: "كيف يبدو مساء كهذا من العشاء فصاعدًا؟" },
      { en: "Which one habit is this text about?", ar: "أي عادة واحدة يدور حولها النص؟" },
    ],
    morning: [
      { en: "What time do they have to get up, and what for?", ar: "متى عليهم أن يستيقظوا، ولماذا؟" },
      { en: "What changes on weekends?", ar: "ما الذي يختلف في نهاية الأسبوع؟" },
    ],
    room: [
      { en: "How bright, loud, and warm is the room?", ar: "كيف ضوء الغرفة وصوتها وحرارتها؟" },
      { en: "What was changed in it, and what came of it?", ar: "ما الذي تغيّر فيها، وماذا كانت النتيجة؟" },
    ],
    drinks: [
      { en: "When do they have the last coffee or tea of the day?", ar: "متى آخر قهوة أو شاي في اليوم؟" },
      { en: "Where does the phone spend the night?", ar: "أين يكون الهاتف ليلًا؟" },
    ],
    shifts: [
      { en: "Which shifts do they work, and how do the shifts rotate?", ar: "أي نوبات، وكيف تتبدّل؟" },
      { en: "How does this household sleep during the day?", ar: "كيف يكون النوم نهارًا في هذا البيت؟" },
    ],
    children: [
      { en: "How old are the kids, and when is lights-out?", ar: "كم أعمار الأطفال، ومتى تُطفأ الأنوار؟" },
      { en: "What comes before it, and in what order?", ar: "ماذا يسبق ذلك، وبأي ترتيب؟" },
    ],
    mattress: [
      { en: "What type, size, and height does the label give?", ar: "أي نوع ومقاس وارتفاع بحسب البطاقة؟" },
      { en: "Which sleeping position does the maker name?", ar: "أي وضعية نوم يذكرها الصانع؟" },
    ],
    trial: [
      { en: "How long is the home trial, and on what terms?", ar: "كم مدة التجربة في البيت، وبأي شروط؟" },
      { en: "Who delivers it, and who hauls the old one away?", ar: "من يوصلها، ومن يأخذ القديمة؟" },
    ],
    doctor: [
      { en: "Which doctor or clinic is named here?", ar: "أي طبيب أو عيادة يُذكر هنا؟" },
      { en: "Who in the field has read this text?", ar: "من قرأ النص من أهل الاختصاص؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "النوم", indefinite: "نوم", agreement: "m" },
        business: { definite: "محل المراتب", indefinite: "محل مراتب", agreement: "m" },
      },
      facets: {
        readers: "مين اللي ما ينام؟",
        evening: "آخر ساعة قبل النوم",
        morning: "ساعة الصحيان",
        room: "غرفة النوم",
        drinks: "القهوة والجوال في الليل",
        shifts: "دوام الليل والشفتات",
        children: "نوم العيال",
        mattress: "المرتبة والمخدة",
        trial: "السعر والتجربة والإرجاع",
        doctor: "متى يُسأل الدكتور؟",
      },
      words: ["نوم", "سهر", "مخدة", "مرتبة", "نعسان", "قيلولة", "شفت", "ستاير"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "النوم", indefinite: "نوم", agreement: "m" },
        business: { definite: "محل المراتب", indefinite: "محل مراتب", agreement: "m" },
      },
      facets: {
        readers: "مين اللي مش عارف ينام؟",
        evening: "الساعة اللي قبل السرير",
        morning: "الصحيان الصبح",
        room: "أوضة النوم",
        drinks: "القهوة والموبايل بالليل",
        shifts: "شيفتات الليل",
        children: "نوم الولاد",
        mattress: "المرتبة والمخدة بمقاس السرير",
        trial: "السعر والتجربة والمرتجع",
        doctor: "إمتى نسأل الدكتور؟",
      },
      words: ["نوم", "سهر", "مخدة", "مرتبة", "نعسان", "قيلولة", "شيفت", "لحاف"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "النوم", indefinite: "نوم", agreement: "m" },
        business: { definite: "محل الفرش", indefinite: "محل فرش", agreement: "m" },
      },
      facets: {
        readers: "مين ما عم يقدر ينام؟",
        evening: "آخر ساعة قبل التخت",
        morning: "الفيقة الصبح",
        room: "الضو والصوت بالأوضة",
        drinks: "القهوة والتلفون بالليل",
        shifts: "دوام الليل",
        children: "الولاد ووقت النوم",
        mattress: "الفرشة والمخدّة",
        trial: "السعر والتجربة والترجيع",
        doctor: "إيمتى منسأل الحكيم؟",
      },
      words: ["نوم", "سهر", "مخدّة", "فرشة", "نعسان", "غفوة", "تخت", "حرام"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "النوم", indefinite: "نوم", agreement: "m" },
        business: { definite: "متجر المراتب", indefinite: "متجر مراتب", agreement: "m" },
      },
      facets: {
        readers: "من يجافيه النوم؟",
        evening: "المساء قبل النوم",
        morning: "موعد الاستيقاظ",
        room: "الضوء والحرارة في غرفة النوم",
        drinks: "القهوة والشاشات ليلًا",
        shifts: "العمل بنوبات الليل",
        children: "نوم الأطفال",
        mattress: "المرتبة والوسادة",
        trial: "السعر وشروط الإرجاع",
        doctor: "متى يُستشار الطبيب؟",
      },
      words: ["نوم عميق", "أرق", "وسادة", "قيلولة", "مرتبة", "استيقاظ", "نعاس"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "sleep", indefinite: "sleep", agreement: "m" },
        business: { definite: "the mattress store", indefinite: "a mattress store", agreement: "m" },
      },
      facets: {
        readers: "Who lies awake",
        evening: "The last hour before bed",
        morning: "Waking up",
        room: "The bedroom",
        drinks: "Late coffee, late phones",
        shifts: "Night shifts",
        children: "Kids' bedtime",
        mattress: "Mattress and pillow",
        trial: "Price, trial, returns",
        doctor: "When to ask a doctor",
      },
      words: ["bedtime", "nap", "sleep in", "mattress", "snooze", "night shift", "pillow", "blackout curtains"],
    },
  },
});
