import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "gardening-plants",
  name: { en: "Gardening and plants", ar: "الحدائق والنباتات" },
  care: "plain",
  careNote: {
    en: "Pesticides by their label only, away from children, pets and food plants. Name poisonous plants as poisonous, such as oleander, dieffenbachia, and lilies around cats. No healing claims for herbs, and no wild plants dug up.",
    ar: "المبيدات بحسب ملصقها فقط، بعيدًا عن الأطفال والحيوانات ونباتات الأكل. ويُذكر أن النبتة سامة إن كانت كذلك، كالدفلى والدفنباخيا، والزنبق على القطط. لا ادعاء بشفاء الأعشاب، ولا اقتلاع لنبات البر.",
  },
  questions: [
    { key: "offer", type: "list", text: { en: "Which plants or services is it about?", ar: "عن أي نباتات أو خدمات؟" } },
    {
      key: "spot",
      type: "text",
      text: { en: "Where will they stand, and is it sunny there?", ar: "أين ستوضع، وهل المكان مشمس؟" },
    },
    { key: "area", type: "number", text: { en: "How large is the garden or balcony?", ar: "كم مساحة الحديقة أو الشرفة؟" } },
    { key: "price", type: "price", text: { en: "What do they cost?", ar: "كم الأسعار؟" } },
    {
      key: "extras",
      type: "list",
      text: { en: "Are delivery, planting and upkeep offered?", ar: "هل يوجد توصيل وزراعة وعناية؟" },
    },
  ],
  facets: {
    plants: [
      { en: "Which plants are on hand now?", ar: "أي نباتات متوفرة الآن؟" },
      { en: "Which of them are local?", ar: "أيها من نباتات المنطقة؟" },
    ],
    light: [
      { en: "How many hours of sun does the spot get?", ar: "كم ساعة شمس في المكان؟" },
      { en: "On which side is the window or balcony?", ar: "في أي جهة النافذة أو الشرفة؟" },
    ],
    water: [
      { en: "How are these plants watered, and how often?", ar: "كيف تُسقى هذه النباتات، وكل كم؟" },
      { en: "Is there a drip line or a timer?", ar: "هل يوجد ريّ بالتنقيط أو مؤقّت؟" },
    ],
    soil: [
      { en: "Which soil and fertilizer are used?", ar: "أي تربة وأي سماد؟" },
      { en: "Are they sold there too?", ar: "هل تُباع هناك أيضًا؟" },
    ],
    pots: [
      { en: "Which pots fit, of what size?", ar: "أي أصص تناسبها، وبأي مقاس؟" },
      { en: "Do they have a drainage hole?", ar: "هل فيها فتحة تصريف؟" },
    ],
    season: [
      { en: "What is sown this season?", ar: "ماذا يُزرع في هذا الموسم؟" },
      { en: "What comes next, and when?", ar: "ماذا بعده، ومتى؟" },
    ],
    lawn: [
      { en: "Real lawn or artificial, and which kind?", ar: "عشب طبيعي أم صناعي، وأي نوع؟" },
      { en: "How is the ground prepared?", ar: "كيف تُجهَّز الأرض؟" },
    ],
    pests: [
      { en: "Which pests turn up in this area?", ar: "أي آفات تظهر في هذه المنطقة؟" },
      { en: "What does the nursery use against them?", ar: "ماذا يستعمل المشتل ضدها؟" },
    ],
    service: [
      { en: "Who plants and prunes, and on which days?", ar: "من يزرع ويقلّم، وفي أي أيام؟" },
      { en: "What does a visit include?", ar: "ماذا تشمل الزيارة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الزرع", indefinite: "زرع", agreement: "m" },
        business: { definite: "المشتل", indefinite: "مشتل", agreement: "m" },
      },
      facets: {
        plants: "وش في المشتل؟",
        light: "الظل والشمس",
        water: "السقي والتنقيط",
        soil: "التربة والسماد",
        pots: "الأحواض والأصص",
        season: "زرع الموسم",
        lawn: "الثيل الطبيعي والصناعي",
        pests: "حشرات الزرع",
        service: "تنسيق الحوش",
      },
      words: ["مشتل", "ثيل", "شتلة", "سماد", "مركن", "حوش", "سدرة", "تنسيق حدائق", "ري بالتنقيط"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الزرع", indefinite: "زرع", agreement: "m" },
        business: { definite: "المشتل", indefinite: "مشتل", agreement: "m" },
      },
      facets: {
        plants: "زرع البيت والبلكونة",
        light: "شمس ولا ضل؟",
        water: "الري كل قد إيه؟",
        soil: "الطينة والسماد",
        pots: "القصاري ومقاساتها",
        season: "يتزرع إيه دلوقتي؟",
        lawn: "النجيلة",
        pests: "المن والدبان الأبيض",
        service: "الجنايني وزياراته",
      },
      words: ["مشتل", "نجيلة", "زرعة", "شتلة", "سماد", "قصرية", "جنينة", "بيتموس"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الزريعة", indefinite: "زريعة", agreement: "f" },
        business: { definite: "المشتل", indefinite: "مشتل", agreement: "m" },
      },
      facets: {
        plants: "شو في بالمشتل؟",
        light: "كل زريعة وشمستها",
        water: "السقاية",
        soil: "التراب والسماد",
        pots: "أحواض الزريعة",
        season: "زريعة هالموسم",
        lawn: "العشب قدّام البيت",
        pests: "الدود والمنّ",
        service: "التقليم وشغل الجنينة",
      },
      words: ["مشتل", "زريعة", "شتلة", "سماد", "غازون", "نجيل", "قوّار", "تقليم", "حبق"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "النباتات", indefinite: "نباتات", agreement: "f" },
        business: { definite: "المشتل", indefinite: "مشتل", agreement: "m" },
      },
      facets: {
        plants: "نباتات للبيت والحديقة",
        light: "الضوء والمكان",
        water: "مواعيد الريّ",
        soil: "التربة والتسميد",
        pots: "الأصص والتصريف",
        season: "مواسم الزراعة",
        lawn: "العشب الطبيعي والصناعي",
        pests: "الآفات",
        service: "خدمات التنسيق والتقليم",
      },
      words: ["شتلات", "تربة", "ريّ", "تقليم", "سماد", "أصيص", "مشتل", "بذور"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the plants", indefinite: "plants", agreement: "p" },
        business: { definite: "the nursery", indefinite: "a nursery", agreement: "m" },
      },
      facets: {
        plants: "What’s growing at the nursery",
        light: "Sun and shade",
        water: "Watering",
        soil: "Soil and fertilizer",
        pots: "Pots and drainage",
        season: "What to plant now",
        lawn: "Lawn or turf",
        pests: "Bugs on the leaves",
        service: "Planting and yard work",
      },
      words: ["nursery", "potting soil", "lawn", "drip line", "perennial", "mulch", "houseplant", "prune"],
    },
  },
});
