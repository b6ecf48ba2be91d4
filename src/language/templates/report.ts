import type { Template } from "./template.ts";

export const report = {
  id: 48,
  key: "report",
  name: { en: "Executive summary", ar: "ملخص تنفيذي" },
  description: {
    en: "A report on one page: the situation, the findings, the options, and what you recommend.",
    ar: "تقرير في صفحة: الوضع، والنتائج، والخيارات، والتوصية.",
  },
  category: "business",
  groups: ["general"],
  icon: "file-chart-column",
  family: "formal",
  register: "S",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "reportSubject",
      type: "text",
      label: { en: "Subject", ar: "موضوع التقرير" },
      hint: { en: "Delivery delays in the northern branch", ar: "تأخر التوصيل في فرع الشمال" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "findings",
      type: "list",
      label: { en: "Findings", ar: "أبرز النتائج" },
      hint: {
        en: "Half the delays begin at loading; Two routes overlap; Drivers wait for invoices",
        ar: "نصف التأخير يبدأ عند التحميل؛ مساران متداخلان؛ السائقون ينتظرون الفواتير",
      },
      expected: true,
      maxItems: 8,
      maxLength: 160,
    },
    {
      key: "decisionNeeded",
      type: "text",
      label: { en: "Decision needed", ar: "القرار المطلوب" },
      hint: { en: "Approve a second loading shift from May", ar: "اعتماد مناوبة تحميل ثانية من مايو" },
      expected: false,
      maxLength: 200,
    },
  ],
  subjectField: "reportSubject",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      titleField: "reportSubject",
      purpose: { en: "The subject as the reader knows it", ar: "الموضوع كما يعرفه القارئ" },
    },
    {
      id: "situation",
      layout: "text",
      roles: ["situation"],
      share: 0.24,
      title: { en: "Situation", ar: "الوضع الراهن" },
      purpose: { en: "What is the case, since when, and why it matters", ar: "ما الواقع ومنذ متى ولماذا يهم" },
    },
    {
      id: "findings",
      layout: "bullets",
      roles: ["finding"],
      share: 0.28,
      each: "findings",
      title: { en: "Findings", ar: "النتائج" },
      purpose: { en: "Each finding with its weight and its evidence", ar: "كل نتيجة ووزنها ودليلها" },
    },
    {
      id: "options",
      layout: "bullets",
      roles: ["option"],
      share: 0.22,
      title: { en: "Options", ar: "الخيارات" },
      purpose: { en: "What could be done, including nothing", ar: "ما يمكن فعله، ومنه ترك الأمر على حاله" },
    },
    {
      id: "recommendation",
      layout: "text",
      roles: ["recommendation"],
      share: 0.26,
      title: { en: "Recommendation", ar: "التوصية" },
      purpose: { en: "What to do, at what cost, by when", ar: "ما يُعمل وبأي كلفة وفي أي موعد" },
    },
    {
      id: "decision",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["decisionNeeded"],
      purpose: { en: "The decision that is asked for", ar: "القرار المطلوب اتخاذه" },
    },
  ],
  guidance:
    "Written for someone who will read nothing else and must decide: state the situation in three sentences, each finding " +
    "as a sentence with its size and source, the options with what each costs and risks (doing nothing is one), and one " +
    "recommendation that follows from the findings. Keep method, thanks and history for the report itself. Formal, " +
    "impersonal Standard in Arabic, with figures in Western digits and the unit named; active verbs and plain nouns in " +
    "English, recommendation visible on the first screen. Leave blanks for figures nobody supplied; do not mix finding " +
    "and opinion, and do not hide the decision in a subordinate clause. No 'it is worth mentioning', no 'comprehensive " +
    "study'.",
} as const satisfies Template;
