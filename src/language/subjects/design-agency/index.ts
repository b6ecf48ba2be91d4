import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "design-agency",
  name: { en: "Design and branding", ar: "التصميم والهوية" },
  care: "plain",
  careNote: {
    en: "No mark and no font is copied without a license. Questions of name and trademark: the trademark office. Flags, verses, and official emblems: ask first. No sales are promised of a logo.",
    ar: "لا نسخ لشعار أو خط بلا ترخيص. أسئلة الاسم والعلامة التجارية لجهة تسجيلها. والأعلام والآيات والشعارات الرسمية يُسأل عنها أولًا. ولا وعد بمبيعات من شعار.",
  },
  questions: [
    { key: "business", type: "text", text: { en: "What is the business, and who buys there?", ar: "ما النشاط، ومن زبائنه؟" } },
    { key: "pieces", type: "list", text: { en: "Which pieces are needed?", ar: "ما القطع المطلوبة؟" } },
    { key: "taste", type: "list", text: { en: "Which designs does the client like?", ar: "أي تصاميم تعجب العميل؟" } },
    { key: "deadline", type: "date", text: { en: "When is it due?", ar: "متى موعد التسليم؟" } },
    { key: "budget", type: "price", text: { en: "What is the budget?", ar: "كم الميزانية؟" } },
  ],
  facets: {
    brief: [
      { en: "What does the business do, and for whom?", ar: "ماذا يقدّم النشاط، ولمن؟" },
      { en: "Where will the logo be seen: sign, cup, screen?", ar: "أين تُرى العلامة: لوحة، كوب، شاشة؟" },
    ],
    pieces: [
      { en: "Which pieces are included: logo, cards, menu, packaging?", ar: "ما القطع: شعار، بطاقات، قائمة، تغليف؟" },
      { en: "Which of them can wait?", ar: "أي منها يمكن أن ينتظر؟" },
    ],
    process: [
      { en: "What are the stages, and what is presented at each?", ar: "ما المراحل، وماذا يُعرض في كل مرحلة؟" },
      { en: "Who decides on the client's side?", ar: "من يقرر من جهة العميل؟" },
    ],
    samples: [
      { en: "Which three projects may be shown?", ar: "أي ثلاثة أعمال يجوز عرضها؟" },
      { en: "What was the assignment in each?", ar: "ما المطلوب في كل منها؟" },
    ],
    lettering: [
      { en: "Which typefaces are used, and under which license?", ar: "أي خطوط تُستخدم، وبأي ترخيص؟" },
      { en: "How do the Arabic and Latin names work together?", ar: "كيف يجتمع الاسم العربي والاسم اللاتيني؟" },
    ],
    revisions: [
      { en: "How many rounds of changes are included?", ar: "كم جولة تعديل يشملها السعر؟" },
      { en: "What counts as a new request?", ar: "ما الذي يُعدّ طلبًا جديدًا؟" },
    ],
    files: [
      { en: "Which files are delivered?", ar: "أي ملفات تُسلَّم؟" },
      { en: "Who owns the source files under the contract?", ar: "لمن الملفات المفتوحة بحسب العقد؟" },
    ],
    printing: [
      { en: "Who prints it, and on what material?", ar: "من يطبع، وعلى أي خامة؟" },
      { en: "Is there a printed proof?", ar: "هل من بروفة مطبوعة؟" },
    ],
    prices: [
      { en: "What does each package cost?", ar: "كم سعر كل حزمة؟" },
      { en: "How is payment split?", ar: "على أي دفعات يُدفع؟" },
    ],
    delivery: [
      { en: "When does work start, and when is it done?", ar: "متى يبدأ العمل، ومتى ينتهي؟" },
      { en: "What does the designer need from the client first?", ar: "ماذا يحتاج المصمم من العميل أولًا؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الهوية", indefinite: "هوية", agreement: "f" },
        business: { definite: "المكتب", indefinite: "مكتب", agreement: "m" },
      },
      facets: {
        brief: "البريف قبل التصميم",
        pieces: "وش يدخل في الهوية؟",
        process: "خطوات العمل",
        samples: "أعمال سابقة",
        lettering: "الخط العربي والألوان",
        revisions: "التعديلات",
        files: "الملفات المفتوحة",
        printing: "الطباعة واللوحات",
        prices: "السعر والدفعات",
        delivery: "موعد التسليم",
      },
      words: ["لوقو", "هوية", "مطبعة", "ستيكر", "لوحة محل", "بروشور", "مصمم"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الهوية", indefinite: "هوية", agreement: "f" },
        business: { definite: "المكتب", indefinite: "مكتب", agreement: "m" },
      },
      facets: {
        brief: "البريف فيه إيه؟",
        pieces: "الهوية فيها إيه؟",
        process: "الشغل ماشي إزاي؟",
        samples: "سابقة الأعمال",
        lettering: "الخط والألوان",
        revisions: "كام تعديل؟",
        files: "الملفات المفتوحة والحقوق",
        printing: "الطباعة والبروفة",
        prices: "التصميم بكام؟",
        delivery: "التسليم إمتى؟",
      },
      words: ["لوجو", "هوية", "براندنج", "بنر", "يافطة", "بروفة", "مطبعة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الهوية", indefinite: "هوية", agreement: "f" },
        business: { definite: "المكتب", indefinite: "مكتب", agreement: "m" },
      },
      facets: {
        brief: "شو بينكتب بالبريف؟",
        pieces: "شو بيطلع بالهوية؟",
        process: "كيف بيمشي الشغل؟",
        samples: "شغل سابق",
        lettering: "الحرف العربي والألوان",
        revisions: "كم مرّة في تعديل؟",
        files: "الملفّات ومين صاحبها",
        printing: "الطباعة والآرمة",
        prices: "قدّيش التصميم؟",
        delivery: "إيمتى التسليم؟",
      },
      words: ["لوغو", "هوية", "مطبعة", "آرمة", "بروشور", "كارت", "مصمّم"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الهوية البصرية", indefinite: "هوية بصرية", agreement: "f" },
        business: { definite: "المكتب", indefinite: "مكتب", agreement: "m" },
      },
      facets: {
        brief: "موجز التصميم",
        pieces: "مكونات الهوية",
        process: "مراحل العمل",
        samples: "نماذج من الأعمال",
        lettering: "الخط العربي والألوان",
        revisions: "جولات التعديل",
        files: "الملفات وحقوقها",
        printing: "الطباعة والتنفيذ",
        prices: "السعر وطريقة الدفع",
        delivery: "مدة التنفيذ والتسليم",
      },
      words: ["شعار", "هوية بصرية", "خط", "ملف مفتوح", "تغليف", "بطاقة عمل", "دليل الهوية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the design", indefinite: "a design", agreement: "m" },
        business: { definite: "the studio", indefinite: "a studio", agreement: "m" },
      },
      facets: {
        brief: "The brief",
        pieces: "What's in the identity",
        process: "How the project runs",
        samples: "Past work",
        lettering: "Type and color",
        revisions: "Rounds of revisions",
        files: "Files and rights",
        printing: "Printing and signage",
        prices: "Pricing and payment",
        delivery: "Timeline and delivery",
      },
      words: ["logo", "brand guide", "mockup", "vector", "signage", "typeface", "proof", "packaging"],
    },
  },
});
