import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "home-appliances",
  name: { en: "Home appliances", ar: "الأجهزة المنزلية" },
  care: "plain",
  careNote: {
    en: "No figures on savings. Gas, heaters and AC wiring are for a licensed technician; a smell of gas is for the emergency number. Mention children beside washers and hot ovens. Recalls stand on the maker’s page.",
    ar: "لا أرقام عن التوفير. الغاز والسخانات وكهرباء المكيفات لفني مرخّص، ورائحة الغاز لرقم الطوارئ. ويُذكر حذر الأطفال من الغسالة والفرن الساخن. والاستدعاءات في صفحة الشركة الصانعة.",
  },
  questions: [
    { key: "device", type: "text", text: { en: "Which device, which model and capacity?", ar: "أي جهاز، وما الموديل والسعة؟" } },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم سعره؟" } },
    { key: "warranty", type: "text", text: { en: "Who gives the warranty, and for how long?", ar: "الضمان ممّن، ولأي مدة؟" } },
    {
      key: "delivery",
      type: "choice",
      text: { en: "Are delivery and fitting included?", ar: "هل يشمل السعر التوصيل والتركيب؟" },
    },
    { key: "label", type: "text", text: { en: "What does the energy label say?", ar: "ماذا على بطاقة الطاقة؟" } },
  ],
  facets: {
    size: [
      { en: "For which room or family is it meant?", ar: "لأي مساحة أو لكم شخص يناسب؟" },
      { en: "What are its width, depth and height?", ar: "كم عرضه وعمقه وارتفاعه؟" },
    ],
    kinds: [
      { en: "Which kinds are in stock, and how do they differ?", ar: "أي أنواع متوفرة، وبمَ تختلف؟" },
      { en: "Which brands does the store carry?", ar: "أي ماركات عند المحل؟" },
    ],
    energy: [
      { en: "Which class does the energy label show?", ar: "أي فئة على بطاقة الطاقة؟" },
      { en: "How many watts does it draw?", ar: "كم واطًا يسحب؟" },
    ],
    noise: [
      { en: "How many decibels does the label give?", ar: "كم ديسيبل على البطاقة؟" },
      { en: "In which room will it stand?", ar: "في أي غرفة سيكون مكانه؟" },
    ],
    power: [
      { en: "Which socket and voltage does it need?", ar: "أي قابس وأي جهد يحتاج؟" },
      { en: "Does it need a gas or a water point?", ar: "هل يحتاج نقطة غاز أو ماء؟" },
    ],
    fitting: [
      { en: "Who delivers and fits it, and when?", ar: "من يوصّله ويركّبه، ومتى؟" },
      { en: "Is the old device taken away?", ar: "هل يؤخذ الجهاز القديم؟" },
    ],
    warranty: [
      { en: "What does the warranty cover, and what not?", ar: "ماذا يغطّي الضمان، وماذا لا يغطّي؟" },
      { en: "How is it registered?", ar: "كيف يُسجَّل؟" },
    ],
    parts: [
      { en: "In which cities is there a service center?", ar: "في أي مدن مركز صيانة؟" },
      { en: "Which spare parts are in stock?", ar: "أي قطع غيار متوفرة؟" },
    ],
    upkeep: [
      { en: "What is to be cleaned, by the manual?", ar: "ما الذي يُنظَّف بحسب الكتيّب؟" },
      { en: "Which filters or hoses are changed?", ar: "أي فلاتر أو خراطيم تُبدَّل؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الأجهزة المنزلية", indefinite: "أجهزة منزلية", agreement: "f" },
        business: { definite: "محل الأجهزة", indefinite: "محل أجهزة", agreement: "m" },
      },
      facets: {
        size: "أي مقاس يناسب البيت؟",
        kinds: "وش الفرق بين الأنواع؟",
        energy: "بطاقة الطاقة",
        noise: "صوت الجهاز",
        power: "الفيش والكهرب والموية",
        fitting: "التوصيل والتركيب",
        warranty: "ضمان الوكيل",
        parts: "قطع الغيار ومركز الصيانة",
        upkeep: "تنظيف الجهاز",
      },
      words: ["مكيف سبليت", "ثلاجة", "فريزر", "غسالة", "دفاية", "سخان", "وكيل", "بطاقة الطاقة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الأجهزة الكهربائية", indefinite: "أجهزة كهربائية", agreement: "f" },
        business: { definite: "محل الأجهزة", indefinite: "محل أجهزة", agreement: "m" },
      },
      facets: {
        size: "كام قدم وكام كيلو؟",
        kinds: "الأنواع والماركات",
        energy: "استهلاك الكهربا",
        noise: "صوت الجهاز وهو شغال",
        power: "مكان الفيشة والغاز والمية",
        fitting: "النقل والتركيب",
        warranty: "ضمان التوكيل وختمه",
        parts: "قطع الغيار والصيانة",
        upkeep: "نضافة الجهاز",
      },
      words: ["تلاجة", "تكييف", "بوتاجاز", "سخان", "ديب فريزر", "توكيل", "نوفروست", "جهاز العروسة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الأجهزة المنزليّة", indefinite: "أجهزة منزليّة", agreement: "f" },
        business: { definite: "محلّ الأجهزة", indefinite: "محلّ أجهزة", agreement: "m" },
      },
      facets: {
        size: "أيّ قياس بيساع المطرح؟",
        kinds: "شو في أنواع؟",
        energy: "قدّيش بيصرف كهربا؟",
        noise: "الصوت والضجّة",
        power: "الكهربا والغاز والميّ",
        fitting: "التوصيل لفوق والتركيب",
        warranty: "كفالة الوكيل",
        parts: "القطع ومركز التصليح",
        upkeep: "الصيانة والتنضيف",
      },
      words: ["براد", "تلاجة", "غسالة", "مكيّف", "غاز", "قازان", "صوبة", "جلاية", "كفالة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الأجهزة المنزلية", indefinite: "أجهزة منزلية", agreement: "f" },
        business: { definite: "متجر الأجهزة", indefinite: "متجر أجهزة", agreement: "m" },
      },
      facets: {
        size: "السعة والأبعاد",
        kinds: "أنواع الأجهزة",
        energy: "كفاءة الطاقة",
        noise: "مستوى الضجيج",
        power: "التوصيلات المطلوبة",
        fitting: "التسليم والتركيب",
        warranty: "الضمان",
        parts: "قطع الغيار ومراكز الخدمة",
        upkeep: "العناية بالجهاز",
      },
      words: ["أجهزة", "كفاءة الطاقة", "سعة", "ضمان", "وكيل", "ضاغط", "قطع غيار", "تركيب"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the appliance", indefinite: "an appliance", agreement: "m" },
        business: { definite: "the appliance store", indefinite: "an appliance store", agreement: "m" },
      },
      facets: {
        size: "Getting the size right",
        kinds: "Types and brands",
        energy: "Reading the energy label",
        noise: "How loud it runs",
        power: "Outlets, gas, and water hookups",
        fitting: "Delivery and installation",
        warranty: "The warranty",
        parts: "Parts and service",
        upkeep: "Keeping it clean",
      },
      words: ["fridge", "washer", "dryer", "stove", "AC unit", "water heater", "dishwasher", "hookup"],
    },
  },
});
