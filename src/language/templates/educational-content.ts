import type { Template } from "./template.ts";

export const educationalContent = {
  id: 6,
  key: "educationalContent",
  name: { en: "Educational content", ar: "محتوى تعليمي" },
  description: {
    en: "A lesson that explains one thing: goals, the idea, the steps, a worked example, and questions.",
    ar: "درس يشرح أمرًا واحدًا: الأهداف، والفكرة، والخطوات، ومثال محلول، وأسئلة للفهم.",
  },
  category: "education",
  groups: ["content", "general"],
  icon: "graduation-cap",
  family: "lesson",
  register: "M",
  lengths: [300, 500, 800, 1000, 1200, 1500],
  defaultLength: 800,
  fields: [
    {
      key: "level",
      type: "choice",
      label: { en: "Level", ar: "المستوى" },
      hint: { en: "Beginner", ar: "مبتدئ" },
      expected: true,
      choices: [
        { value: "beginner", label: { en: "Beginner", ar: "مبتدئ" } },
        { value: "intermediate", label: { en: "Intermediate", ar: "متوسط" } },
        { value: "advanced", label: { en: "Advanced", ar: "متقدم" } },
      ],
    },
    {
      key: "goals",
      type: "list",
      label: { en: "Learning goals", ar: "أهداف التعلّم" },
      hint: { en: "Read a balance sheet; spot a cash problem early", ar: "قراءة الميزانية؛ اكتشاف نقص السيولة مبكرًا" },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "A title that names what is learned", ar: "عنوان يسمّي ما سيُتعلَّم" },
    },
    {
      id: "opening",
      layout: "text",
      roles: ["hook", "topicLine", "whyNow"],
      share: 0.12,
      purpose: { en: "Why a learner should care", ar: "لماذا يهم هذا المتعلّم" },
    },
    {
      id: "goals",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.1,
      each: "goals",
      title: { en: "Learning goals", ar: "أهداف الدرس" },
      purpose: { en: "What the learner can do afterwards", ar: "ما سيقدر عليه المتعلّم بعد الدرس" },
    },
    {
      id: "idea",
      layout: "text",
      roles: ["explain", "point", "detail", "reason"],
      share: 0.25,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "The idea, from the known to the new", ar: "الفكرة، من المعروف إلى الجديد" },
    },
    {
      id: "steps",
      layout: "steps",
      roles: ["step"],
      share: 0.18,
      title: { en: "How it’s done", ar: "الطريقة" },
      purpose: { en: "How it is done, in order", ar: "طريقة العمل بالترتيب" },
    },
    {
      id: "worked-example",
      layout: "text",
      roles: ["example", "detail", "check"],
      share: 0.12,
      heading: "heading",
      purpose: { en: "One example worked to the end", ar: "مثال واحد محلول حتى نهايته" },
    },
    {
      id: "mistakes",
      layout: "text",
      roles: ["mistake", "tip"],
      share: 0.07,
      purpose: { en: "Where learners slip, and the remedy", ar: "موضع الخطأ المعتاد وعلاجه" },
    },
    {
      id: "check-questions",
      layout: "steps",
      roles: ["checkQuestion"],
      share: 0.08,
      purpose: { en: "Questions that test understanding, not memory", ar: "أسئلة تختبر الفهم لا الحفظ" },
    },
    {
      id: "summary",
      layout: "text",
      roles: ["summary", "nextStep", "close"],
      share: 0.08,
      purpose: { en: "The essence, and what to practice next", ar: "الخلاصة وما يُتدرَّب عليه بعدها" },
    },
  ],
  guidance:
    "State goals as things the learner can do ('read', 'compute', 'choose'), not as topics. Go from a thing the learner " +
    "knows to the new one, one idea at a time, and work one example to its end before naming the rule. In Arabic keep the " +
    "English term in brackets at its first mention, since exams and workplaces use both; fit numbers and names to the " +
    "learner's country. Ask questions that need the idea, not a copied line, and never talk down.",
} as const satisfies Template;
