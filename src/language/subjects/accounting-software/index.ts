import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "accounting-software",
  name: { en: "Accounting and invoicing", ar: "المحاسبة والفواتير" },
  care: "plain",
  careNote: {
    en: "No advice on tax, zakat, or deadlines: the tax authority or a licensed accountant is asked. 'Approved' and 'linked' stand only as told; nothing on hiding or delaying income.",
    ar: "لا نصيحة في ضريبة أو زكاة أو موعد: تُسأل الجهة الضريبية أو محاسب مرخّص. «معتمد» و«مرتبط» كما قيل لا أكثر، ولا كلام عن إخفاء دخل أو تأخيره.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "Software or an accounting office?", ar: "برنامج أم مكتب محاسبة؟" } },
    {
      key: "trade",
      type: "text",
      text: { en: "What kind of business is it for, and how many branches?", ar: "لأي نشاط، وكم فرعًا له؟" },
    },
    { key: "features", type: "list", text: { en: "What can it do?", ar: "ما الذي يقدّمه؟" } },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم السعر؟" } },
    { key: "system", type: "text", text: { en: "Which tax system does it connect to?", ar: "بأي نظام ضريبي يرتبط؟" } },
  ],
  facets: {
    trade: [
      { en: "Which stores or firms use it?", ar: "أي محلات أو شركات تعمل به؟" },
      { en: "How many branches and users can it handle?", ar: "كم فرعًا ومستخدمًا يتّسع له؟" },
    ],
    invoices: [
      { en: "Which languages and formats can invoices be in?", ar: "بأي لغات وصيغ يصدر الفواتير؟" },
      { en: "Which tax authority does it connect to, and who says so?", ar: "بأي جهة ضريبية يرتبط، ومن يؤكد ذلك؟" },
    ],
    cashier: [
      { en: "Which registers and scanners does it work with?", ar: "أي أجهزة كاشير وقارئات باركود يعمل معها؟" },
      { en: "What happens when the internet is down?", ar: "ماذا يحدث عند انقطاع الاتصال؟" },
    ],
    stock: [
      { en: "How are goods counted in and out?", ar: "كيف تُسجَّل البضاعة دخولًا وخروجًا؟" },
      { en: "How does it show that an item is running low?", ar: "كيف يبيّن أن صنفًا أوشك على النفاد؟" },
    ],
    bank: [
      { en: "Which banks' statements can it read?", ar: "من أي بنوك يقرأ كشوف الحساب؟" },
      { en: "Who checks the books, and how often?", ar: "من يراجع الدفاتر، وكم مرة؟" },
    ],
    reports: [
      { en: "Which three reports does the owner open?", ar: "أي ثلاثة تقارير ينظر إليها صاحب العمل؟" },
      { en: "Can they be read on a phone?", ar: "هل تُقرأ على الهاتف؟" },
    ],
    permissions: [
      { en: "What can a cashier do, and what can only the owner do?", ar: "ماذا يُسمح للكاشير، وماذا لصاحب العمل وحده؟" },
      { en: "Does it record who changed an invoice?", ar: "هل يُسجَّل من عدّل الفاتورة؟" },
    ],
    moving: [
      { en: "Which programs and spreadsheets can data come from?", ar: "من أي برامج وجداول تُنقل البيانات؟" },
      { en: "Who does it, and how long does it take?", ar: "من ينقلها، وكم يستغرق ذلك؟" },
    ],
    prices: [
      { en: "What does a month or a year cost, and for how many users?", ar: "كم سعر الشهر أو السنة، وكم مستخدمًا يشمل؟" },
      { en: "Is there a trial, and can data be exported later?", ar: "هل يُجرَّب أولًا، وتُؤخذ البيانات لاحقًا؟" },
    ],
    support: [
      { en: "When and how does support answer?", ar: "في أي ساعات، وبأي طريقة، يردّ الدعم؟" },
      { en: "Who trains the staff?", ar: "من يدرّب الموظفين؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المحاسبة", indefinite: "محاسبة", agreement: "f" },
        business: { definite: "البرنامج", indefinite: "برنامج", agreement: "m" },
      },
      facets: {
        trade: "لأي نشاط؟",
        invoices: "الفواتير والضريبة",
        cashier: "الكاشير ونقاط البيع",
        stock: "المخزون والجرد",
        bank: "البنك والقيود",
        reports: "التقارير والأرباح",
        permissions: "مين يقدر يعدّل الفاتورة؟",
        moving: "نقل الحسابات القديمة",
        prices: "كم سعر البرنامج؟",
        support: "الدعم والتدريب",
      },
      words: ["فاتورة ضريبية", "كاشير", "قيود", "جرد", "محاسب", "ضريبة", "نقاط بيع"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الحسابات", indefinite: "حسابات", agreement: "f" },
        business: { definite: "البرنامج", indefinite: "برنامج", agreement: "m" },
      },
      facets: {
        trade: "لأنهي نشاط؟",
        invoices: "الفاتورة الإلكترونية",
        cashier: "الكاشير والخزنة",
        stock: "المخزن والجرد",
        bank: "البنك واليومية",
        reports: "المكسب والتقارير",
        permissions: "مين يشوف إيه؟",
        moving: "نقل الحسابات من القديم",
        prices: "البرنامج بكام؟",
        support: "الدعم لو حاجة وقفت",
      },
      words: ["فاتورة إلكترونية", "حسابات", "قيد", "جرد", "إقرار", "خزنة", "محاسب"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المحاسبة", indefinite: "محاسبة", agreement: "f" },
        business: { definite: "البرنامج", indefinite: "برنامج", agreement: "m" },
      },
      facets: {
        trade: "لأيّ نوع شغل؟",
        invoices: "الفواتير والفوترة",
        cashier: "الصندوق والكاشير",
        stock: "البضاعة والجردة",
        bank: "البنك والدفاتر",
        reports: "الربح والتقارير",
        permissions: "مين بيقدر يشوف شو؟",
        moving: "نقل الدفاتر القديمة",
        prices: "قدّيش البرنامج بالسنة؟",
        support: "الدعم والتدريب عالبرنامج",
      },
      words: ["فوترة", "محاسب", "دفاتر", "جردة", "صندوق", "فاتورة", "كاشير"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المحاسبة", indefinite: "محاسبة", agreement: "f" },
        business: { definite: "البرنامج", indefinite: "برنامج", agreement: "m" },
      },
      facets: {
        trade: "الأنشطة المناسبة",
        invoices: "الفوترة",
        cashier: "نقاط البيع",
        stock: "المخزون والجرد الدوري",
        bank: "التسوية البنكية",
        reports: "التقارير المالية",
        permissions: "صلاحيات المستخدمين",
        moving: "نقل البيانات",
        prices: "الأسعار والاشتراك",
        support: "الدعم الفني والتدريب",
      },
      words: ["قيود يومية", "ميزان مراجعة", "تسوية", "جرد", "فاتورة", "دفتر الأستاذ", "محاسب"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the accounting", indefinite: "accounting", agreement: "m" },
        business: { definite: "the software", indefinite: "accounting software", agreement: "m" },
      },
      facets: {
        trade: "Who it's built for",
        invoices: "Invoices",
        cashier: "Point of sale",
        stock: "Inventory",
        bank: "Bank reconciliation",
        reports: "Reports",
        permissions: "Who can see what",
        moving: "Moving the books over",
        prices: "Plans and pricing",
        support: "Training and support",
      },
      words: ["bookkeeping", "receivables", "ledger", "payroll", "reconcile", "point of sale", "chart of accounts"],
    },
  },
});
