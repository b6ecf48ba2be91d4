import type { Template } from "./template.ts";

export const blogPost = {
  id: 1,
  key: "blogPost",
  name: { en: "Blog post", ar: "مقال مدوّنة" },
  description: {
    en: "One idea, argued well: an opening that stops the reader, a few sections, and a next step.",
    ar: "فكرة واحدة بعرض مقنع: بداية تستوقف القارئ، وأقسام قصيرة، وخطوة تالية.",
  },
  category: "blog",
  groups: ["general"],
  icon: "file-text",
  family: "article",
  register: "M",
  lengths: [300, 500, 800, 1000, 1200, 1500, 2000],
  defaultLength: 800,
  fields: [
    {
      key: "mainPoint",
      type: "text",
      label: { en: "Main point", ar: "الفكرة الرئيسية" },
      hint: { en: "What should the reader take away?", ar: "ما الذي يخرج به القارئ؟" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "readerProblem",
      type: "text",
      label: { en: "Reader’s problem", ar: "مشكلة القارئ" },
      hint: { en: "What brings them to this page?", ar: "ما الذي جاء به إلى هذه الصفحة؟" },
      expected: false,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "A title that names the gain", ar: "عنوان يسمّي الفائدة" },
    },
    {
      id: "hook",
      layout: "text",
      roles: ["hook", "topicLine"],
      share: 0.12,
      fields: ["readerProblem"],
      purpose: { en: "Stop the reader with a scene they know", ar: "مشهد مألوف يستوقف القارئ" },
    },
    {
      id: "why-now",
      layout: "text",
      roles: ["whyNow"],
      share: 0.12,
      fields: ["mainPoint"],
      purpose: { en: "Why it matters now, and the main point", ar: "لماذا الآن، والفكرة الرئيسية" },
    },
    {
      id: "sections",
      layout: "text",
      roles: ["point", "reason", "example", "tip", "detail", "mistake"],
      share: 0.56,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "Three to five sections, each one point with an example", ar: "ثلاثة أقسام إلى خمسة، لكل منها فكرة ومثال" },
    },
    {
      id: "objection",
      layout: "text",
      roles: ["objection"],
      share: 0.1,
      purpose: { en: "Answer the doubt the reader still has", ar: "جواب عن شك يبقى عند القارئ" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["summary", "nextStep", "close"],
      share: 0.1,
      purpose: { en: "Pull it together and name one next step", ar: "خلاصة وخطوة تالية واحدة" },
    },
  ],
  guidance:
    "Open inside a situation the reader knows, not with a definition. One idea a section, each with a concrete example from the reader's own city or trade. " +
    "Answer one honest objection. End with a single next step, not a summary of everything. No 'in conclusion', no rhetorical triplets, no headings that are mere labels.",
} as const satisfies Template;
