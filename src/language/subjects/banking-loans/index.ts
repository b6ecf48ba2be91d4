import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "banking-loans",
  name: { en: "Banking and loans", ar: "البنوك والتمويل" },
  care: "high",
  careNote: {
    en: "Rates and fees only as published, with 'terms apply'. No promise of approval, no urging to borrow, no 'easy money'. Whether a product is permitted is for scholars; trouble paying is for the bank or the central bank's complaints desk. Deposits in Lebanon are a painful subject.",
    ar: "الهامش والرسوم كما نُشرت فقط، مع «تطبّق الشروط». لا وعد بالموافقة، ولا حثّ على الاقتراض، ولا «فلوس سهلة». حكم المنتج لأهل العلم، والتعثّر في السداد للبنك أو لقسم الشكاوى في البنك المركزي. والودائع في لبنان موضوع موجع.",
  },
  questions: [
    { key: "product", type: "text", text: { en: "Which product, under which name?", ar: "أي منتج، وما اسمه؟" } },
    { key: "eligible", type: "text", text: { en: "Who may apply?", ar: "من يحقّ له التقديم؟" } },
    { key: "rates", type: "number", text: { en: "Which rate and fees are published?", ar: "ما الهامش والرسوم المنشورة؟" } },
    { key: "papers", type: "list", text: { en: "Which papers are asked for?", ar: "ما الأوراق المطلوبة؟" } },
    {
      key: "where",
      type: "place",
      text: { en: "Where does one apply: branch, site, app?", ar: "أين التقديم: الفرع أم الموقع أم التطبيق؟" },
    },
  ],
  facets: {
    cost: [
      { en: "What is the published total cost?", ar: "كم الكلفة الإجمالية المنشورة؟" },
      { en: "Over how long, in which installments?", ar: "على أي مدة، وبأي أقساط؟" },
    ],
    fees: [
      { en: "Which fees are on the published list?", ar: "أي رسوم في القائمة المنشورة؟" },
      { en: "Where can a customer read that list?", ar: "أين يقرأ العميل قائمة الرسوم؟" },
    ],
    accounts: [
      { en: "Which accounts are there, with which conditions?", ar: "أي حسابات متاحة، وبأي شروط؟" },
      { en: "How is an account opened?", ar: "كيف يُفتح الحساب؟" },
    ],
    cards: [
      { en: "Which cards are offered, and what sets them apart?", ar: "أي بطاقات متاحة، وبمَ تختلف؟" },
      { en: "What is charged when the balance is not paid?", ar: "ما الذي يُحتسب إن لم يُسدَّد الرصيد؟" },
    ],
    papers: [
      { en: "Which papers does an application need?", ar: "أي أوراق يحتاجها الطلب؟" },
      { en: "How does one follow an application?", ar: "كيف يُتابَع الطلب؟" },
    ],
    settlement: [
      { en: "What does the contract say on paying off early?", ar: "ماذا يقول العقد عن السداد المبكر؟" },
      { en: "How does one get the clearance letter?", ar: "كيف تُستلم المخالصة؟" },
    ],
    islamic: [
      { en: "Which contract is used: murabaha, ijara?", ar: "أي عقد يُستعمل: مرابحة أم إجارة؟" },
      { en: "Which board has reviewed it?", ar: "أي هيئة راجعته؟" },
    ],
    guarantor: [
      { en: "When is a guarantor asked for?", ar: "متى يُطلب كفيل؟" },
      { en: "What does the guarantor sign?", ar: "على ماذا يوقّع الكفيل؟" },
    ],
    fraud: [
      { en: "Which official numbers does the bank call from?", ar: "من أي أرقام رسمية يتصل البنك؟" },
      { en: "Where is a fraud attempt reported?", ar: "أين يُبلَّغ عن محاولة احتيال؟" },
    ],
    help: [
      { en: "Whom does a customer in difficulty talk to?", ar: "مع من يتحدث العميل إذا تعثّر؟" },
      { en: "Where does a complaint go?", ar: "إلى أين تُرفع الشكوى؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "التمويل", indefinite: "تمويل", agreement: "m" },
        business: { definite: "البنك", indefinite: "بنك", agreement: "m" },
      },
      facets: {
        cost: "كم يكلّف التمويل كامل؟",
        fees: "رسوم البنك",
        accounts: "فتح الحساب",
        cards: "البطاقات والفرق بينها",
        papers: "أوراق التقديم",
        settlement: "السداد المبكر والمخالصة",
        islamic: "المرابحة والإجارة",
        guarantor: "على وش يوقّع الكفيل؟",
        fraud: "اتصالات النصب",
        help: "إذا تعثّر السداد",
      },
      words: ["قرض", "تمويل", "قسط", "هامش", "سمة", "كفيل", "حوالة", "آيبان", "مخالصة"],
      advice: "قبل التوقيع <اسأل|اسألي|اسألوا> البنك أو مستشار مالي مرخّص عن الشروط.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "القرض", indefinite: "قرض", agreement: "m" },
        business: { definite: "البنك", indefinite: "بنك", agreement: "m" },
      },
      facets: {
        cost: "القرض واقف بكام في الآخر؟",
        fees: "مصاريف البنك",
        accounts: "فتح حساب في البنك",
        cards: "الفيزا والكريديت",
        papers: "الورق اللي البنك طالبه",
        settlement: "السداد المعجّل",
        islamic: "المعاملات الإسلامية",
        guarantor: "الضامن وإمضته",
        fraud: "مكالمات النصب",
        help: "لو القسط اتأخر",
      },
      words: ["قرض", "قسط", "فيزا", "كريديت", "آي سكور", "إنستاباي", "ضامن", "كشف حساب"],
      advice: "قبل الإمضا <اسأل|اسألي|اسألوا> البنك أو مستشار مالي مرخّص عن الشروط.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "القرض", indefinite: "قرض", agreement: "m" },
        business: { definite: "البنك", indefinite: "بنك", agreement: "m" },
      },
      facets: {
        cost: "قدّيش بيكلّف القرض بالآخر؟",
        fees: "شو في رسوم وعمولات؟",
        accounts: "كيف بينفتح الحساب؟",
        cards: "شو الفرق بين الكروت؟",
        papers: "وراق الطلب",
        settlement: "تسكير القرض بكّير",
        islamic: "التمويل الإسلامي",
        guarantor: "على شو بيمضي الكفيل؟",
        fraud: "تلفونات الاحتيال",
        help: "إذا تأخّر القسط",
      },
      words: ["قرض", "قسط", "كفيل", "تحويل", "حساب", "كمبيالة", "عمولة", "فايدة"],
      advice: "قبل الإمضا <اسأل|اسألي|اسألوا> البنك أو مستشار مالي مرخّص عن الشروط.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "التمويل", indefinite: "تمويل", agreement: "m" },
        business: { definite: "البنك", indefinite: "بنك", agreement: "m" },
      },
      facets: {
        cost: "الكلفة الإجمالية",
        fees: "قائمة الرسوم",
        accounts: "أنواع الحسابات",
        cards: "بطاقات الخصم والائتمان",
        papers: "مستندات الطلب",
        settlement: "السداد المبكر",
        islamic: "صيغ التمويل الإسلامي",
        guarantor: "الكفالة والكفيل",
        fraud: "محاولات الاحتيال",
        help: "عند التعثّر في السداد",
      },
      words: ["تمويل", "قرض", "هامش ربح", "ائتمان", "سداد مبكر", "رسوم", "كفالة", "حساب جارٍ"],
      advice: "قبل التوقيع <اسأل|اسألي|اسألوا> البنك أو مستشارًا ماليًّا مرخّصًا عن الشروط.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the loan", indefinite: "a loan", agreement: "m" },
        business: { definite: "the bank", indefinite: "a bank", agreement: "m" },
      },
      facets: {
        cost: "What the loan costs in all",
        fees: "The fee schedule",
        accounts: "Opening an account",
        cards: "Debit and credit cards",
        papers: "What the application asks for",
        settlement: "Paying it off early",
        islamic: "Islamic finance",
        guarantor: "When there’s a co-signer",
        fraud: "Scam calls and texts",
        help: "When a payment is hard to make",
      },
      words: ["APR", "loan", "checking account", "credit score", "co-signer", "monthly payment", "branch", "statement"],
      advice: "Before signing, ask the bank or a licensed financial adviser about the terms.",
    },
  },
});
