import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "souq-heritage",
  name: { en: "Souqs and heritage", ar: "الأسواق والتراث" },
  care: "plain",
  careNote: {
    en: "No disputed claim of origin for a dish, dress or dance, no invented history or date. No ivory, coral, antiquities or wild animals. Ask before taking photos, of women above all. No stereotypes. Tastings name nuts and sesame.",
    ar: "لا ادعاء لأصل مختلف عليه لطبق أو لباس أو رقصة، ولا تاريخ مخترعًا. لا عاج ولا مرجان ولا آثار ولا حيوانات برية. يُستأذن قبل التصوير، والنساء خاصة. لا صور نمطية. وعند التذوّق يُذكر المكسّرات والسمسم.",
  },
  questions: [
    { key: "place", type: "place", text: { en: "Which souq or village?", ar: "أي سوق أو قرية؟" } },
    {
      key: "kind",
      type: "choice",
      text: { en: "Is it an event or a visitor’s guide?", ar: "هل النص عن فعالية أم دليل للزائر؟" },
    },
    { key: "dates", type: "date", text: { en: "On which dates, at which hours?", ar: "في أي تواريخ وأي ساعات؟" } },
    { key: "sights", type: "list", text: { en: "What is there to see and buy?", ar: "ماذا يُشاهَد ويُشترى هناك؟" } },
    { key: "entry", type: "price", text: { en: "Is there an entry fee?", ar: "هل للدخول رسم؟" } },
  ],
  facets: {
    lanes: [
      { en: "Which lanes are there, and what does each sell?", ar: "أي ممرّات في السوق، وماذا يُباع في كل منها؟" },
      { en: "At which gate does a visit begin?", ar: "من أي باب تبدأ الزيارة؟" },
    ],
    hours: [
      { en: "When do the shops open and close?", ar: "متى تفتح الدكاكين ومتى تغلق؟" },
      { en: "On which day is it the busiest?", ar: "أي يوم هو الأكثر ازدحامًا؟" },
    ],
    crafts: [
      { en: "Which craftspeople work there, by name?", ar: "أي حرفيين يعملون هناك، وما أسماؤهم؟" },
      { en: "What can one watch being made?", ar: "ماذا يُصنع أمام الزائر؟" },
    ],
    spices: [
      { en: "Which spices and herbs stand at the front?", ar: "أي بهارات وأعشاب في الواجهة؟" },
      { en: "How are they sold: by weight, by bag?", ar: "كيف تُباع: بالوزن أم بالكيس؟" },
    ],
    food: [
      { en: "Which snack is the souq known for?", ar: "أي أكلة يُعرف بها السوق؟" },
      { en: "At which stall does one sit for tea?", ar: "في أي مقهى يُشرب الشاي؟" },
    ],
    buildings: [
      { en: "Which old houses or gates can be seen?", ar: "أي بيوت أو أبواب قديمة تُشاهَد؟" },
      { en: "What is known of them, by which source?", ar: "ماذا يُعرف عنها، ومن أي مصدر؟" },
    ],
    bargaining: [
      { en: "Are prices fixed or bargained over?", ar: "هل الأسعار ثابتة أم تُفاصَل؟" },
      { en: "Are cards taken, or cash only?", ar: "هل تُقبل البطاقات أم النقد فقط؟" },
    ],
    "getting-there": [
      { en: "How does one get there, and where does one park?", ar: "كيف الوصول، وأين المواقف؟" },
      { en: "Is it passable with a stroller or wheelchair?", ar: "هل يصلح لعربة طفل أو كرسي متحرك؟" },
    ],
    events: [
      { en: "Which shows or heritage days are planned?", ar: "أي عروض أو أيام تراثية مقرّرة؟" },
      { en: "Who takes part?", ar: "من يشارك فيها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "السوق", indefinite: "سوق", agreement: "m" },
        business: { definite: "الدكان", indefinite: "دكان", agreement: "m" },
      },
      facets: {
        lanes: "وش في كل ممر؟",
        hours: "وقت السوق",
        crafts: "أهل الحرف",
        spices: "دكاكين العطارة",
        food: "أكل السوق",
        buildings: "البيوت والأبواب القديمة",
        bargaining: "المكاسر والأسعار",
        "getting-there": "المداخل والمواقف",
        events: "العروض الشعبية",
      },
      words: ["سوق", "دكان", "فريج", "ليوان", "بشت", "عطّار", "سدو", "حراج"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "السوق", indefinite: "سوق", agreement: "m" },
        business: { definite: "الدكان", indefinite: "دكان", agreement: "m" },
      },
      facets: {
        lanes: "حارة حارة",
        hours: "السوق صاحي من إمتى؟",
        crafts: "الصنايعية وشغلهم",
        spices: "العطارة",
        food: "لقمة وكوباية شاي",
        buildings: "البوابات والبيوت",
        bargaining: "الفصال",
        "getting-there": "الطريق للسوق",
        events: "ليالي التراث",
      },
      words: ["سوق", "دكان", "عطارة", "نحاس", "خيامية", "حارة", "فصال", "أرابيسك"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "السوق", indefinite: "سوق", agreement: "m" },
        business: { definite: "الدكّانة", indefinite: "دكّانة", agreement: "f" },
      },
      facets: {
        lanes: "مشوار بين الدكاكين",
        hours: "إيمتى بيفتح السوق؟",
        crafts: "أصحاب الصنعة",
        spices: "ريحة البهارات",
        food: "شو في أكل بالسوق؟",
        buildings: "الخان والحجر القديم",
        bargaining: "المفاصلة",
        "getting-there": "كيف منوصل عالسوق؟",
        events: "سهرات التراث",
      },
      words: ["سوق", "دكانة", "عطّار", "نحاس", "حارة", "خان", "بهارات", "صنعة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "السوق", indefinite: "سوق", agreement: "m" },
        business: { definite: "المتجر", indefinite: "متجر", agreement: "m" },
      },
      facets: {
        lanes: "أروقة السوق",
        hours: "ساعات العمل",
        crafts: "الحرف والحرفيون",
        spices: "البهارات والأعشاب",
        food: "المأكولات الشعبية",
        buildings: "العمارة القديمة",
        bargaining: "الأسعار والمساومة",
        "getting-there": "الوصول إلى السوق",
        events: "الفعاليات التراثية",
      },
      words: ["تراث", "حرف", "أسواق شعبية", "عمارة تقليدية", "مساومة", "عطارة", "خان", "نحاس"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the souk", indefinite: "a souk", agreement: "m" },
        business: { definite: "the shop", indefinite: "a shop", agreement: "m" },
      },
      facets: {
        lanes: "Lane by lane",
        hours: "When the shutters go up",
        crafts: "People at work",
        spices: "Spices by the scoop",
        food: "Snacks and tea",
        buildings: "Old gates and houses",
        bargaining: "Haggling and paying",
        "getting-there": "Getting in and around",
        events: "Heritage days and shows",
      },
      words: ["bazaar", "haggle", "antiques", "artisan", "old town", "spices", "souk", "stall"],
    },
  },
});
