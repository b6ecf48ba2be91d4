import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "gold-jewellery",
  name: { en: "Gold and jewelry", ar: "الذهب والمجوهرات" },
  care: "plain",
  careNote: {
    en: "No price forecast, no 'invest', no 'best rate'. 'Certified', 'natural' and 'conflict-free' only as given. Zakat and gold for men are for scholars; whoever is allergic to nickel asks for the alloy. Customers’ names and purchases stay private.",
    ar: "لا توقّع للأسعار، ولا «استثمار»، ولا «أفضل سعر». و«بشهادة» و«طبيعي» كما ذُكرا فقط. أسئلة الزكاة وذهب الرجال لأهل العلم، ومن لديه حساسية من النيكل يسأل عن السبيكة. وأسماء الزبائن ومشترياتهم خاصة.",
  },
  questions: [
    { key: "pieces", type: "list", text: { en: "Which pieces, of which karat?", ar: "أي قطع، ومن أي عيار؟" } },
    { key: "weight", type: "number", text: { en: "What do they weigh?", ar: "كم وزنها؟" } },
    { key: "price", type: "price", text: { en: "What is the price or the making charge?", ar: "كم السعر أو المصنعية؟" } },
    { key: "place", type: "place", text: { en: "Where is the shop?", ar: "أين المحل؟" } },
    {
      key: "exchange",
      type: "text",
      text: { en: "On which terms are pieces bought back or exchanged?", ar: "ما شروط الاسترجاع والاستبدال؟" },
    },
  ],
  facets: {
    pieces: [
      { en: "Which pieces are in the window now?", ar: "أي قطع في الواجهة الآن؟" },
      { en: "Where were they made?", ar: "أين صُنعت؟" },
    ],
    karat: [
      { en: "Which karats does the shop carry?", ar: "أي عيارات في المحل؟" },
      { en: "Where is the stamp on the piece?", ar: "أين الدمغة على القطعة؟" },
    ],
    "making-charge": [
      { en: "How is the making charge worked out?", ar: "كيف تُحسب المصنعية؟" },
      { en: "By which daily rate, and what tax is added?", ar: "بأي سعر يومي، وأي ضريبة تُضاف؟" },
    ],
    stones: [
      { en: "Which stones are set, and what do they weigh?", ar: "أي أحجار مركّبة، وكم وزنها؟" },
      { en: "Which certificate comes with them?", ar: "أي شهادة معها؟" },
    ],
    bridal: [
      { en: "Which bridal sets are there?", ar: "أي أطقم للعروس متوفرة؟" },
      { en: "Can a set be put together piece by piece?", ar: "هل يمكن اختيار الطقم قطعة قطعة؟" },
    ],
    custom: [
      { en: "Are rings resized and names engraved?", ar: "هل تُعدَّل مقاسات الخواتم وتُحفر الأسماء؟" },
      { en: "How long does a custom piece take?", ar: "كم تستغرق القطعة المطلوبة خصيصًا؟" },
    ],
    silver: [
      { en: "Which silver pieces are on offer?", ar: "أي قطع فضة معروضة؟" },
      { en: "How does the shop clean and polish?", ar: "كيف ينظّف المحل القطع ويلمّعها؟" },
    ],
    invoice: [
      { en: "What is written on the invoice?", ar: "ماذا يُكتب في الفاتورة؟" },
      { en: "How can one pay?", ar: "كيف يكون الدفع؟" },
    ],
    resale: [
      { en: "Does the shop buy back its own pieces?", ar: "هل يشتري المحل القطع التي باعها؟" },
      { en: "What is taken off at exchange?", ar: "ما الذي يُخصم عند الاستبدال؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الذهب", indefinite: "ذهب", agreement: "m" },
        business: { definite: "محل الذهب", indefinite: "محل ذهب", agreement: "m" },
      },
      facets: {
        pieces: "أطقم وخواتم وأساور",
        karat: "العيار والدمغة",
        "making-charge": "المصنعية وسعر الجرام",
        stones: "الفصوص وشهاداتها",
        bridal: "طقم العروس",
        custom: "التفصيل والمقاسات",
        silver: "الفضة وتلميعها",
        invoice: "فاتورة الذهب",
        resale: "البيع والاستبدال",
      },
      words: ["ذهب", "مصنعية", "طقم", "بناجر", "مضاعد", "حيول", "تولة", "سبيكة", "عيار"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الدهب", indefinite: "دهب", agreement: "m" },
        business: { definite: "الجواهرجي", indefinite: "جواهرجي", agreement: "m" },
      },
      facets: {
        pieces: "غوايش وسلاسل وحلقان",
        karat: "عيار كام؟",
        "making-charge": "المصنعية والدمغة",
        stones: "الفصوص والألماظ",
        bridal: "شبكة العروسة",
        custom: "مقاس الدبلة والحفر",
        silver: "شغل الفضة",
        invoice: "الفاتورة فيها إيه؟",
        resale: "بيع الدهب القديم",
      },
      words: ["دهب", "مصنعية", "شبكة", "دبلة", "غوايش", "جنيه دهب", "صاغة", "كسر"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المجوهرات", indefinite: "مجوهرات", agreement: "f" },
        business: { definite: "الصايغ", indefinite: "صايغ", agreement: "m" },
      },
      facets: {
        pieces: "شو في بالواجهة؟",
        karat: "العيار والختم",
        "making-charge": "الوزن والصياغة",
        stones: "الحجار وشهادتها",
        bridal: "مصاغ العروس",
        custom: "القياس والحفر عالخاتم",
        silver: "الفضّة",
        invoice: "شو مكتوب بالفاتورة؟",
        resale: "بيع القديم والتبديل",
      },
      words: ["دهب", "صياغة", "محبس", "دبلة", "أساور", "مباريم", "ليرة ذهب", "طقم", "مصاغ"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الذهب", indefinite: "ذهب", agreement: "m" },
        business: { definite: "الصائغ", indefinite: "صائغ", agreement: "m" },
      },
      facets: {
        pieces: "القطع المعروضة",
        karat: "العيارات والأختام",
        "making-charge": "أجرة الصياغة",
        stones: "الأحجار الكريمة",
        bridal: "أطقم العرائس",
        custom: "الصياغة حسب الطلب",
        silver: "الفضة والعناية بها",
        invoice: "الفاتورة وبياناتها",
        resale: "إعادة البيع والاستبدال",
      },
      words: ["عيار", "صياغة", "وزن", "حجر كريم", "دمغة", "سبيكة", "فضة", "مصنعية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the jewelry", indefinite: "jewelry", agreement: "m" },
        business: { definite: "the jeweler", indefinite: "a jeweler", agreement: "m" },
      },
      facets: {
        pieces: "In the case right now",
        karat: "Karats and hallmarks",
        "making-charge": "Gold weight and labor",
        stones: "Stones and certificates",
        bridal: "For the wedding",
        custom: "Custom work and resizing",
        silver: "Silver and how it’s cleaned",
        invoice: "What the receipt shows",
        resale: "Trade-ins and buybacks",
      },
      words: ["karat", "ring size", "setting", "appraisal", "hallmark", "engagement ring", "gold chain", "jeweler"],
    },
  },
});
