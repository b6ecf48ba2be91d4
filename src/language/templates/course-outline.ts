import type { Template } from "./template.ts";

export const courseOutline = {
  id: 67,
  key: "courseOutline",
  name: { en: "Course outline", ar: "مخطط دورة" },
  description: {
    en: "The plan of a course: what learners can do afterward, week by week, projects, and needs.",
    ar: "مخطط كامل لدورة: ما يخرج به المتعلّم، وبرنامج كل أسبوع، والمشاريع، وما يلزم.",
  },
  category: "education",
  groups: ["content"],
  icon: "route",
  family: "article",
  register: "M",
  lengths: [200, 300],
  defaultLength: 300,
  fields: [
    {
      key: "course",
      type: "text",
      label: { en: "Course", ar: "الدورة" },
      hint: { en: "Photography with a phone", ar: "التصوير بالهاتف" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "weeks",
      type: "number",
      label: { en: "Weeks", ar: "عدد الأسابيع" },
      hint: { en: "6 weeks", ar: "6 أسابيع" },
      expected: true,
      min: 2,
      max: 12,
      initial: 6,
    },
    {
      key: "forWhom",
      type: "text",
      label: { en: "For whom", ar: "لمن الدورة" },
      hint: { en: "Shop owners without any experience", ar: "أصحاب متاجر بلا خبرة سابقة" },
      expected: false,
      maxLength: 160,
    },
  ],
  subjectField: "course",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The course and its gain", ar: "الدورة وفائدتها" },
    },
    {
      id: "for-whom",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["forWhom"],
      purpose: { en: "Whom it is made for", ar: "لمن صُممت" },
    },
    {
      id: "promise",
      layout: "text",
      roles: ["hook", "explain", "whyNow"],
      share: 0.22,
      asks: [
        { en: "What can learners do on the last day?", ar: "ما الذي يقدر عليه المتعلّم في آخر يوم؟" },
        { en: "For whom is the course not meant?", ar: "لمن لا تصلح الدورة؟" },
      ],
      purpose: { en: "What learners can do afterward", ar: "ما يقدر عليه المتعلّم بعدها" },
    },
    {
      id: "modules",
      layout: "steps",
      roles: ["moduleLine"],
      share: 0.46,
      each: "weeks",
      title: { en: "Week by week", ar: "أسبوعًا بأسبوع", spoken: "أسبوع بأسبوع" },
      asks: [
        { en: "What is the week about?", ar: "ما موضوع الأسبوع؟" },
        { en: "What has everybody made by its end?", ar: "ماذا ينجز كل متعلّم في آخره؟" },
      ],
      purpose: { en: "One step a week: topic and result", ar: "بند لكل أسبوع: الموضوع والنتيجة" },
    },
    {
      id: "projects",
      layout: "bullets",
      roles: ["project"],
      share: 0.18,
      title: { en: "Projects", ar: "المشاريع" },
      asks: [
        { en: "What do learners make and keep?", ar: "ماذا ينجز المتعلّم ويحتفظ به؟" },
        { en: "Who looks at it, and when?", ar: "من يراجعه، ومتى؟" },
      ],
      purpose: { en: "What learners make and keep", ar: "ما ينجزه المتعلّم ويحتفظ به" },
    },
    {
      id: "needs",
      layout: "bullets",
      roles: ["need"],
      share: 0.14,
      title: { en: "Before the start", ar: "قبل البداية" },
      asks: [
        { en: "Which tools do learners bring?", ar: "ما الأدوات التي يحضرها المتعلّم؟" },
        { en: "How many hours a week does it take?", ar: "كم ساعة تحتاج في الأسبوع؟" },
      ],
      purpose: { en: "Time, tools and knowledge to begin", ar: "الوقت والأدوات والمعرفة للبدء" },
    },
  ],
  guidance:
    "Promise what a learner will be able to do on the last day, in one sentence that can be checked, and for whom the course is " +
    "not. Each week has one theme, one thing made by its end, and the hours it takes; the difficulty rises, and nothing is " +
    "called 'introduction' or 'advanced topics'. Projects belong to the learner's own life and trade and end up in a portfolio. " +
    "State needs honestly: hours a week, device, language level, prior knowledge. Arab learners ask for the certificate, the " +
    "language of the material and recordings; Americans for credit, refund and pace. No 'from zero to hero', no income claims.",
} as const satisfies Template;
