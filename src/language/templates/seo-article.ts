import type { Template } from "./template.ts";

export const seoArticle = {
  id: 68,
  key: "seoArticle",
  name: { en: "SEO article", ar: "مقال لمحركات البحث" },
  description: {
    en: "An article that answers a search: the answer first, then sections by question, and an FAQ.",
    ar: "مقال يجيب عن بحث: الجواب أولًا، ثم أقسام بحسب الأسئلة، وأسئلة شائعة.",
  },
  category: "blog",
  groups: ["content"],
  icon: "search-check",
  family: "article",
  register: "M",
  lengths: [500, 800, 1000, 1200, 1500],
  defaultLength: 1000,
  fields: [
    {
      key: "mainKeyword",
      type: "text",
      label: { en: "Main keyword", ar: "الكلمة المفتاحية الرئيسية" },
      hint: { en: "home espresso machine", ar: "ماكينة قهوة منزلية" },
      expected: true,
      maxLength: 80,
    },
    {
      key: "related",
      type: "list",
      label: { en: "Related searches", ar: "عمليات بحث قريبة" },
      hint: { en: "descaling; grinder settings; beginner machines", ar: "إزالة الكلس؛ درجة الطحن؛ ماكينات للمبتدئين" },
      expected: false,
      maxItems: 8,
      maxLength: 80,
    },
    {
      key: "intent",
      type: "choice",
      label: { en: "What the searcher wants", ar: "ما يريده الباحث" },
      hint: { en: "To compare", ar: "المقارنة" },
      expected: false,
      choices: [
        { value: "learn", label: { en: "To learn", ar: "المعرفة" } },
        { value: "do", label: { en: "To do it", ar: "التنفيذ" } },
        { value: "compare", label: { en: "To compare", ar: "المقارنة" } },
        { value: "buy", label: { en: "To buy", ar: "الشراء" } },
      ],
    },
  ],
  subjectField: "mainKeyword",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["metaTitle"],
      share: 0,
      maxChars: 60,
      purpose: { en: "At most 60 characters, keyword early", ar: "60 حرفًا على الأكثر، والكلمة في أوله" },
    },
    {
      id: "description",
      layout: "line",
      roles: ["metaDescription"],
      share: 0,
      label: "description",
      maxChars: 155,
      purpose: { en: "Search description, at most 155 characters", ar: "وصف البحث، 155 حرفًا على الأكثر" },
    },
    {
      id: "answer",
      layout: "text",
      roles: ["shortAnswer", "explain", "reason"],
      share: 0.12,
      purpose: { en: "The answer in the first paragraph", ar: "الجواب في الفقرة الأولى" },
    },
    {
      id: "sections",
      layout: "text",
      roles: ["point", "example", "tip", "detail", "mistake", "reason"],
      share: 0.7,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "One section a question people ask", ar: "قسم لكل سؤال يسأله الناس" },
    },
    {
      id: "related",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.08,
      each: "related",
      title: { en: "Related topics", ar: "مواضيع ذات صلة", spoken: "مواضيع قريبة" },
      purpose: { en: "The related searches, a line each", ar: "عمليات البحث القريبة، سطر لكل منها" },
    },
    {
      id: "faq",
      layout: "questions",
      roles: ["faq"],
      share: 0.1,
      count: 4,
      title: { en: "FAQ", ar: "أسئلة شائعة" },
      purpose: { en: "Short questions, answers of two sentences", ar: "أسئلة قصيرة وأجوبة من جملتين" },
    },
  ],
  guidance:
    "Write for the person who typed the words: answer in the first 50 words, then earn the rest of the page. The main keyword " +
    "stands in the title, the first paragraph and one heading, its relatives where they belong; after that, synonyms, since a " +
    "page that repeats itself ranks worse. Headings are the questions people ask; sections open with the answer. In Arabic " +
    "cover how people type it: with and without hamza, the local word and the loanword, singular and plural. Show experience " +
    "(what was tried, what failed) and leave figures and sources as marked blanks; no 'in today's world', no definition of " +
    "the obvious, no word count for its own sake.",
} as const satisfies Template;
