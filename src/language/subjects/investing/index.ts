import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "investing",
  name: { en: "Investing", ar: "الاستثمار" },
  care: "high",
  careNote: {
    en: "No advice, forecast, recommended asset, target or 'good time', and no screenshots of gains. Each page says that it is not financial advice and that money may be lost. Licenses are checked with the capital market authority; screening and zakat are for scholars. Rules on crypto differ by country.",
    ar: "لا نصيحة ولا توقّع ولا أصل موصى به ولا هدف سعري ولا «وقت مناسب»، ولا صور أرباح. يُذكر في كل صفحة أنها ليست نصيحة مالية وأن المال قد يُخسر. الترخيص يُتحقّق منه لدى هيئة السوق المالية، والحكم الشرعي والزكاة لأهل العلم. وتختلف أنظمة العملات الرقمية بين البلدان.",
  },
  questions: [
    { key: "kind", type: "list", text: { en: "Is it an explainer, or about a service?", ar: "هل النص شرح أم عن خدمة؟" } },
    { key: "level", type: "choice", text: { en: "Do readers know the basics already?", ar: "هل يعرف القرّاء الأساسيات؟" } },
    { key: "license", type: "text", text: { en: "Which license, from which regulator?", ar: "ما الترخيص، ومن أي جهة رقابية؟" } },
    { key: "country", type: "place", text: { en: "For readers in which country?", ar: "القرّاء في أي بلد؟" } },
    {
      key: "risk",
      type: "text",
      text: { en: "Which risk notice has to stand in the text?", ar: "ما نص التنبيه من المخاطر الواجب ذكره؟" },
    },
  ],
  facets: {
    risk: [
      { en: "Which risks does the offer document name?", ar: "أي مخاطر تذكرها نشرة الطرح؟" },
      { en: "What may a reader lose?", ar: "ماذا قد يخسر القارئ؟" },
    ],
    kinds: [
      { en: "Which kinds of assets is it about?", ar: "عن أي أنواع من الأصول؟" },
      { en: "In which words is each explained?", ar: "بأي كلمات يُشرح كل نوع؟" },
    ],
    horizon: [
      { en: "For which span of time is it meant?", ar: "لأي مدة زمنية؟" },
      { en: "How is money taken out, and after how long?", ar: "كيف يُسترد المال، وبعد كم؟" },
    ],
    fees: [
      { en: "Which fees are charged, and when?", ar: "أي رسوم تُستوفى، ومتى؟" },
      { en: "Where are they published?", ar: "أين نُشرت هذه الرسوم؟" },
    ],
    income: [
      { en: "Is anything paid out, and under which terms?", ar: "هل تُوزَّع أرباح، وبأي شروط؟" },
      { en: "When was the last payout, by which source?", ar: "متى كان آخر توزيع، وما المصدر؟" },
    ],
    license: [
      { en: "Under which number is the license listed?", ar: "بأي رقم أُدرج الترخيص؟" },
      { en: "Where does a reader check it?", ar: "أين يتحقّق القارئ منه؟" },
    ],
    scams: [
      { en: "Which scams are going around here?", ar: "أي أساليب احتيال منتشرة هنا؟" },
      { en: "Where are they reported?", ar: "أين يُبلَّغ عنها؟" },
    ],
    start: [
      { en: "How does one open an account, step by step?", ar: "كيف تُفتح المحفظة خطوة خطوة؟" },
      { en: "Which papers and which minimum are asked for?", ar: "ما الأوراق المطلوبة، وما الحد الأدنى؟" },
    ],
    review: [
      { en: "Which reports does a client get, and how often?", ar: "أي تقارير تصل إلى العميل، وكل كم؟" },
      { en: "Whom can one ask about them?", ar: "من يُسأل عن التقارير؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الاستثمار", indefinite: "استثمار", agreement: "m" },
        business: { definite: "الوسيط المرخّص", indefinite: "وسيط مرخّص", agreement: "m" },
      },
      facets: {
        risk: "المخاطرة والربح",
        kinds: "أسهم وصناديق وصكوك",
        horizon: "كم مدة الاستثمار؟",
        fees: "رسوم الوسيط والصندوق",
        income: "توزيعات الأرباح",
        license: "التأكد من الترخيص",
        scams: "علامات النصب",
        start: "فتح المحفظة",
        review: "التقارير والمتابعة",
      },
      words: ["أسهم", "تداول", "محفظة", "تاسي", "صكوك", "اكتتاب", "صندوق", "توزيعات"],
      advice: "هذا مو نصيحة مالية، وأي قرار <اسأل|اسألي|اسألوا> عنه مستشار مالي مرخّص.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الاستثمار", indefinite: "استثمار", agreement: "m" },
        business: { definite: "شركة السمسرة", indefinite: "شركة سمسرة", agreement: "f" },
      },
      facets: {
        risk: "المكسب والخسارة",
        kinds: "شهادات ولا أسهم ولا صناديق؟",
        horizon: "الفلوس مربوطة لإمتى؟",
        fees: "العمولات والمصاريف",
        income: "الكوبون والأرباح",
        license: "الشركة مرخصة ولا لأ؟",
        scams: "المستريح وحيله",
        start: "التكويد وفتح الحساب",
        review: "كشف الحساب والتقارير",
      },
      words: ["بورصة", "شهادات", "أسهم", "صناديق", "دهب", "كوبون", "سمسرة", "تكويد"],
      advice: "ده مش نصيحة مالية، وأي قرار <اسأل|اسألي|اسألوا> فيه مستشار مالي مرخّص.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الاستثمار", indefinite: "استثمار", agreement: "m" },
        business: { definite: "شركة الوساطة", indefinite: "شركة وساطة", agreement: "f" },
      },
      facets: {
        risk: "شو في مخاطر؟",
        kinds: "أسهم ولّا سندات ولّا صناديق؟",
        horizon: "لأيّ مدّة؟",
        fees: "العمولات والرسوم",
        income: "الأرباح وتوزيعها",
        license: "مين معو رخصة؟",
        scams: "كيف بينعرف النصب؟",
        start: "أوّل خطوة بالبورصة",
        review: "متابعة المحفظة",
      },
      words: ["بورصة", "أسهم", "استثمار", "دهب", "محفظة", "وسيط", "عمولة", "سندات"],
      advice: "هالحكي مش نصيحة ماليّة، وأي قرار <اسأل|اسألي|اسألوا> عنو مستشار مالي مرخّص.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الاستثمار", indefinite: "استثمار", agreement: "m" },
        business: { definite: "شركة الوساطة", indefinite: "شركة وساطة", agreement: "f" },
      },
      facets: {
        risk: "المخاطر والعائد",
        kinds: "أنواع الأصول",
        horizon: "الأفق الزمني",
        fees: "الرسوم السنوية",
        income: "الأرباح الموزّعة",
        license: "الترخيص والجهة الرقابية",
        scams: "علامات الاحتيال",
        start: "خطوات البداية",
        review: "التقارير الدورية",
      },
      words: ["محفظة", "عائد", "مخاطر", "تنويع", "صندوق", "أسهم", "صكوك", "ترخيص"],
      advice: "هذا النص ليس نصيحة مالية، ولأي قرار <استشر|استشيري|استشيروا> مستشارًا ماليًّا مرخّصًا.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "investing", indefinite: "investing", agreement: "m" },
        business: { definite: "the brokerage", indefinite: "a brokerage", agreement: "m" },
      },
      facets: {
        risk: "What can be lost",
        kinds: "Stocks, bonds, and funds",
        horizon: "How long the money stays put",
        fees: "Fees, year in and year out",
        income: "Dividends and payouts",
        license: "Checking for a license",
        scams: "How scams sound",
        start: "Opening a brokerage account",
        review: "Statements and check-ins",
      },
      words: ["stocks", "index fund", "401(k)", "diversify", "brokerage", "dividends", "portfolio", "fees"],
      advice: "This is not financial advice; for any decision, ask a licensed adviser.",
    },
  },
});
