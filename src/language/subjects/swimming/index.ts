import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "swimming",
  name: { en: "Swimming lessons", ar: "تعليم السباحة" },
  care: "plain",
  careNote: {
    en: "No course makes a child safe alone in the water: say so nowhere. With epilepsy or trouble of heart, ears, or skin a doctor is asked first. Photos of women and children only with consent.",
    ar: "لا دورة تجعل الطفل آمنًا وحده في الماء، فلا يُقال ذلك. ومن به صرع أو مشكلة في القلب أو الأذن أو الجلد يسأل الطبيب أولًا. ولا صور لنساء أو أطفال إلا بإذن.",
  },
  questions: [
    { key: "ages", type: "list", text: { en: "Which ages and levels is it for?", ar: "لأي أعمار ومستويات؟" } },
    {
      key: "pool",
      type: "place",
      text: { en: "Where is the pool, and is it indoor or heated?", ar: "أين المسبح، وهل هو مغطى أو مدفّأ؟" },
    },
    { key: "women", type: "choice", text: { en: "Are there women-only hours?", ar: "هل توجد أوقات للنساء فقط؟" } },
    { key: "lessons", type: "number", text: { en: "How many lessons are in a course?", ar: "كم حصة في الدورة؟" } },
    { key: "price", type: "price", text: { en: "What does the course cost?", ar: "كم سعر الدورة؟" } },
  ],
  facets: {
    levels: [
      { en: "What is the youngest age, and which levels are there?", ar: "من أي عمر، وفي أي مستويات؟" },
      { en: "How do coaches place a beginner?", ar: "كيف يُحدَّد مستوى المبتدئ؟" },
    ],
    pool: [
      { en: "How deep is it, and is the water warm?", ar: "كم عمقه، وهل ماؤه دافئ؟" },
      { en: "How often is the water tested?", ar: "كم مرة تُفحص المياه؟" },
    ],
    coaches: [
      { en: "Who teaches, and what are they certified in?", ar: "من يدرّب، وبأي شهادات؟" },
      { en: "Can swimmers ask for a female coach?", ar: "هل يمكن طلب مدربة؟" },
    ],
    groups: [
      { en: "How many swimmers share one coach?", ar: "كم متدربًا مع كل مدرب؟" },
      { en: "Are there private lessons?", ar: "هل توجد حصص فردية؟" },
    ],
    first: [
      { en: "What happens in the first lesson, and in what order?", ar: "ماذا يحدث في الحصة الأولى، وبأي ترتيب؟" },
      { en: "Can parents watch, and from where?", ar: "هل يشاهد الأهل، ومن أين؟" },
    ],
    guarding: [
      { en: "Who watches the water, and during what hours?", ar: "من يراقب الماء، وفي أي ساعات؟" },
      { en: "Which rules are posted at the pool?", ar: "ما القواعد المعلّقة عند المسبح؟" },
    ],
    women: [
      { en: "On which days and hours is it women only?", ar: "في أي أيام وساعات يكون للنساء فقط؟" },
      { en: "What is the rule on phones and cameras?", ar: "ما القاعدة في الهواتف والتصوير؟" },
    ],
    bring: [
      { en: "Which suit, cap, and goggles are required?", ar: "أي لباس وقبعة ونظارة تُطلب؟" },
      { en: "What can swimmers borrow at the pool?", ar: "ما الذي يُستعار في المسبح؟" },
    ],
    booking: [
      {
        en: "On which days are lessons, and when does the next course start?",
        ar: "في أي أيام الحصص، ومتى تبدأ الدورة القادمة؟",
      },
      { en: "What happens to a missed lesson?", ar: "ماذا عن الحصة التي تفوت؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "السباحة", indefinite: "سباحة", agreement: "f" },
        business: { definite: "المسبح", indefinite: "مسبح", agreement: "m" },
      },
      facets: {
        levels: "الأعمار والمستويات",
        pool: "المسبح والموية",
        coaches: "المدربين والمدربات",
        groups: "كم واحد في المجموعة؟",
        first: "أول حصة في الموية",
        guarding: "المنقذ والسلامة",
        women: "أوقات السيدات",
        bring: "شنطة السباحة",
        booking: "الجدول والأسعار",
      },
      words: ["مسبح", "مدرب سباحة", "مدربة", "حصة", "طفو", "نظارة سباحة", "غطس", "موية"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "العوم", indefinite: "عوم", agreement: "m" },
        business: { definite: "حمام السباحة", indefinite: "حمام سباحة", agreement: "m" },
      },
      facets: {
        levels: "من سن كام؟",
        pool: "حمام السباحة",
        coaches: "الكباتن",
        groups: "المجموعة فيها كام واحد؟",
        first: "أول تمرين عوم",
        guarding: "المنقذ وقواعد الحمام",
        women: "مواعيد السيدات",
        bring: "شنطة التمرين",
        booking: "المواعيد والحجز",
      },
      words: ["عوم", "حمام سباحة", "كابتن", "تمرين عوم", "منقذ", "مايوه", "نضارة ميّه", "بيسين"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "السباحة", indefinite: "سباحة", agreement: "f" },
        business: { definite: "المسبح", indefinite: "مسبح", agreement: "m" },
      },
      facets: {
        levels: "العمر والمستوى",
        pool: "المسبح والميّ",
        coaches: "مين بيدرّب؟",
        groups: "كم واحد بالمجموعة؟",
        first: "أوّل درس سباحة",
        guarding: "المنقذ وقوانين المسبح",
        women: "أوقات السيدات",
        bring: "شنطة المسبح",
        booking: "المواعيد والأسعار",
      },
      words: ["سباحة", "مسبح", "مدرّب", "مايو", "عوّامة", "غطس", "منقذ", "درس"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "السباحة", indefinite: "سباحة", agreement: "f" },
        business: { definite: "المسبح", indefinite: "مسبح", agreement: "m" },
      },
      facets: {
        levels: "المستويات والفئات العمرية",
        pool: "المسبح",
        coaches: "المدربون والمدربات",
        groups: "عدد المتدربين في المجموعة",
        first: "الحصة الأولى",
        guarding: "المنقذ وقواعد السلامة",
        women: "أوقات النساء",
        bring: "اللباس والأدوات",
        booking: "المواعيد والأسعار والتسجيل",
      },
      words: ["سباحة حرة", "طفو", "تنفّس", "منقذ", "مسبح", "مدرب", "سباحة الظهر", "زعانف"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "swimming", indefinite: "swimming", agreement: "m" },
        business: { definite: "the pool", indefinite: "a pool", agreement: "m" },
      },
      facets: {
        levels: "Ages and levels",
        pool: "The pool",
        coaches: "The coaches",
        groups: "Group size and private lessons",
        first: "The first lesson",
        guarding: "Lifeguards and pool rules",
        women: "Women's hours",
        bring: "What goes in the swim bag",
        booking: "Schedule, price, sign-up",
      },
      words: ["lap", "stroke", "goggles", "freestyle", "shallow end", "swim cap", "lifeguard", "kickboard"],
    },
  },
});
