import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "government-services",
  name: { en: "Government services", ar: "الخدمات الحكومية" },
  care: "high",
  careNote: {
    en: "Rules, fees and dates change: date the page and link the official source. No legal, visa, residence or custody advice, no promise of approval. Copies of ID and codes go to nobody. Say so if the writer is not the authority. The tone is formal.",
    ar: "الشروط والرسوم والمواعيد تتغيّر: تُؤرَّخ الصفحة ويُذكر رابط المصدر الرسمي. لا مشورة في القانون أو التأشيرة أو الإقامة أو الحضانة، ولا وعد بالموافقة. صور الهوية والرموز لا تُعطى لأحد. ويُذكر أن الكاتب ليس الجهة نفسها إن لم يكن منها. والنبرة رسمية.",
  },
  questions: [
    { key: "service", type: "text", text: { en: "Which service, of which authority?", ar: "أي خدمة، ومن أي جهة؟" } },
    { key: "eligible", type: "text", text: { en: "Who may apply for it?", ar: "من يحقّ له طلبها؟" } },
    {
      key: "papers",
      type: "list",
      text: { en: "Which papers does the official page list?", ar: "ما الأوراق المذكورة في الصفحة الرسمية؟" },
    },
    { key: "fee", type: "price", text: { en: "What fee is published?", ar: "كم الرسم المنشور؟" } },
    { key: "where", type: "place", text: { en: "Which link or office?", ar: "أي رابط أو مكتب؟" } },
  ],
  facets: {
    conditions: [
      { en: "Which conditions stand on the official page?", ar: "أي شروط في الصفحة الرسمية؟" },
      { en: "On which date were they checked?", ar: "في أي تاريخ جرى التحقّق منها؟" },
    ],
    papers: [
      { en: "Which originals and copies are needed?", ar: "أي أصول وأي صور تلزم؟" },
      { en: "Which photo is asked for?", ar: "أي صورة شخصية مطلوبة؟" },
    ],
    booking: [
      { en: "How is an appointment made?", ar: "كيف يُحجز الموعد؟" },
      { en: "Which days are open for booking?", ar: "أي أيام متاحة للحجز؟" },
    ],
    online: [
      { en: "On which app or site is it done?", ar: "على أي تطبيق أو موقع تتم الخدمة؟" },
      { en: "Which screens follow one another?", ar: "ما الشاشات بالترتيب؟" },
    ],
    office: [
      { en: "Where is the office, and when is it open?", ar: "أين المكتب، ومتى يفتح؟" },
      { en: "At which window does one begin?", ar: "من أي شباك تبدأ المعاملة؟" },
    ],
    fees: [
      { en: "Which fee is due, and how is it paid?", ar: "أي رسم يُستوفى، وكيف يُدفع؟" },
      { en: "Where is the fee published?", ar: "أين نُشر الرسم؟" },
    ],
    follow: [
      { en: "By which number is a request followed?", ar: "بأي رقم تُتابَع المعاملة؟" },
      { en: "How does the document arrive?", ar: "كيف تصل الوثيقة؟" },
    ],
    proxy: [
      { en: "Can someone else apply, and with which paper?", ar: "هل ينوب شخص آخر، وبأي ورقة؟" },
      { en: "Who issues the power of attorney?", ar: "من يصدر التوكيل؟" },
    ],
    safety: [
      { en: "What is the address of the official site?", ar: "ما عنوان الموقع الرسمي؟" },
      { en: "Where are fake sites reported?", ar: "أين يُبلَّغ عن المواقع المزيّفة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المعاملة", indefinite: "معاملة", agreement: "f" },
        business: { definite: "الجهة الرسمية", indefinite: "جهة رسمية", agreement: "f" },
      },
      facets: {
        conditions: "شروط الخدمة",
        papers: "الأوراق والصور المطلوبة",
        booking: "المواعيد المتاحة",
        online: "الخدمة من التطبيق",
        office: "المراجعة في المكتب",
        fees: "الرسوم وسدادها",
        follow: "متابعة المعاملة برقمها",
        proxy: "الوكالة والتفويض",
        safety: "الموقع الرسمي والروابط المزيفة",
      },
      words: ["معاملة", "أبشر", "سهل", "مطراش", "تعقيب", "مراجعة", "تجديد", "تفويض", "رسوم"],
      advice: "الشروط والرسوم تتغير، <راجع|راجعي|راجعوا> الموقع الرسمي أو <اسأل|اسألي|اسألوا> الجهة نفسها.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الورق", indefinite: "ورق", agreement: "m" },
        business: { definite: "المصلحة", indefinite: "مصلحة", agreement: "f" },
      },
      facets: {
        conditions: "مين له حق يقدّم؟",
        papers: "الأصل والصورة",
        booking: "حجز الدور",
        online: "التقديم من الموقع",
        office: "العنوان والشباك",
        fees: "الرسوم والدمغات",
        follow: "متابعة الطلب واستلامه",
        proxy: "التوكيل",
        safety: "الموقع الرسمي منين؟",
      },
      words: ["مصلحة", "ورق", "دمغة", "سجل مدني", "توكيل", "شباك", "رقم قومي", "شهر عقاري"],
      advice: "الشروط والرسوم ممكن تتغير، <راجع|راجعي|راجعوا> الموقع الرسمي أو <اسأل|اسألي|اسألوا> المصلحة نفسها.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المعاملة", indefinite: "معاملة", agreement: "f" },
        business: { definite: "الدائرة", indefinite: "دائرة", agreement: "f" },
      },
      facets: {
        conditions: "لمين هالمعاملة؟",
        papers: "وراق المعاملة",
        booking: "الموعد والدور",
        online: "المعاملة أونلاين",
        office: "وين الدائرة؟",
        fees: "الطوابع والرسوم",
        follow: "بس تخلص المعاملة",
        proxy: "الوكالة عند كاتب العدل",
        safety: "الموقع الرسمي والروابط الوهميّة",
      },
      words: ["معاملة", "جوازات", "مختار", "دائرة", "سند", "طوابع", "إخراج قيد", "نفوس"],
      advice: "قبل التقديم <راجع|راجعي|راجعوا> الموقع الرسمي أو <اسأل|اسألي|اسألوا> الدائرة نفسها عن الشروط والرسوم.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المعاملة", indefinite: "معاملة", agreement: "f" },
        business: { definite: "الجهة الحكومية", indefinite: "جهة حكومية", agreement: "f" },
      },
      facets: {
        conditions: "شروط التقديم",
        papers: "الوثائق المطلوبة",
        booking: "حجز موعد المراجعة",
        online: "الخدمة الإلكترونية",
        office: "مقرّ الخدمة وأوقاتها",
        fees: "الرسوم المنشورة",
        follow: "متابعة الطلب",
        proxy: "التوكيل والإنابة",
        safety: "التحقّق من الموقع الرسمي",
      },
      words: ["إجراء", "طلب", "وثيقة", "رسوم", "موعد", "مراجعة", "تجديد", "توكيل"],
      advice: "الشروط والرسوم قابلة للتغيير، <راجع|راجعي|راجعوا> الموقع الرسمي أو الجهة المختصة.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the application", indefinite: "an application", agreement: "m" },
        business: { definite: "the agency", indefinite: "an agency", agreement: "m" },
      },
      facets: {
        conditions: "Who can apply",
        papers: "Documents and photos",
        booking: "Booking an appointment",
        online: "Applying online",
        office: "Going in person",
        fees: "Filing fees",
        follow: "Checking the status",
        proxy: "When someone else applies",
        safety: "The official website",
      },
      words: ["DMV", "form", "renewal", "notary", "appointment", "ID", "filing fee", "agency"],
      advice: "Rules and fees change, so check the official site or ask the agency itself.",
    },
  },
});
