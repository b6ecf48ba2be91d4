import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "language-courses",
  name: { en: "Language courses", ar: "دورات اللغات" },
  care: "plain",
  careNote: {
    en: "Promise no fluency and no score by a date, and laugh at no accent or dialect. Scores for a visa or a university: the authority or the university is asked. Names of tests as the registered centers use them.",
    ar: "لا وعد بطلاقة أو درجة في موعد، ولا سخرية من لهجة أو لكنة. الدرجات المطلوبة للتأشيرة أو الجامعة تُسأل عنها الجهة نفسها. وأسماء الاختبارات كما تكتبها مراكزها المسجّلة.",
  },
  questions: [
    { key: "language", type: "text", text: { en: "Which language and level is it?", ar: "أي لغة ومستوى؟" } },
    { key: "group", type: "number", text: { en: "How many students are in a group?", ar: "كم متعلّمًا في المجموعة؟" } },
    { key: "place", type: "choice", text: { en: "In person or online?", ar: "حضوريًا أم عن بُعد؟" } },
    { key: "price", type: "price", text: { en: "What does it cost with books?", ar: "كم السعر مع الكتب؟" } },
    { key: "start", type: "date", text: { en: "When does it start?", ar: "متى تبدأ الدورة؟" } },
  ],
  facets: {
    courses: [
      { en: "Which languages are taught, and what for?", ar: "أي لغات، ولأي غرض؟" },
      { en: "What can a student do by the end of a course?", ar: "ماذا يستطيع المتعلّم في نهاية الدورة؟" },
    ],
    placement: [
      { en: "How is the level tested: speaking, writing?", ar: "كيف يُحدَّد المستوى: محادثة، كتابة؟" },
      { en: "Which levels are there?", ar: "ما المستويات الموجودة؟" },
    ],
    speaking: [
      { en: "How much of a class does each student spend talking?", ar: "كم يتكلم المتعلّم في الحصة؟" },
      { en: "How and when are mistakes corrected?", ar: "كيف ومتى تُصحَّح الأخطاء؟" },
    ],
    teachers: [
      { en: "Who teaches, and how are they trained?", ar: "من يدرّس، وبأي تأهيل؟" },
      { en: "Does the same teacher stay for the whole course?", ar: "هل يبقى معلم واحد طوال الدورة؟" },
    ],
    exams: [
      { en: "Which tests does the course prepare for, and how?", ar: "أي اختبارات يُستعد لها، وكيف؟" },
      { en: "How often are practice tests given?", ar: "كم مرة يُجرى اختبار تجريبي؟" },
    ],
    homework: [
      { en: "Which book or app is used?", ar: "أي كتاب أو تطبيق يُستخدم؟" },
      { en: "How much is done at home between classes?", ar: "كم يُنجَز في البيت بين الحصص؟" },
    ],
    schedule: [
      { en: "Which days, what time, and for how many weeks?", ar: "في أي أيام وأي ساعة، وكم أسبوعًا؟" },
      { en: "How is a missed class made up?", ar: "كيف تُعوَّض حصة فائتة؟" },
    ],
    online: [
      { en: "Where is the school, or which platform is used?", ar: "أين المعهد، أو أي منصة تُستخدم؟" },
      { en: "What do students need for an online class?", ar: "ماذا يلزم للحصة عن بُعد؟" },
    ],
    prices: [
      { en: "What does a level cost, and how is it paid?", ar: "كم سعر المستوى، وكيف يُدفع؟" },
      { en: "Who issues the certificate?", ar: "من يصدر الشهادة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "دورة اللغة", indefinite: "دورة لغة", agreement: "f" },
        business: { definite: "المعهد", indefinite: "معهد", agreement: "m" },
      },
      facets: {
        courses: "وش الدورات الموجودة؟",
        placement: "كيف ينحدد المستوى؟",
        speaking: "المحادثة في الكلاس",
        teachers: "مين المدرسين؟",
        exams: "التحضير للآيلتس والتوفل",
        homework: "الكتاب والواجبات",
        schedule: "الأيام والساعات",
        online: "في المعهد أو أونلاين؟",
        prices: "سعر المستوى والشهادة",
      },
      words: ["انقليزي", "معهد", "لفل", "تأسيس", "محادثة", "آيلتس", "مستوى", "قواعد"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "كورس اللغة", indefinite: "كورس لغة", agreement: "m" },
        business: { definite: "السنتر", indefinite: "سنتر", agreement: "m" },
      },
      facets: {
        courses: "الكورسات الموجودة",
        placement: "امتحان تحديد المستوى",
        speaking: "وقت الكلام في الكورس",
        teachers: "المدرسين مين؟",
        exams: "التحضير للامتحانات الدولية",
        homework: "الكتب والواجب",
        schedule: "المواعيد والأيام",
        online: "السنتر ولا أونلاين؟",
        prices: "الكورس بكام؟",
      },
      words: ["كورس", "ليفل", "محادثة", "إنجلش", "سنتر", "جرامر", "آيلتس", "مستوى"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "كورس اللغة", indefinite: "كورس لغة", agreement: "m" },
        business: { definite: "المعهد", indefinite: "معهد", agreement: "m" },
      },
      facets: {
        courses: "اللغات والكورسات",
        placement: "امتحان المستوى",
        speaking: "الحكي بالصف",
        teachers: "الأساتذة",
        exams: "التحضير للامتحانات",
        homework: "الكتاب والدرس بالبيت",
        schedule: "الأيام والوقت",
        online: "بالمعهد أو أونلاين؟",
        prices: "قدّيش الكورس؟",
      },
      words: ["كورس", "مستوى", "محادثة", "معهد", "كتاب", "إنكليزي", "فرنسي", "لفظ"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "دورة اللغة", indefinite: "دورة لغة", agreement: "f" },
        business: { definite: "المعهد", indefinite: "معهد", agreement: "m" },
      },
      facets: {
        courses: "الدورات",
        placement: "تحديد المستوى",
        speaking: "وقت المحادثة",
        teachers: "المعلمون",
        exams: "التحضير للاختبارات الدولية",
        homework: "المواد والواجبات",
        schedule: "المواعيد",
        online: "في المعهد أو عن بُعد",
        prices: "الرسوم والشهادة",
      },
      words: ["مستوى", "مفردات", "قواعد", "طلاقة", "محادثة", "نطق", "معهد", "اختبار"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the language course", indefinite: "a language course", agreement: "m" },
        business: { definite: "the language school", indefinite: "a language school", agreement: "m" },
      },
      facets: {
        courses: "The courses",
        placement: "The placement test",
        speaking: "Speaking time in class",
        teachers: "The teachers",
        exams: "Test prep",
        homework: "Books and homework",
        schedule: "Days and times",
        online: "In class or online",
        prices: "Tuition and certificates",
      },
      words: ["fluency", "beginner", "ESL", "practice", "accent", "placement test", "vocabulary", "conversation class"],
    },
  },
});
