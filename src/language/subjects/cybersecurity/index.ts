import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "cybersecurity",
  name: { en: "Cybersecurity", ar: "الأمن السيبراني" },
  care: "plain",
  careNote: {
    en: "Defense only, no steps of an attack, and no blame for whoever was taken in. If money is gone: the bank first, then the country's official reporting line. A child who is blackmailed tells an adult and the police. Nothing is unhackable.",
    ar: "للدفاع فقط، بلا خطوات هجوم ولا لوم لمن خُدع. إذا ذهب مال: البنك أولًا ثم جهة البلاغات الرسمية في البلد. وفي ابتزاز الأطفال يُخبَر بالغ موثوق والشرطة. ولا شيء غير قابل للاختراق.",
  },
  questions: [
    {
      key: "reader",
      type: "choice",
      text: { en: "For staff, families, or buyers of a service?", ar: "للموظفين أم للعائلات أم لمشتري خدمة؟" },
    },
    { key: "incident", type: "text", text: { en: "What kind of incident is it about?", ar: "عن أي نوع من الحوادث؟" } },
    { key: "report", type: "text", text: { en: "Who should it be reported to?", ar: "من يُبلَّغ به؟" } },
    { key: "service", type: "text", text: { en: "Which service is offered?", ar: "ما الخدمة المعروضة؟" } },
    { key: "date", type: "date", text: { en: "When is the training, if there is one?", ar: "متى التدريب، إن وُجد؟" } },
  ],
  facets: {
    story: [
      { en: "What happened, and to whom, without names?", ar: "ماذا حدث، ولمن، دون أسماء؟" },
      { en: "How did it come to light?", ar: "كيف انكشف الأمر؟" },
    ],
    signs: [
      { en: "What did the message say, word for word?", ar: "ماذا قالت الرسالة بنصها؟" },
      { en: "Whose name was it in, and how did it arrive?", ar: "باسم من جاءت، وعبر أي وسيلة؟" },
    ],
    codes: [
      { en: "What will this bank or company never ask for?", ar: "ما الذي لا يطلبه البنك أو الشركة أبدًا؟" },
      { en: "Which number can people call back?", ar: "على أي رقم تُعاد المكالمة؟" },
    ],
    passwords: [
      { en: "What are the company's rules for passwords?", ar: "ما قواعد الشركة لكلمات المرور؟" },
      { en: "Which password manager is used?", ar: "أي مدير كلمات مرور يُستخدم؟" },
    ],
    accounts: [
      { en: "Who has access to what?", ar: "من يصل إلى ماذا؟" },
      { en: "Who closes an account when someone leaves?", ar: "من يغلق حساب من يترك العمل؟" },
    ],
    backup: [
      { en: "What is backed up, and where is it stored?", ar: "ما الذي يُنسخ، وأين يُحفظ؟" },
      { en: "When was a restore last tested?", ar: "متى جُرّبت الاستعادة آخر مرة؟" },
    ],
    clicked: [
      { en: "Who should be told, and at which number?", ar: "من يُخبَر، وعلى أي رقم؟" },
      { en: "What does that person do then?", ar: "ماذا يفعل هذا الشخص بعدها؟" },
    ],
    reporting: [
      { en: "Which official line takes reports here?", ar: "أي جهة رسمية تتلقى البلاغات هنا؟" },
      { en: "What should be saved as proof?", ar: "ما الذي يُحفظ دليلًا؟" },
    ],
    training: [
      { en: "Who teaches, how long is it, and what are the exercises?", ar: "من يدرّب، وكم المدة، وبأي تمارين؟" },
      { en: "What does the service include, and what does it cost?", ar: "ماذا تشمل الخدمة، وكم سعرها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الأمن السيبراني", indefinite: "أمن سيبراني", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        story: "وش صار؟",
        signs: "الرسالة المشبوهة",
        codes: "رمز التحقق والمكالمات",
        passwords: "كلمات السر",
        accounts: "مين عنده صلاحية؟",
        backup: "وين النسخة الاحتياطية؟",
        clicked: "بعد الضغط على الرابط",
        reporting: "وين ينقدّم البلاغ؟",
        training: "تدريب الموظفين",
      },
      words: ["احتيال", "رمز التحقق", "تهكّر", "رابط", "كلمة سر", "نسخة احتياطية", "بلاغ"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الأمن السيبراني", indefinite: "أمن سيبراني", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        story: "حصل إيه؟",
        signs: "الرسالة اللي تقلق",
        codes: "كود التحقق والمكالمات",
        passwords: "الباسوردات",
        accounts: "حسابات الشغل ومين معاه إيه",
        backup: "النسخة الاحتياطي فين؟",
        clicked: "بعد الضغط على اللينك",
        reporting: "البلاغ فين؟",
        training: "التدريب والمواعيد",
      },
      words: ["نصب", "هاكر", "باسورد", "لينك", "كود", "فيروس", "أكاونت"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الأمن السيبراني", indefinite: "أمن سيبراني", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        story: "شو صار؟",
        signs: "كيف بتبيّن رسالة النصب؟",
        codes: "الكود ومكالمات النصب",
        passwords: "كلمات السر والدخول بخطوتين",
        accounts: "حسابات الشغل ومين فاتح شو",
        backup: "وين النسخة الاحتياطية؟",
        clicked: "بعد الكبسة عالرابط",
        reporting: "وين بينقدّم البلاغ؟",
        training: "تدريب الفريق",
      },
      words: ["نصب", "تهكّر", "باسوورد", "رابط", "كود", "فيروس", "حساب"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الأمن السيبراني", indefinite: "أمن سيبراني", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        story: "ما حدث",
        signs: "علامات الرسالة الاحتيالية",
        codes: "رموز التحقق والمكالمات",
        passwords: "كلمات المرور",
        accounts: "حسابات العاملين",
        backup: "النسخ الاحتياطية",
        clicked: "بعد فتح رابط مشبوه",
        reporting: "جهات الإبلاغ",
        training: "التدريب والخدمة",
      },
      words: ["تصيّد", "اختراق", "تحقق بخطوتين", "نسخة احتياطية", "احتيال", "كلمة مرور", "برمجية خبيثة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "cybersecurity", indefinite: "cybersecurity", agreement: "m" },
        business: { definite: "the security firm", indefinite: "a security firm", agreement: "m" },
      },
      facets: {
        story: "What happened",
        signs: "Signs of a scam message",
        codes: "Codes and phone calls",
        passwords: "Passwords",
        accounts: "Staff accounts",
        backup: "Backups",
        clicked: "After a wrong click",
        reporting: "Where to report it",
        training: "Training and services",
      },
      words: ["phishing", "scam", "two-factor", "breach", "patch", "password manager", "ransomware", "backup"],
    },
  },
});
