import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "phones-electronics",
  name: { en: "Phones and electronics", ar: "الجوالات والإلكترونيات" },
  care: "plain",
  careNote: {
    en: "Specifications, 'original', 'new' and battery health only as given. Nobody unlocks a stolen or locked device, and nobody opens a customer’s photos and data. A swollen battery goes to a service center.",
    ar: "المواصفات و«أصلي» و«جديد» وصحة البطارية كما ذُكرت فقط. لا فتح لجهاز مسروق أو مقفل، ولا اطّلاع على صور الزبون وبياناته. والبطارية المنتفخة لمركز الصيانة.",
  },
  questions: [
    { key: "device", type: "text", text: { en: "Which device, with which storage and color?", ar: "أي جهاز، وبأي سعة ولون؟" } },
    { key: "condition", type: "choice", text: { en: "Is it new, used or refurbished?", ar: "جديد أم مستعمل أم مجدَّد؟" } },
    { key: "warranty", type: "text", text: { en: "Whose warranty is it, and how long?", ar: "ضمان مَن، وكم مدته؟" } },
    { key: "price", type: "price", text: { en: "What is the price?", ar: "كم السعر؟" } },
    { key: "place", type: "place", text: { en: "Where is the store, or does it deliver?", ar: "أين المحل، أم يوجد توصيل؟" } },
  ],
  facets: {
    models: [
      { en: "Which models are in stock, in which colors?", ar: "أي موديلات متوفرة، وبأي ألوان؟" },
      { en: "For which kind of use is each?", ar: "لأي استعمال يصلح كل منها؟" },
    ],
    storage: [
      { en: "How much storage and memory does it have?", ar: "كم سعة التخزين والذاكرة؟" },
      { en: "Can more be added?", ar: "هل تقبل الزيادة؟" },
    ],
    battery: [
      { en: "What does the battery health show?", ar: "كم صحة البطارية؟" },
      { en: "Which charger comes in the box?", ar: "أي شاحن يأتي في العلبة؟" },
    ],
    camera: [
      { en: "Which cameras and which screen does it have?", ar: "أي كاميرات وأي شاشة فيه؟" },
      { en: "Where can one try them?", ar: "أين يمكن تجربتها؟" },
    ],
    used: [
      { en: "What was checked on the used devices?", ar: "ما الذي فُحص في الأجهزة المستعملة؟" },
      { en: "Which scratches or repairs are known?", ar: "أي خدوش أو تصليحات معروفة؟" },
    ],
    network: [
      { en: "Does it take an eSIM, and how many lines?", ar: "هل يقبل شريحة إلكترونية، وكم خطًّا؟" },
      { en: "Is it the local or an international version?", ar: "هل هو نسخة الوكيل أم نسخة دولية؟" },
    ],
    warranty: [
      { en: "What does the warranty leave out?", ar: "ماذا يستثني الضمان؟" },
      { en: "Can it be returned, and within how many days?", ar: "هل يُسترجع، وخلال كم يوم؟" },
    ],
    repair: [
      { en: "Which repairs are done on the spot?", ar: "أي تصليحات تتم في الحال؟" },
      { en: "Which parts are used, and what do they cost?", ar: "أي قطع تُركَّب، وكم سعرها؟" },
    ],
    "trade-in": [
      { en: "Which devices are traded in?", ar: "أي أجهزة تُقبل للاستبدال؟" },
      { en: "Who moves the data to the new one?", ar: "من ينقل البيانات إلى الجديد؟" },
    ],
    accessories: [
      { en: "Which cases and protectors are there for it?", ar: "أي أغطية وواقيات متوفرة له؟" },
      { en: "Is fitting the protector included?", ar: "هل تركيب الواقي ضمن السعر؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الجوال", indefinite: "جوال", agreement: "m" },
        business: { definite: "محل الإلكترونيات", indefinite: "محل إلكترونيات", agreement: "m" },
      },
      facets: {
        models: "الأجهزة المتوفرة",
        storage: "كم السعة؟",
        battery: "صحة البطارية",
        camera: "الكاميرا والشاشة",
        used: "فحص المستعمل",
        network: "الشريحة والشبكة",
        warranty: "ضمان الوكيل وضمان المحل",
        repair: "الصيانة والقطع",
        "trade-in": "القديم بالجديد",
        accessories: "الكفرات ولصقات الحماية",
      },
      words: ["جوال", "تلفون", "كفر", "شاحن", "شاشة حماية", "وكيل", "سماعات", "بطارية"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الموبايل", indefinite: "موبايل", agreement: "m" },
        business: { definite: "محل الموبايلات", indefinite: "محل موبايلات", agreement: "m" },
      },
      facets: {
        models: "موديلات الموبايلات",
        storage: "المساحة والرامات",
        battery: "البطارية تقعد قد إيه؟",
        camera: "التصوير والشاشة",
        used: "المستعمل وكسر الزيرو",
        network: "الخط والشبكة",
        warranty: "الضمان والاستبدال",
        repair: "صيانة وقطع غيار",
        "trade-in": "استبدال الموبايل القديم",
        accessories: "جرابات وإسكرينات",
      },
      words: ["موبايل", "جراب", "إسكرينة", "شاحن", "زيرو", "كسر زيرو", "رامات", "سوفت وير"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "التلفون", indefinite: "تلفون", agreement: "m" },
        business: { definite: "محلّ التلفونات", indefinite: "محلّ تلفونات", agreement: "m" },
      },
      facets: {
        models: "شو في تلفونات؟",
        storage: "قدّيش بيساع؟",
        battery: "عمر البطّارية",
        camera: "الكاميرا ونوعيّة الصورة",
        used: "التلفون المستعمل",
        network: "الخطّ والشبكة",
        warranty: "الكفالة والترجيع",
        repair: "التصليح والقطع",
        "trade-in": "تبديل القديم",
        accessories: "الكفرات والسمّاعات",
      },
      words: ["خلوي", "تلفون", "كفر", "شاحن", "سماعات", "خط", "كفالة", "تشريج"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الهاتف", indefinite: "هاتف", agreement: "m" },
        business: { definite: "متجر الهواتف", indefinite: "متجر هواتف", agreement: "m" },
      },
      facets: {
        models: "الأجهزة والطرازات",
        storage: "سعة التخزين والذاكرة",
        battery: "البطارية",
        camera: "الشاشة والكاميرا",
        used: "فحص الأجهزة المستعملة",
        network: "الشبكة والشريحة",
        warranty: "الضمان والاسترجاع",
        repair: "الصيانة",
        "trade-in": "استبدال الجهاز القديم",
        accessories: "الملحقات",
      },
      words: ["هاتف ذكي", "بطارية", "ذاكرة", "ضمان", "شاشة", "شاحن", "مستعمل", "صيانة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the phone", indefinite: "a phone", agreement: "m" },
        business: { definite: "the phone store", indefinite: "a phone store", agreement: "m" },
      },
      facets: {
        models: "Phones in stock",
        storage: "Storage and memory",
        battery: "Battery and charging",
        camera: "Camera and screen",
        used: "Used and refurbished",
        network: "Carriers, eSIM, and versions",
        warranty: "Warranty and returns",
        repair: "Repairs",
        "trade-in": "Trading in the old one",
        accessories: "Cases and other extras",
      },
      words: ["cell phone", "case", "charger", "unlocked", "trade-in", "carrier", "refurbished", "screen repair"],
    },
  },
});
