import type { Template } from "./template.ts";

export const swot = {
  id: 50,
  key: "swot",
  name: { en: "SWOT analysis", ar: "تحليل سوات" },
  description: {
    en: "Strengths, weaknesses, opportunities and threats on one page, and what follows from them.",
    ar: "نقاط القوة والضعف والفرص والتهديدات في صفحة واحدة، وما يترتب عليها.",
  },
  category: "business",
  groups: ["general"],
  icon: "grid-2x2",
  family: "formal",
  register: "S",
  lengths: [200, 300],
  defaultLength: 300,
  fields: [
    {
      key: "company",
      type: "text",
      label: { en: "Company or project", ar: "الشركة أو المشروع" },
      hint: { en: "Dar Bakery", ar: "مخبز الدار" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "facts",
      type: "list",
      label: { en: "Known facts", ar: "معطيات معروفة" },
      hint: {
        en: "Two branches; most sales before noon; a chain opens nearby in May",
        ar: "فرعان؛ أكثر المبيعات قبل الظهر؛ سلسلة مخابز تفتح قريبًا في مايو",
      },
      expected: false,
      maxItems: 12,
      maxLength: 160,
    },
  ],
  subjectField: "company",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      purpose: { en: "Whose analysis this is", ar: "لمن هذا التحليل" },
    },
    {
      id: "company",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["company"],
      purpose: { en: "The company or project", ar: "الشركة أو المشروع" },
    },
    {
      id: "facts",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "facts",
      title: { en: "Known facts", ar: "معطيات معروفة" },
      purpose: { en: "The facts it rests on", ar: "المعطيات التي يستند إليها" },
    },
    {
      id: "strengths",
      layout: "bullets",
      roles: ["strength"],
      share: 0.2,
      title: { en: "Strengths", ar: "نقاط القوة" },
      asks: [
        { en: "What does the company have that others nearby lack?", ar: "ما الذي تملكه الشركة ويفتقده من حولها؟" },
        { en: "Which figure or customer shows it?", ar: "أي رقم أو عميل يدل على ذلك؟" },
      ],
      purpose: { en: "What the company has and others lack", ar: "ما تملكه الشركة ويفتقده غيرها" },
    },
    {
      id: "weaknesses",
      layout: "bullets",
      roles: ["weakness"],
      share: 0.2,
      title: { en: "Weaknesses", ar: "نقاط الضعف" },
      asks: [
        { en: "What holds the company back that it could change?", ar: "ما الذي يعيق الشركة وتقدر على تغييره؟" },
        { en: "What does it cost, in money or customers?", ar: "كم يكلّفها ذلك من مال أو عملاء؟" },
      ],
      purpose: { en: "What holds it back from inside", ar: "ما يعيقها من الداخل" },
    },
    {
      id: "opportunities",
      layout: "bullets",
      roles: ["opportunity"],
      share: 0.2,
      title: { en: "Opportunities", ar: "الفرص" },
      asks: [
        { en: "What is changing outside that it could use?", ar: "ما الذي يتغيّر في السوق ويمكن أن تستفيد منه؟" },
        { en: "By when would it have to act?", ar: "متى يجب أن تتحرك؟" },
      ],
      purpose: { en: "What the market opens to it", ar: "ما يتيحه لها السوق" },
    },
    {
      id: "threats",
      layout: "bullets",
      roles: ["threat"],
      share: 0.2,
      title: { en: "Threats", ar: "التهديدات" },
      asks: [
        { en: "Who or what could take its customers?", ar: "من أو ما الذي قد يأخذ عملاءها؟" },
        { en: "How likely is it this year?", ar: "ما احتمال ذلك هذه السنة؟" },
      ],
      purpose: { en: "What may come from outside", ar: "ما قد يأتي من الخارج" },
    },
    {
      id: "so-what",
      layout: "text",
      roles: ["soWhat", "recommendation"],
      share: 0.2,
      title: { en: "So what", ar: "ما الذي يترتب على ذلك" },
      asks: [
        { en: "Which strength meets which opportunity?", ar: "أي نقطة قوة تلتقي بأي فرصة؟" },
        { en: "Who decides what, and by when?", ar: "من يقرر ماذا، ومتى؟" },
      ],
      purpose: { en: "Where the quadrants meet: what to do", ar: "ما العمل حين تلتقي الجوانب الأربعة" },
    },
  ],
  guidance:
    "Inside is what the company can change (strengths, weaknesses), outside is what happens to it (opportunities, threats): " +
    "keep them apart, four to six points each, every point one sentence with its evidence or a marked blank for it. Rank by " +
    "weight and leave out what would fit any company ('experienced team', 'strong competition'). The page is worth its paper " +
    "only by the last part: join one strength to one opportunity and one weakness to one threat, and name who decides what by " +
    "when. In Arabic use القوة والضعف والفرص والتهديدات; for Gulf readers mind licensing, localization of jobs and seasons.",
} as const satisfies Template;
