import type { Template } from "./template.ts";

export const resumeSummary = {
  id: 45,
  key: "resumeSummary",
  name: { en: "Résumé summary", ar: "نبذة سيرة ذاتية" },
  description: {
    en: "The lines at the top of a résumé in three versions, so that you can fit them to the job.",
    ar: "الأسطر الأولى في السيرة الذاتية بثلاث صيغ تناسب وظائف مختلفة.",
  },
  category: "formal",
  groups: ["general"],
  icon: "id-card",
  family: "formal",
  register: "S",
  lengths: { aboutWords: 150 },
  defaultLength: 100,
  fields: [
    {
      key: "experienceYears",
      type: "number",
      label: { en: "Years of experience", ar: "سنوات الخبرة" },
      hint: { en: "8 years", ar: "8 سنوات" },
      expected: true,
      min: 0,
      max: 50,
      initial: 5,
    },
    {
      key: "profession",
      type: "text",
      label: { en: "Field", ar: "مجال العمل" },
      hint: { en: "Financial auditing", ar: "التدقيق المالي" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "achievements",
      type: "list",
      label: { en: "Achievements", ar: "الإنجازات" },
      hint: {
        en: "Closed the books in three days instead of nine; Led a team of six",
        ar: "إقفال الحسابات في ثلاثة أيام بدلًا من تسعة؛ قيادة فريق من ستة موظفين",
      },
      expected: false,
      maxItems: 6,
      maxLength: 160,
    },
  ],
  subjectField: "profession",
  outline: [
    {
      id: "short",
      layout: "text",
      roles: ["resumeLine"],
      share: 0.2,
      title: { en: "Short version", ar: "الصيغة القصيرة" },
      fields: ["experienceYears"],
      purpose: { en: "Two lines for an online profile", ar: "سطران لملف مهني على الإنترنت" },
    },
    {
      id: "standard",
      layout: "text",
      roles: ["resumeLine"],
      share: 0.36,
      title: { en: "Standard version", ar: "الصيغة المعتادة" },
      purpose: { en: "A paragraph for the top of the page", ar: "فقرة لأعلى الصفحة" },
    },
    {
      id: "achievements-led",
      layout: "text",
      roles: ["resumeLine"],
      share: 0.44,
      title: { en: "Results first", ar: "صيغة تبدأ بالنتائج" },
      purpose: { en: "A version that leads with results", ar: "صيغة تتقدمها النتائج" },
    },
    {
      id: "achievements",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "achievements",
      purpose: { en: "The achievements, each in a line", ar: "الإنجازات، كل منها في سطر" },
    },
  ],
  guidance:
    "Two to four lines that a recruiter reads in six seconds: profession, years, setting, one or two results with " +
    "figures, the direction wanted. No 'I' and no name (the page has it); fragments are fine in English, in Arabic use " +
    "verbal nouns and Standard throughout («خبرة ثماني سنوات في …»). The three versions differ in use: short for " +
    "LinkedIn, a paragraph for general applications, results first for one job whose wording it takes over, since " +
    "software filters by it. Give figures only from what was supplied and leave blanks otherwise; drop adjectives that " +
    "anyone may claim (motivated, dynamic, طموح، مجتهد). In the Gulf keep nationality and age out of the summary even " +
    "where forms ask for them.",
} as const satisfies Template;
