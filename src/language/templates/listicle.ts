import type { Template } from "./template.ts";

export const listicle = {
  id: 24,
  key: "listicle",
  name: { en: "List article", ar: "مقال على شكل قائمة" },
  description: {
    en: "A list worth saving: items that differ, each with a reason and something to use.",
    ar: "قائمة تستحق الحفظ: بنود مختلفة، لكل منها سبب وفائدة عملية.",
  },
  category: "blog",
  groups: ["content"],
  icon: "list-ordered",
  family: "article",
  register: "M",
  lengths: [300, 500, 800, 1000, 1200, 1500, 2000],
  defaultLength: 800,
  fields: [
    {
      key: "itemCount",
      type: "number",
      label: { en: "Number of items", ar: "عدد البنود" },
      hint: { en: "7 items", ar: "7 بنود" },
      expected: true,
      min: 3,
      max: 15,
      initial: 7,
    },
    {
      key: "criterion",
      type: "text",
      label: { en: "Criterion", ar: "معيار الاختيار" },
      hint: { en: "Costs less than an evening out", ar: "تكلفته أقل من سهرة خارج البيت" },
      expected: false,
      maxLength: 160,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "A title with the gain and for whom", ar: "عنوان فيه الفائدة ولمن" },
    },
    {
      id: "promise",
      layout: "text",
      roles: ["hook", "promise", "topicLine", "whyNow"],
      share: 0.11,
      purpose: { en: "What the list is good for", ar: "ما نفع هذه القائمة" },
    },
    {
      id: "items",
      layout: "text",
      roles: ["point", "example", "tip", "detail", "reason", "mistake"],
      share: 0.7,
      heading: "heading",
      each: "itemCount",
      purpose: { en: "Each item: what, why, how to use", ar: "كل بند: ما هو ولماذا وكيف يُستعمل" },
    },
    {
      id: "how-chosen",
      layout: "text",
      roles: ["howChosen", "shortAnswer"],
      share: 0.08,
      fields: ["criterion"],
      purpose: { en: "By what the items were chosen", ar: "على أي أساس اختيرت البنود" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["summary", "nextStep", "close"],
      share: 0.11,
      purpose: { en: "Where to start today", ar: "من أين يبدأ القارئ اليوم" },
    },
  ],
  guidance:
    "Items must differ in kind, follow an order that can be felt (easiest first, or most useful first), and each give " +
    "something to do or check by itself. Put the strongest items first and last, vary the length, and drop whatever is " +
    "there only to fill the number. Tell how the items were chosen, for an honest list has a yardstick. Examples, shops and " +
    "prices belong to the reader's country. No throat-clearing before item one, no 'bonus', no headings that only promise.",
} as const satisfies Template;
