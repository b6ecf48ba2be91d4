import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "inflation-economy",
  name: { en: "Inflation and the economy", ar: "التضخم والاقتصاد" },
  care: "plain",
  careNote: {
    en: "Give a figure only with its source and date. No forecast, no political blame, no parallel-market rates, and no advice to hoard or to change money. Nobody is mocked for being poor.",
    ar: "لا رقم بلا مصدره وتاريخه. لا توقّعات، ولا لوم سياسي، ولا أسعار السوق الموازية، ولا نصيحة بالتخزين أو بتحويل المال. ولا سخرية من فقير.",
  },
  questions: [
    { key: "country", type: "place", text: { en: "Which country is it about?", ar: "عن أي بلد؟" } },
    { key: "period", type: "date", text: { en: "Which month or year?", ar: "عن أي شهر أو سنة؟" } },
    { key: "source", type: "text", text: { en: "Which figures, and from which source?", ar: "أي أرقام، ومن أي مصدر؟" } },
    {
      key: "readers",
      type: "list",
      text: { en: "Who reads it: households or businesses?", ar: "لمن النص: للأسر أم لأصحاب الأعمال؟" },
    },
    { key: "avoid", type: "text", text: { en: "Which side should the text not take?", ar: "أي موقف ينبغي ألا يتبنّاه النص؟" } },
  ],
  facets: {
    meaning: [
      { en: "By which everyday example is inflation explained?", ar: "بأي مثال من الحياة يُشرح التضخم؟" },
      { en: "What is the latest official rate, and of which month?", ar: "كم آخر معدّل رسمي، ولأي شهر؟" },
    ],
    basket: [
      { en: "Which goods went up the most here?", ar: "أي سلع ارتفعت أكثر من غيرها هنا؟" },
      { en: "Which prices stayed as they were?", ar: "أي أسعار بقيت على حالها؟" },
    ],
    currency: [
      { en: "What is the official exchange rate, on which day?", ar: "كم سعر الصرف الرسمي، وفي أي يوم؟" },
      { en: "Which imported goods does the text speak of?", ar: "أي سلع مستوردة يتناولها النص؟" },
    ],
    rates: [
      { en: "What did the central bank last decide?", ar: "ما آخر قرار للبنك المركزي؟" },
      { en: "When does it meet next?", ar: "متى اجتماعه التالي؟" },
    ],
    wages: [
      { en: "How have wages moved, by which source?", ar: "كيف تغيّرت الأجور، وبحسب أي مصدر؟" },
      { en: "Whose pay is it about?", ar: "رواتب مَن هي المقصودة؟" },
    ],
    fuel: [
      { en: "What does fuel cost now, and since when?", ar: "كم سعر الوقود الآن، ومنذ متى؟" },
      { en: "Which transport costs followed?", ar: "أي كلفة نقل تبعته؟" },
    ],
    home: [
      { en: "What have households here changed?", ar: "ماذا غيّرت الأسر هنا في مصروفها؟" },
      { en: "Who can be quoted on it, by name?", ar: "من يمكن الاستشهاد بكلامه باسمه؟" },
    ],
    shops: [
      { en: "What do shop owners say of their costs?", ar: "ماذا يقول أصحاب المحلات عن كلفتهم؟" },
      { en: "Which prices did they change, and when?", ar: "أي أسعار عدّلوها، ومتى؟" },
    ],
    sources: [
      { en: "Which office publishes the figures?", ar: "أي جهة تنشر الأرقام؟" },
      { en: "Where can a reader look them up?", ar: "أين يرجع القارئ إليها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الغلا", indefinite: "غلا", agreement: "m" },
        business: { definite: "الخبير الاقتصادي", indefinite: "خبير اقتصادي", agreement: "m" },
      },
      facets: {
        meaning: "وش يعني التضخم؟",
        basket: "أسعار المقاضي",
        currency: "العملة والدولار والمستورد",
        rates: "قرارات الفايدة",
        wages: "الراتب قدّام الغلا",
        fuel: "البنزين وأجرة النقل",
        home: "مصروف البيت مع الغلا",
        shops: "أصحاب المحلات وتكاليفهم",
        sources: "من وين نجيب الأرقام؟",
      },
      words: ["غلا", "أسعار", "تضخم", "معيشة", "نفط", "فايدة", "مقاضي", "راتب"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الغلا", indefinite: "غلا", agreement: "m" },
        business: { definite: "الخبير الاقتصادي", indefinite: "خبير اقتصادي", agreement: "m" },
      },
      facets: {
        meaning: "يعني إيه تضخم؟",
        basket: "من العيش للزيت",
        currency: "الجنيه قصاد الدولار",
        rates: "الفايدة في البنك المركزي",
        wages: "المرتب والأسعار",
        fuel: "البنزين والسولار والمواصلات",
        home: "البيوت ماشية إزاي؟",
        shops: "كلام التجار",
        sources: "الأرقام دي جاية منين؟",
      },
      words: ["غلا", "أسعار", "تموين", "دولار", "تعويم", "جنيه", "فايدة", "مواصلات"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الغلا", indefinite: "غلا", agreement: "m" },
        business: { definite: "الخبير الاقتصادي", indefinite: "خبير اقتصادي", agreement: "m" },
      },
      facets: {
        meaning: "شو يعني تضخّم؟",
        basket: "السلّة الغذائيّة",
        currency: "سعر الصرف والبضاعة المستوردة",
        rates: "الفوايد والمصرف المركزي",
        wages: "المعاش شو بيكفّي؟",
        fuel: "البنزين والمازوت",
        home: "الغلا بكل بيت",
        shops: "أصحاب الدكاكين شو بيقولوا؟",
        sources: "من وين هالأرقام؟",
      },
      words: ["غلا", "صرف", "دولار", "ليرة", "دينار", "مازوت", "سلة غذائية", "أسعار"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "التضخم", indefinite: "تضخم", agreement: "m" },
        business: { definite: "الخبير الاقتصادي", indefinite: "خبير اقتصادي", agreement: "m" },
      },
      facets: {
        meaning: "ما التضخم؟",
        basket: "سلة الأسعار",
        currency: "العملة والواردات",
        rates: "أسعار الفائدة",
        wages: "الأجور والقوة الشرائية",
        fuel: "الوقود وكلفة النقل",
        home: "الأثر في ميزانية الأسرة",
        shops: "الأثر في المتاجر",
        sources: "مصادر الأرقام",
      },
      words: ["تضخم", "قوة شرائية", "سعر الفائدة", "نمو", "ركود", "سعر الصرف", "أجور", "مستهلك"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "inflation", indefinite: "inflation", agreement: "m" },
        business: { definite: "the economist", indefinite: "an economist", agreement: "m" },
      },
      facets: {
        meaning: "What inflation means",
        basket: "What’s in the basket",
        currency: "The exchange rate and imports",
        rates: "What the central bank did",
        wages: "Paychecks and prices",
        fuel: "Gas, diesel, and freight",
        home: "Around the kitchen table",
        shops: "Behind the store counter",
        sources: "Where the numbers come from",
      },
      words: ["cost of living", "inflation", "rate hike", "GDP", "recession", "prices", "wages", "exchange rate"],
    },
  },
});
