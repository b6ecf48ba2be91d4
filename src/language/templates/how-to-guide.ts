import type { Template } from "./template.ts";

export const howToGuide = {
  id: 25,
  key: "howToGuide",
  name: { en: "How-to guide", ar: "دليل خطوة بخطوة" },
  description: {
    en: "Instructions that a beginner can follow to the end, with what to prepare and check.",
    ar: "إرشادات يتبعها المبتدئ حتى النهاية، مع ما يلزم تجهيزه وما ينبغي فحصه.",
  },
  category: "blog",
  groups: ["content"],
  icon: "footprints",
  family: "article",
  register: "M",
  lengths: [300, 500, 800, 1000, 1200, 1500, 2000],
  defaultLength: 800,
  fields: [
    {
      key: "outcome",
      type: "text",
      label: { en: "Result", ar: "النتيجة المطلوبة" },
      hint: { en: "A balcony herb garden that survives August", ar: "حديقة أعشاب في الشرفة تصمد في أغسطس" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "tools",
      type: "list",
      label: { en: "Tools", ar: "الأدوات" },
      hint: { en: "Four pots; light soil; drip tray", ar: "أربعة أصص؛ تربة خفيفة؛ صينية تصريف" },
      expected: false,
      maxItems: 12,
      maxLength: 120,
    },
    {
      key: "time",
      type: "text",
      label: { en: "Time needed", ar: "الوقت اللازم" },
      hint: { en: "Two hours, then five minutes a day", ar: "ساعتان، ثم خمس دقائق كل يوم" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "A title that names the result", ar: "عنوان يسمّي النتيجة" },
    },
    {
      id: "what-you-get",
      layout: "text",
      roles: ["hook", "promise", "topicLine", "whyNow"],
      share: 0.13,
      fields: ["outcome"],
      purpose: { en: "What the reader will have at the end", ar: "ما سيكون لدى القارئ في النهاية" },
    },
    {
      id: "need",
      layout: "text",
      roles: ["need"],
      share: 0.07,
      fields: ["time"],
      purpose: { en: "What to prepare, and how much time", ar: "ما يلزم تجهيزه وكم يستغرق" },
    },
    {
      id: "tools",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.06,
      each: "tools",
      purpose: { en: "Each tool and what it is for", ar: "كل أداة ولماذا تلزم" },
      asks: [
        {
          en: "Which tools and materials are needed, and what is each for?",
          ar: "ما الأدوات والمواد اللازمة، ولأي شيء كل منها؟",
        },
      ],
    },
    {
      id: "steps",
      layout: "steps",
      roles: ["step"],
      share: 0.22,
      purpose: { en: "One action a step, in order", ar: "فعل واحد لكل خطوة بالترتيب" },
      asks: [
        { en: "What is the first step, and how does one see that it is done?", ar: "ما الخطوة الأولى، وكيف تُعرف أنها تمت؟" },
        { en: "What comes after it, one action at a time?", ar: "ما الذي يليها، فعلًا بعد فعل؟" },
        { en: "Which step do beginners get wrong, and how is it put right?", ar: "أي خطوة يخطئ فيها المبتدئ، وكيف تُصلح؟" },
        { en: "How does one see that it worked?", ar: "كيف يُعرف أن العمل نجح؟" },
      ],
    },
    {
      id: "explained",
      layout: "text",
      roles: ["tip", "detail", "explain", "example", "reason"],
      share: 0.24,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "What makes the hard steps easier", ar: "ما يسهّل الخطوات الصعبة" },
    },
    {
      id: "mistakes",
      layout: "text",
      roles: ["mistake", "objection"],
      share: 0.14,
      heading: "heading",
      purpose: { en: "What goes wrong, and the remedy", ar: "ما قد يفسد العمل وعلاجه" },
    },
    {
      id: "check",
      layout: "text",
      roles: ["check", "summary", "nextStep"],
      share: 0.14,
      purpose: { en: "How to see that it worked", ar: "كيف يُعرف أن العمل نجح" },
    },
  ],
  guidance:
    "Show the result first, then everything needed before step one, so that nobody stops halfway for a tool. Each step " +
    "starts with its verb, holds one action, and says how to see that it is done; warnings stand before the step they " +
    "concern. Name materials as local shops do and give metric units for Arab readers, US customary for American ones. Say " +
    "what to do when it fails. Leave out the history of the subject, and never write 'simply' or 'just'.",
} as const satisfies Template;
