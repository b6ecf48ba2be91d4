import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "university",
  name: { en: "University and study abroad", ar: "الجامعة والدراسة" },
  care: "plain",
  careNote: {
    en: "Promise no admission, visa, or job, and rank no countries. Visa, recognition, and military service: the official source is named. An agency's fees stand only as they were told.",
    ar: "لا وعد بقبول أو تأشيرة أو وظيفة، ولا ترتيب للدول. أما التأشيرة والاعتراف والخدمة العسكرية فمن المصدر الرسمي. ورسوم المكاتب كما قيلت لا أكثر.",
  },
  questions: [
    { key: "who", type: "text", text: { en: "Which university or service is it?", ar: "أي جامعة أو خدمة؟" } },
    { key: "majors", type: "list", text: { en: "Which majors or countries is it about?", ar: "أي تخصصات أو دول؟" } },
    { key: "deadline", type: "date", text: { en: "What are the deadlines?", ar: "ما المواعيد النهائية؟" } },
    { key: "fees", type: "price", text: { en: "What are the fees?", ar: "كم الرسوم؟" } },
    {
      key: "papers",
      type: "list",
      text: { en: "Which documents and grades are required?", ar: "ما الوثائق والدرجات المطلوبة؟" },
    },
  ],
  facets: {
    majors: [
      { en: "Which majors are there, and what is taught in the first year?", ar: "ما التخصصات، وما مواد السنة الأولى؟" },
      { en: "What do graduates do?", ar: "ماذا يعمل خريجوها؟" },
    ],
    recognition: [
      { en: "Which ministry or council recognizes the degree?", ar: "أي وزارة أو هيئة تعترف بالشهادة؟" },
      { en: "Is online study recognized too?", ar: "هل يُعترف بالدراسة عن بُعد أيضًا؟" },
    ],
    admission: [
      { en: "Which grades and tests are required?", ar: "أي معدل واختبارات تُطلب؟" },
      { en: "Who decides, and how long does it take?", ar: "من يبتّ في الطلب، وكم يستغرق؟" },
    ],
    papers: [
      { en: "Which documents are required, and which must be certified?", ar: "ما الأوراق المطلوبة، وما الذي يُصدَّق منها؟" },
      { en: "Where are they submitted?", ar: "أين تُقدَّم؟" },
    ],
    deadlines: [
      { en: "When do applications open and close?", ar: "متى يُفتح التقديم، ومتى يُغلق؟" },
      { en: "When are results announced?", ar: "متى تُعلن النتائج؟" },
    ],
    scholarships: [
      { en: "Which grants are there, and who gives them?", ar: "ما المنح، ومن يقدّمها؟" },
      { en: "What must a student do to keep one?", ar: "ماذا على الطالب ليحتفظ بها؟" },
    ],
    fees: [
      { en: "What does a credit hour or a year cost?", ar: "كم سعر الساعة المعتمدة أو السنة؟" },
      { en: "How is it paid, and in how many installments?", ar: "كيف تُدفع، وعلى كم دفعة؟" },
    ],
    housing: [
      { en: "Is there a dorm, and who can live there?", ar: "هل يوجد سكن جامعي، ولمن؟" },
      { en: "What do students say it costs to live near campus?", ar: "كم تكلفة المعيشة قرب الجامعة بحسب طلابها؟" },
    ],
    "first-term": [
      { en: "What happens in the first week on campus?", ar: "ماذا يحدث في الأسبوع الأول في الجامعة؟" },
      { en: "Who helps a new student?", ar: "من يساعد الطالب الجديد؟" },
    ],
    visit: [
      { en: "When are visits, and who shows people around?", ar: "متى تمكن الزيارة، ومن يستقبل الزوار؟" },
      { en: "Who answers questions?", ar: "إلى من تُكتب الأسئلة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
        business: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
      },
      facets: {
        majors: "التخصصات",
        recognition: "الاعتراف والمعادلة",
        admission: "كيف يكون القبول؟",
        papers: "وش الأوراق المطلوبة؟",
        deadlines: "متى يقفل التقديم؟",
        scholarships: "المنح والابتعاث",
        fees: "الرسوم والأقساط",
        housing: "السكن والمواصلات",
        "first-term": "أول ترم في الجامعة",
        visit: "زيارة الجامعة",
      },
      words: ["ابتعاث", "بعثة", "تخصص", "سكن", "ترم", "معدل", "قبول", "ساعات معتمدة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الكلية", indefinite: "كلية", agreement: "f" },
        business: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
      },
      facets: {
        majors: "الكليات والأقسام",
        recognition: "المعادلة والاعتراف بالشهادة",
        admission: "القبول والتنسيق",
        papers: "الورق المطلوب للتقديم",
        deadlines: "التقديم لحد إمتى؟",
        scholarships: "المنح والبعثات",
        fees: "المصاريف كام؟",
        housing: "السكن والمدينة الجامعية",
        "first-term": "أول ترم في الكلية",
        visit: "اليوم المفتوح",
      },
      words: ["تنسيق", "كلية", "ترم", "سكشن", "معادلة", "مدينة جامعية", "مصاريف", "مجموع"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
        business: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
      },
      facets: {
        majors: "التخصّصات والفروع",
        recognition: "الاعتراف بالشهادة",
        admission: "القبول والمعدّل",
        papers: "وراق الطلب",
        deadlines: "إيمتى بيسكّر التسجيل؟",
        scholarships: "المنح الجامعية",
        fees: "الأقساط والمصاريف",
        housing: "السكن والنقل",
        "first-term": "أوّل فصل بالجامعة",
        visit: "زيارة الحرم الجامعي",
      },
      words: ["فصل", "تخصّص", "قسط", "سكن طلاب", "معدّل", "منحة", "فرع", "شهادة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
        business: { definite: "الجامعة", indefinite: "جامعة", agreement: "f" },
      },
      facets: {
        majors: "التخصصات والبرامج",
        recognition: "الاعتماد والمعادلة",
        admission: "القبول وشروطه",
        papers: "وثائق التقديم",
        deadlines: "المواعيد النهائية",
        scholarships: "المنح الدراسية",
        fees: "الرسوم الدراسية",
        housing: "السكن الجامعي",
        "first-term": "الفصل الأول",
        visit: "زيارة الجامعة والتواصل معها",
      },
      words: ["قبول", "منحة دراسية", "ساعات معتمدة", "رسالة", "كلية", "خطة دراسية", "حرم جامعي"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the university", indefinite: "a university", agreement: "m" },
        business: { definite: "the admissions office", indefinite: "an admissions office", agreement: "m" },
      },
      facets: {
        majors: "Majors and programs",
        recognition: "Accreditation",
        admission: "Admission requirements",
        papers: "Application materials",
        deadlines: "Deadlines",
        scholarships: "Scholarships and aid",
        fees: "Tuition and fees",
        housing: "Housing and transport",
        "first-term": "The first semester",
        visit: "Visiting campus",
      },
      words: ["major", "GPA", "dorm", "credits", "financial aid", "transcript", "campus tour", "semester"],
    },
  },
});
