import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "pets",
  name: { en: "Pets", ar: "الحيوانات الأليفة" },
  care: "plain",
  careNote: {
    en: "No dose, diagnosis or home cure. An animal that was poisoned, breathes badly or does not eat goes to the vet at once; a bite goes to a doctor. No sale of wild animals, and no praise of fighting. Respect people who do not keep dogs; with allergies or a baby in the house, a doctor is asked.",
    ar: "لا جرعة ولا تشخيص ولا علاج منزلي. التسمّم وضيق التنفس والامتناع عن الأكل للطبيب البيطري فورًا، والعضّة للطبيب. لا بيع لحيوانات برية، ولا مدح للقتال. ويُحترم من لا يقتني الكلاب، ويُسأل الطبيب عند الحساسية أو وجود رضيع.",
  },
  questions: [
    { key: "animal", type: "list", text: { en: "Which animal is it about?", ar: "عن أي حيوان؟" } },
    { key: "offer", type: "list", text: { en: "Which products or services?", ar: "أي منتجات أو خدمات؟" } },
    { key: "place", type: "place", text: { en: "Where, or is it delivered?", ar: "أين، أم يوجد توصيل؟" } },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم الكلفة؟" } },
    { key: "vet", type: "text", text: { en: "Which vet may be named?", ar: "أي طبيب بيطري يمكن ذكر اسمه؟" } },
  ],
  facets: {
    animals: [
      { en: "Which animals are cared for here?", ar: "أي حيوانات تُقدَّم لها الخدمة؟" },
      { en: "What should be known of this breed?", ar: "ماذا ينبغي أن يُعرف عن هذه السلالة؟" },
    ],
    adoption: [
      { en: "Which animals wait for a home, of what age?", ar: "أي حيوانات تنتظر بيتًا، وكم أعمارها؟" },
      { en: "What is asked of whoever adopts?", ar: "ما المطلوب ممّن يتبنّى؟" },
    ],
    food: [
      { en: "Which food is sold, for which age?", ar: "أي طعام يُباع، ولأي عمر؟" },
      { en: "What stands on its label?", ar: "ماذا على ملصقه؟" },
    ],
    vet: [
      { en: "Who is the vet, and when is the clinic open?", ar: "من الطبيب البيطري، ومتى تفتح العيادة؟" },
      { en: "What goes into the vaccine card?", ar: "ماذا يُكتب في دفتر التطعيم؟" },
    ],
    litter: [
      { en: "Which litter and trays are on hand?", ar: "أي رمل وصناديق متوفرة؟" },
      { en: "In which sizes do they come?", ar: "بأي مقاسات؟" },
    ],
    grooming: [
      { en: "What does a grooming visit include?", ar: "ماذا تشمل جلسة التنظيف والقص؟" },
      { en: "How are nervous animals handled?", ar: "كيف يُعامَل الحيوان الخائف؟" },
    ],
    training: [
      { en: "What is trained, and from which age?", ar: "على ماذا يُدرَّب، ومن أي عمر؟" },
      { en: "Where do the lessons take place?", ar: "أين تكون الحصص؟" },
    ],
    boarding: [
      { en: "Where does the animal stay while the family travels?", ar: "أين يبقى الحيوان حين يسافر أصحابه؟" },
      { en: "Which papers does boarding ask for?", ar: "أي أوراق تُطلب للاستضافة؟" },
    ],
    home: [
      { en: "What has to be ready at home on the first day?", ar: "ماذا يُجهَّز في البيت لليوم الأول؟" },
      { en: "What comes in the starter set?", ar: "ماذا في طقم البداية؟" },
    ],
    emergencies: [
      { en: "Which clinic is open at night?", ar: "أي عيادة تفتح ليلًا؟" },
      { en: "On which number can it be reached?", ar: "على أي رقم يُتصل بها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الحيوان الأليف", indefinite: "حيوان أليف", agreement: "m" },
        business: { definite: "محل الحيوانات", indefinite: "محل حيوانات", agreement: "m" },
      },
      facets: {
        animals: "قطاوة وطيور وغيرها",
        adoption: "التبني وشروطه",
        food: "الدراي والمعلبات",
        vet: "البيطري وكرت التطعيم",
        litter: "الرمل وصندوقه",
        grooming: "القص والسبوح",
        training: "تدريب الحيوان",
        boarding: "الفندقة وقت السفر",
        home: "تجهيز البيت قبل الوصول",
        emergencies: "طوارئ البيطري",
      },
      words: ["قطوة", "قطو", "بسة", "رمل", "دراي", "بيطري", "طير", "تطعيم", "فندقة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الحيوان الأليف", indefinite: "حيوان أليف", agreement: "m" },
        business: { definite: "البت شوب", indefinite: "بت شوب", agreement: "m" },
      },
      facets: {
        animals: "قطط وكلاب وعصافير",
        adoption: "محتاجين بيت",
        food: "الدراي فود والويت فود",
        vet: "الدكتور البيطري والتطعيمات",
        litter: "الليتر بوكس والرمل",
        grooming: "الحموم والجرومينج",
        training: "التدريب والطاعة",
        boarding: "الاستضافة في السفر",
        home: "أول ليلة في البيت",
        emergencies: "لو حصل طارئ بالليل",
      },
      words: ["قطة", "كلب", "دراي فود", "ليتر بوكس", "بيطري", "تطعيم", "جرومينج", "تبني"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الحيوان الأليف", indefinite: "حيوان أليف", agreement: "m" },
        business: { definite: "محلّ الحيوانات", indefinite: "محلّ حيوانات", agreement: "m" },
      },
      facets: {
        animals: "بسّة ولّا كلب ولّا عصفور؟",
        adoption: "مين ناطر بيت؟",
        food: "الأكل حسب العمر",
        vet: "البيطري ودفتر اللقاحات",
        litter: "رمل البسّة",
        grooming: "الحمّام وقصّ الشعر",
        training: "التدريب والمشوار",
        boarding: "لمّا العيلة بالسفر",
        home: "تحضير البيت",
        emergencies: "البيطري المناوب",
      },
      words: ["بسّة", "بسينة", "كلب", "بيطري", "أكل", "تبنّي", "لقاح", "عصفور"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الحيوان الأليف", indefinite: "حيوان أليف", agreement: "m" },
        business: { definite: "متجر الحيوانات", indefinite: "متجر حيوانات", agreement: "m" },
      },
      facets: {
        animals: "الأنواع والسلالات",
        adoption: "التبنّي",
        food: "الغذاء",
        vet: "الطبيب البيطري والتطعيم",
        litter: "الرمل والنظافة",
        grooming: "العناية بالفرو",
        training: "التدريب والسلوك",
        boarding: "الاستضافة في أثناء السفر",
        home: "تهيئة البيت",
        emergencies: "الحالات العاجلة",
      },
      words: ["حيوان أليف", "تطعيم", "بيطري", "تبنٍّ", "سلالة", "فرو", "غذاء", "رعاية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the pet", indefinite: "a pet", agreement: "m" },
        business: { definite: "the pet store", indefinite: "a pet store", agreement: "m" },
      },
      facets: {
        animals: "Cats, dogs, and others",
        adoption: "Up for adoption",
        food: "What’s in the bowl",
        vet: "The vet and the shots",
        litter: "The litter box",
        grooming: "Bath, brush, and trim",
        training: "Training",
        boarding: "While the family’s away",
        home: "Before the first night home",
        emergencies: "After-hours vet care",
      },
      words: ["litter box", "kibble", "vet", "leash", "rescue", "groomer", "boarding", "shots"],
    },
  },
});
