import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "weddings",
  name: { en: "Weddings", ar: "الأعراس" },
  care: "plain",
  careNote: {
    en: "Mixed or separate as told. Photos only with consent, of women most of all. No comparing of dowries, gold or cost, no remark on anybody’s body, no praise of gunfire or fireworks. Guests are asked about allergies; marriage papers are a matter for the court or the ministry.",
    ar: "مختلط أو منفصل كما قيل. لا صور بلا إذن، وصور النساء خاصة. لا مقارنة بالمهر أو الذهب أو الكلفة، ولا تعليق على الأجسام، ولا مدح لإطلاق النار أو الألعاب النارية. ويُسأل الضيوف عن الحساسية، وأوراق الزواج للمحكمة أو الوزارة.",
  },
  questions: [
    { key: "service", type: "text", text: { en: "Which service is it about?", ar: "عن أي خدمة؟" } },
    { key: "place", type: "place", text: { en: "In which city or hall?", ar: "في أي مدينة أو قاعة؟" } },
    { key: "guests", type: "number", text: { en: "For how many guests?", ar: "لكم مدعوًّا؟" } },
    { key: "price", type: "price", text: { en: "Which packages are there, at what price?", ar: "ما الباقات، وكم أسعارها؟" } },
    { key: "date", type: "date", text: { en: "Which dates are free?", ar: "أي تواريخ متاحة؟" } },
  ],
  facets: {
    hall: [
      { en: "How many seats has the hall, and until when is it open?", ar: "كم مقعدًا في القاعة، وحتى أي ساعة؟" },
      { en: "What about entrances, elevator and parking?", ar: "ماذا عن المداخل والمصعد والمواقف؟" },
    ],
    guests: [
      { en: "How are guests invited?", ar: "كيف يُدعى الضيوف؟" },
      { en: "What stands on the card?", ar: "ماذا يُكتب في البطاقة؟" },
    ],
    stage: [
      { en: "Which bridal stage and flowers are offered?", ar: "أي كوشة وورد يُقدَّمان؟" },
      { en: "What can be changed in the design?", ar: "ما الذي يمكن تغييره في التصميم؟" },
    ],
    zaffa: [
      { en: "Which zaffa, with which band or sound?", ar: "أي زفّة، ومع أي فرقة أو صوت؟" },
      { en: "When is the entrance?", ar: "متى دخول العروسين؟" },
    ],
    food: [
      { en: "Is it a buffet or served at the table?", ar: "بوفيه أم خدمة على الطاولات؟" },
      { en: "Which dishes, and is there a tasting?", ar: "أي أطباق، وهل يوجد تذوّق؟" },
    ],
    dress: [
      { en: "Is the dress rented, bought or made?", ar: "الفستان إيجار أم شراء أم تفصيل؟" },
      { en: "How many fittings are there?", ar: "كم بروفة؟" },
    ],
    photos: [
      { en: "Who takes the pictures, and for how many hours?", ar: "من يصوّر، ولكم ساعة؟" },
      { en: "Who keeps the photos, and what is agreed on phones?", ar: "عند من تبقى الصور، وما المتفق عليه في الجوالات؟" },
    ],
    "other-nights": [
      { en: "Which other evenings are held: henna, engagement?", ar: "أي ليالٍ أخرى تُقام: حنّة، خطوبة؟" },
      { en: "Where are they held?", ar: "أين تُقام؟" },
    ],
    day: [
      { en: "Who coordinates on the day?", ar: "من ينسّق يوم العرس؟" },
      { en: "What happens at which hour?", ar: "ماذا يحدث في كل ساعة؟" },
    ],
    contract: [
      { en: "What does the contract list, and what is extra?", ar: "ماذا في العقد، وما الذي يُزاد عليه؟" },
      { en: "What if the date changes or a supplier falls ill?", ar: "ماذا لو تغيّر التاريخ أو مرض أحد المورّدين؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "العرس", indefinite: "عرس", agreement: "m" },
        business: { definite: "منسّق الأعراس", indefinite: "منسّق أعراس", agreement: "m" },
      },
      facets: {
        hall: "القاعة تكفي كم شخص؟",
        guests: "المعازيم والكروت",
        stage: "الكوشة والورد",
        zaffa: "الزفّة",
        food: "بوفيه أو سفرة؟",
        dress: "بروفة الفستان",
        photos: "مصورة العرس",
        "other-nights": "ليلة الحناء والخطوبة",
        day: "ليلة العرس ساعة بساعة",
        contract: "العقد والدفعات",
      },
      words: ["عرس", "ملكة", "ملچة", "دزّة", "زفّة", "كوشة", "معازيم", "قاعة", "ضيافة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الفرح", indefinite: "فرح", agreement: "m" },
        business: { definite: "الويدينج بلانر", indefinite: "ويدينج بلانر", agreement: "m" },
      },
      facets: {
        hall: "القاعة لكام فرد؟",
        guests: "المعازيم والدعوات",
        stage: "الكوشة والديكور",
        zaffa: "الزفّة والدي جي",
        food: "البوفيه المفتوح ولا سيرفيس؟",
        dress: "الفستان: إيجار ولا تفصيل؟",
        photos: "السيشن وفيديو الفرح",
        "other-nights": "الحنة وكتب الكتاب",
        day: "يوم الفرح من الصبح",
        contract: "العربون وبنود العقد",
      },
      words: ["فرح", "كتب كتاب", "كوشة", "زفّة", "معازيم", "شبكة", "سيشن", "قاعة", "حنة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "العرس", indefinite: "عرس", agreement: "m" },
        business: { definite: "منظّم الأعراس", indefinite: "منظّم أعراس", agreement: "m" },
      },
      facets: {
        hall: "الصالة والموقف",
        guests: "المعازيم وكروت الدعوة",
        stage: "الكوشة وزينة الصالة",
        zaffa: "فرقة الزفّة",
        food: "شو عالطاولة؟",
        dress: "الفستان والطرحة",
        photos: "التصوير والألبوم",
        "other-nights": "السهرة قبل العرس",
        day: "برنامج نهار العرس",
        contract: "الاتّفاق عالورق",
      },
      words: ["عرس", "كتب كتاب", "زفّة", "سهرة شباب", "معازيم", "طرحة", "صالة", "خطبة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "حفل الزفاف", indefinite: "حفل زفاف", agreement: "m" },
        business: { definite: "منسّق الحفلات", indefinite: "منسّق حفلات", agreement: "m" },
      },
      facets: {
        hall: "قاعة الحفل",
        guests: "المدعوّون وبطاقات الدعوة",
        stage: "منصّة العروسين والزهور",
        zaffa: "موكب الزفّة",
        food: "مائدة العشاء",
        dress: "فستان العروس",
        photos: "التصوير والخصوصية",
        "other-nights": "الخطوبة وليلة الحنّاء",
        day: "جدول يوم الزفاف",
        contract: "العقد والدفع",
      },
      words: ["زفاف", "عقد قران", "عروسان", "مدعوّون", "قاعة", "منسّق", "دعوة", "موكب"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the wedding", indefinite: "a wedding", agreement: "m" },
        business: { definite: "the wedding planner", indefinite: "a wedding planner", agreement: "m" },
      },
      facets: {
        hall: "The venue",
        guests: "Guest list and invitations",
        stage: "Flowers and the bridal stage",
        zaffa: "Music and the grand entrance",
        food: "Buffet or plated",
        dress: "The dress and fittings",
        photos: "Photos and who sees them",
        "other-nights": "Henna night and other parties",
        day: "The day, hour by hour",
        contract: "Contracts and deposits",
      },
      words: ["venue", "RSVP", "caterer", "reception", "bridal shower", "bouquet", "fitting", "planner"],
    },
  },
});
