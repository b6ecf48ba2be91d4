import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "healthy-meals",
  name: { en: "Healthy meals", ar: "الوجبات الصحية" },
  care: "plain",
  careNote: {
    en: "Promise no weight loss, say nothing of anybody's body, set no calorie target. 'Free from' stands only as it was told. In illness, pregnancy, or an eating disorder, and for children, a dietitian or doctor is asked.",
    ar: "لا وعد بنزول الوزن، ولا كلام عن شكل الجسم، ولا سعرات تُحدَّد لأحد. «خالٍ من» كما قيل لا أكثر. وفي المرض والحمل واضطرابات الأكل، وللأطفال، يُسأل أخصائي التغذية أو الطبيب.",
  },
  questions: [
    { key: "plans", type: "list", text: { en: "Which plans are there?", ar: "ما الباقات الموجودة؟" } },
    {
      key: "meals",
      type: "text",
      text: { en: "How many meals a day, and how many days a week?", ar: "كم وجبة في اليوم، وكم يومًا في الأسبوع؟" },
    },
    { key: "areas", type: "place", text: { en: "Which areas get delivery?", ar: "أي مناطق يصلها التوصيل؟" } },
    { key: "price", type: "price", text: { en: "What does each plan cost?", ar: "كم سعر كل باقة؟" } },
    {
      key: "pause",
      type: "text",
      text: { en: "How are meals swapped, and plans paused or canceled?", ar: "كيف تُبدَّل الوجبات أو يوقَف الاشتراك أو يُلغى؟" },
    },
  ],
  facets: {
    plans: [
      { en: "Which plans are there, and who is each one for?", ar: "ما الباقات، ولمن كل واحدة؟" },
      { en: "How many meals and snacks are in a day?", ar: "كم وجبة رئيسية وخفيفة في اليوم؟" },
    ],
    menu: [
      { en: "Which three dishes do customers order most?", ar: "ما أكثر ثلاثة أطباق طلبًا؟" },
      { en: "How often does the menu change?", ar: "كم مرة تتغيّر القائمة؟" },
    ],
    cooking: [
      { en: "Who cooks, and where?", ar: "من يطبخ، وأين؟" },
      { en: "Which oil is used, and what is grilled or fried?", ar: "أي زيت يُستخدم، وما المشوي وما المقلي؟" },
    ],
    label: [
      { en: "What is printed on each box's label?", ar: "ما المكتوب على بطاقة كل علبة؟" },
      { en: "Who calculated these numbers?", ar: "من حسب هذه الأرقام؟" },
    ],
    allergies: [
      { en: "How do customers report an allergy, and by when?", ar: "كيف يُبلَّغ عن الحساسية، وقبل كم من التحضير؟" },
      { en: "Which foods are prepared in the same kitchen?", ar: "أي أطعمة تُحضَّر في المطبخ نفسه؟" },
    ],
    delivery: [
      { en: "Between what hours do the boxes arrive?", ar: "بين أي ساعات تصل العلب؟" },
      { en: "What happens if nobody is home?", ar: "ماذا يحدث إن لم يكن أحد في البيت؟" },
    ],
    keeping: [
      { en: "How long does a box keep, according to its label?", ar: "كم تُحفظ العلبة بحسب بطاقتها؟" },
      { en: "Can the box go in the microwave?", ar: "هل توضع العلبة في الميكروويف؟" },
    ],
    swaps: [
      { en: "Which dishes can be swapped, and until when?", ar: "أي أطباق تُبدَّل، وحتى متى؟" },
      { en: "How long can a plan be paused?", ar: "كم يومًا يمكن أن يتوقف الاشتراك؟" },
    ],
    prices: [
      { en: "What does a week cost, and what does a month cost?", ar: "كم سعر الأسبوع، وكم سعر الشهر؟" },
      { en: "Is there a trial day, and at what price?", ar: "هل يوجد يوم تجريبي، وبأي سعر؟" },
    ],
    joining: [
      { en: "Where do customers sign up?", ar: "أين يكون التسجيل؟" },
      {
        en: "What do new customers tell you: goal, dislikes, address?",
        ar: "ما المطلوب عند التسجيل: الهدف، غير المرغوب، العنوان؟",
      },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الوجبات الصحية", indefinite: "وجبات صحية", agreement: "f" },
        business: { definite: "المطبخ", indefinite: "مطبخ", agreement: "m" },
      },
      facets: {
        plans: "وش الباقات الموجودة؟",
        menu: "منيو الأسبوع",
        cooking: "كيف ينطبخ الأكل؟",
        label: "السعرات والبروتين",
        allergies: "الحساسية والأكل الممنوع",
        delivery: "توصيل البوكسات",
        keeping: "حفظ الوجبة وتسخينها",
        swaps: "تبديل الوجبات وتوقيف الاشتراك",
        prices: "أسعار الاشتراك",
        joining: "كيف يبدأ الاشتراك؟",
      },
      words: ["دايت", "سعرات", "بوكس", "باقة", "اشتراك شهري", "بدون زيت", "بروتين", "سناك"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الأكل الصحي", indefinite: "أكل صحي", agreement: "m" },
        business: { definite: "المطبخ", indefinite: "مطبخ", agreement: "m" },
      },
      facets: {
        plans: "الأنظمة وعدد الوجبات",
        menu: "منيو الأسبوع فيه إيه؟",
        cooking: "الأكل بيتعمل إزاي؟",
        label: "السعرات على العلبة",
        allergies: "الحساسية والحاجات الممنوعة",
        delivery: "التوصيل ومواعيده",
        keeping: "التلاجة والتسخين",
        swaps: "التبديل وتوقيف الاشتراك",
        prices: "اشتراك الشهر بكام؟",
        joining: "الاشتراك بيبدأ إزاي؟",
      },
      words: ["دايت", "أكل صحي", "مشوي", "رجيم", "سعرات", "وجبة مشبعة", "سناكس", "علبة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الأكل الصحي", indefinite: "أكل صحي", agreement: "m" },
        business: { definite: "المطبخ", indefinite: "مطبخ", agreement: "m" },
      },
      facets: {
        plans: "شو في باقات؟",
        menu: "شو الأكل كل يوم؟",
        cooking: "كيف بينطبخ الأكل؟",
        label: "السعرات والبروتين بكل وجبة",
        allergies: "الحساسية والأكلات الممنوعة",
        delivery: "التوصيل وأوقاتو",
        keeping: "التسخين وحفظ الأكل بالبرّاد",
        swaps: "إذا تغيّر البرنامج بنص الشهر",
        prices: "قدّيش الاشتراك بالشهر؟",
        joining: "كيف بيبلّش الاشتراك؟",
      },
      words: ["أكل صحي", "ريجيم", "خفيف", "مشوي", "بلا زيت", "سعرات", "سلطة", "بروتين"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الوجبات الصحية", indefinite: "وجبات صحية", agreement: "f" },
        business: { definite: "المطبخ", indefinite: "مطبخ", agreement: "m" },
      },
      facets: {
        plans: "الباقات",
        menu: "قائمة الأسبوع",
        cooking: "المكونات وطريقة الطهي",
        label: "البيانات الغذائية",
        allergies: "الحساسية من الأطعمة",
        delivery: "مواعيد التوصيل ومناطقه",
        keeping: "حفظ الوجبات وتسخينها",
        swaps: "التبديل والإيقاف المؤقت",
        prices: "أسعار الباقات",
        joining: "خطوات الاشتراك",
      },
      words: ["وجبة متوازنة", "ألياف", "بروتين", "سعرات حرارية", "حبوب كاملة", "حصة", "أخصائي تغذية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the meals", indefinite: "healthy meals", agreement: "p" },
        business: { definite: "the kitchen", indefinite: "a kitchen", agreement: "m" },
      },
      facets: {
        plans: "The meal plans",
        menu: "This week's menu",
        cooking: "How it's cooked",
        label: "Calories and macros",
        allergies: "Allergies and dislikes",
        delivery: "Delivery days and areas",
        keeping: "Storing and reheating",
        swaps: "Swaps and pauses",
        prices: "What it costs",
        joining: "Getting started",
      },
      words: ["meal prep", "macros", "lean protein", "whole grain", "portion", "snack", "dietitian"],
    },
  },
});
