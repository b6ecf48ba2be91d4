import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "leadership-teams",
  name: { en: "Leadership and teams", ar: "القيادة وفرق العمل" },
  care: "plain",
  careNote: {
    en: "No ruling of labor law. Dismissal, harassment, and complaints: human resources and the labor authority are asked. No stereotypes of nationality, age, or sex, no diagnosis of staff, and nobody named without consent.",
    ar: "لا أحكام في نظام العمل. الفصل والتحرش والشكاوى للموارد البشرية وجهة العمل الرسمية. ولا صور نمطية عن جنسية أو عمر أو جنس، ولا تشخيص لموظف، ولا اسم لأحد إلا بإذن.",
  },
  questions: [
    {
      key: "reader",
      type: "choice",
      text: { en: "For managers, staff, or HR?", ar: "للمديرين أم للموظفين أم للموارد البشرية؟" },
    },
    { key: "size", type: "number", text: { en: "How big is the team?", ar: "كم عدد الفريق؟" } },
    { key: "situation", type: "text", text: { en: "What is the situation?", ar: "ما الموقف؟" } },
    { key: "rules", type: "list", text: { en: "Which company rules should be stated?", ar: "أي قواعد في الشركة تُذكر؟" } },
    { key: "date", type: "date", text: { en: "When is the workshop, if there is one?", ar: "متى الورشة، إن وُجدت؟" } },
  ],
  facets: {
    situation: [
      { en: "What happened, without names?", ar: "ماذا حدث، دون أسماء؟" },
      { en: "Who is reading: a new manager or an old hand?", ar: "من يقرأ هذا: مدير جديد أم متمرّس؟" },
    ],
    goals: [
      { en: "What does the team have to reach, and by when?", ar: "ما الذي على الفريق بلوغه، ومتى؟" },
      { en: "How does everyone see where it stands?", ar: "كيف يرى الجميع أين وصل الفريق؟" },
    ],
    "one-on-one": [
      { en: "How often do a manager and an employee talk alone?", ar: "كم مرة يتحدث المدير والموظف على انفراد؟" },
      { en: "Which questions come up there?", ar: "أي أسئلة تُطرح هناك؟" },
    ],
    feedback: [
      { en: "What feedback was given, word for word?", ar: "أي ملاحظة قيلت، وبأي كلمات؟" },
      { en: "When and where was it given?", ar: "متى وأين قيلت؟" },
    ],
    delegation: [
      { en: "Which task is being handed over, and to whom?", ar: "أي مهمة تُسلَّم، ولمن؟" },
      { en: "What can that person decide alone?", ar: "ماذا يقرر هذا الشخص وحده؟" },
    ],
    meetings: [
      { en: "Which meetings are there, how long, and with whom?", ar: "ما الاجتماعات، وكم مدتها، ومع من؟" },
      { en: "Where are decisions written down afterward?", ar: "أين تُكتب القرارات بعدها؟" },
    ],
    "new-hires": [
      { en: "What is ready for a new hire on day one?", ar: "ماذا ينتظر الموظف الجديد في يومه الأول؟" },
      { en: "Who looks after them in the first week?", ar: "من يرافقه في الأسبوع الأول؟" },
    ],
    conflict: [
      { en: "What is the disagreement about?", ar: "علامَ الخلاف؟" },
      { en: "Who listens to both sides, and when?", ar: "من يسمع الطرفين، ومتى؟" },
    ],
    praise: [
      { en: "What work is being praised, and whose is it?", ar: "أي عمل يُشكر، ولمن هو؟" },
      { en: "How is good work recognized here?", ar: "كيف يُقدَّر العمل الجيد هنا؟" },
    ],
    workshop: [
      { en: "Who leads it, and who is it for?", ar: "من يقدّمها، ولمن هي؟" },
      { en: "Where and when is it, and what does it cost?", ar: "أين ومتى وبكم؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "القيادة", indefinite: "قيادة", agreement: "f" },
        business: { definite: "المدير", indefinite: "مدير", agreement: "m" },
      },
      facets: {
        situation: "وش الوضع في الفريق؟",
        goals: "أهداف الفريق",
        "one-on-one": "جلسة المدير مع الموظف",
        feedback: "كيف تنقال الملاحظة؟",
        delegation: "تسليم المهام",
        meetings: "اجتماع الفريق",
        "new-hires": "الموظف الجديد",
        conflict: "الخلاف بين الزملا",
        praise: "الشكر قدام الفريق",
        workshop: "الورشة والحضور",
      },
      words: ["مدير", "فريق", "تفويض", "ملاحظات", "تقييم", "اجتماع", "موارد بشرية"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "القيادة", indefinite: "قيادة", agreement: "f" },
        business: { definite: "المدير", indefinite: "مدير", agreement: "m" },
      },
      facets: {
        situation: "إيه الحكاية في الفريق؟",
        goals: "التارجت",
        "one-on-one": "قعدة المدير مع كل واحد",
        feedback: "الفيدباك بيتقال إزاي؟",
        delegation: "مين يمسك إيه؟",
        meetings: "اجتماع التيم",
        "new-hires": "أول أسبوع للموظف الجديد",
        conflict: "لو اتنين اختلفوا",
        praise: "كلمة شكر",
        workshop: "الورشة لمين وإمتى؟",
      },
      words: ["مدير", "تيم", "فيدباك", "تقييم", "تارجت", "ميتنج", "إتش آر"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "القيادة", indefinite: "قيادة", agreement: "f" },
        business: { definite: "المدير", indefinite: "مدير", agreement: "m" },
      },
      facets: {
        situation: "شو عم يصير بالفريق؟",
        goals: "أهداف السنة",
        "one-on-one": "قعدة المدير مع كلّ موظّف",
        feedback: "كيف بينعطى الفيدباك؟",
        delegation: "مين بيستلم شو؟",
        meetings: "اجتماع الفريق والأجندة",
        "new-hires": "وقت يوصل موظّف جديد",
        conflict: "وقت يختلفوا تنين بالفريق",
        praise: "كلمة يعطيك العافية",
        workshop: "الورشة لمين وإيمتى؟",
      },
      words: ["مدير", "فريق", "ملاحظات", "تقييم", "تيم ليدر", "اجتماع", "موظّف"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "القيادة", indefinite: "قيادة", agreement: "f" },
        business: { definite: "المدير", indefinite: "مدير", agreement: "m" },
      },
      facets: {
        situation: "الموقف",
        goals: "الأهداف",
        "one-on-one": "اللقاء الفردي",
        feedback: "الملاحظات على العمل",
        delegation: "التفويض",
        meetings: "الاجتماعات",
        "new-hires": "استقبال الموظف الجديد",
        conflict: "الخلاف في الفريق",
        praise: "التقدير",
        workshop: "الورشة",
      },
      words: ["قيادة", "تفويض", "تغذية راجعة", "أهداف", "تقييم الأداء", "فريق", "مسؤولية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "leadership", indefinite: "leadership", agreement: "m" },
        business: { definite: "the manager", indefinite: "a manager", agreement: "m" },
      },
      facets: {
        situation: "The situation",
        goals: "The goals",
        "one-on-one": "One-on-ones",
        feedback: "Giving feedback",
        delegation: "Delegating",
        meetings: "Meetings",
        "new-hires": "New hires",
        conflict: "Conflict in the team",
        praise: "Recognition",
        workshop: "The workshop",
      },
      words: ["direct report", "one-on-one", "buy-in", "kickoff", "feedback", "onboarding", "performance review"],
    },
  },
});
