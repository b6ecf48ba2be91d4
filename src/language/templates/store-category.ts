import type { Template } from "./template.ts";

export const storeCategory = {
  id: 19,
  key: "storeCategory",
  name: { en: "Store category page", ar: "صفحة تصنيف" },
  description: {
    en: "A text for a category of a shop: what is here, how to choose, and what buyers ask.",
    ar: "نص يرافق تصنيفًا في المتجر: ما فيه، وكيف يكون الاختيار، وما يسأل عنه المشترون.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "store",
  family: "commerce",
  register: "M",
  lengths: [100, 200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "category",
      type: "text",
      label: { en: "Category", ar: "التصنيف" },
      hint: { en: "Running shoes", ar: "أحذية الجري" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "brands",
      type: "list",
      label: { en: "Brands", ar: "العلامات التجارية" },
      hint: { en: "Asics; Saucony; Brooks", ar: "أسيكس؛ سوكوني؛ بروكس" },
      expected: false,
      maxItems: 12,
      maxLength: 120,
    },
  ],
  subjectField: "category",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The category in the buyer’s words", ar: "التصنيف بلغة المشتري" },
    },
    {
      id: "intro",
      layout: "text",
      roles: ["topicLine", "hook", "whoFor", "whyNow"],
      share: 0.24,
      purpose: { en: "What is here, and for whom", ar: "ما في التصنيف ولمن" },
    },
    {
      id: "how-to-choose",
      layout: "text",
      roles: ["howChosen", "difference", "tip", "detail", "shortAnswer"],
      share: 0.36,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "Choosing by use, size and budget", ar: "الاختيار بحسب الاستعمال والمقاس والميزانية" },
    },
    {
      id: "brands",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.12,
      each: "brands",
      purpose: { en: "Links to brands and subcategories", ar: "روابط إلى العلامات والتصنيفات الفرعية" },
    },
    {
      id: "faq",
      layout: "questions",
      roles: ["faq"],
      share: 0.2,
      count: 3,
      purpose: { en: "What buyers ask before paying", ar: "أسئلة ما قبل الدفع" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.08,
      purpose: { en: "On to the products", ar: "إلى المنتجات مباشرة" },
    },
  ],
  guidance:
    "Help first, search engines second: name the category as buyers type it (in Arabic both the local word and the common " +
    "loanword, once each), then tell how to choose by use, size and budget. Two short paragraphs above the goods, the rest " +
    "below, so that nobody scrolls past text to shop. Answer delivery, sizes, returns and payment (cash on delivery, " +
    "instalments) as this store handles them or leave a blank; no keyword lists and no praise that would fit any shop.",
} as const satisfies Template;
