import type { Template } from "./template.ts";

export const productComparison = {
  id: 17,
  key: "productComparison",
  name: { en: "Product comparison", ar: "مقارنة منتجات" },
  description: {
    en: "Two or more products side by side, with a clear answer about which suits whom.",
    ar: "منتجان أو أكثر جنبًا إلى جنب، مع جواب واضح عمّا يناسب كل مشترٍ.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "scale",
  family: "commerce",
  register: "M",
  lengths: [200, 300, 500, 800],
  defaultLength: 800,
  fields: [
    {
      key: "products",
      type: "list",
      label: { en: "Products", ar: "المنتجات" },
      hint: { en: "Kindle Paperwhite; Kobo Clara", ar: "كيندل بيبروايت؛ كوبو كلارا" },
      expected: true,
      maxItems: 6,
      maxLength: 120,
    },
    {
      key: "criteria",
      type: "list",
      label: { en: "Criteria", ar: "معايير المقارنة" },
      hint: { en: "Price; battery life; Arabic fonts", ar: "السعر؛ عمر البطارية؛ الخطوط العربية" },
      expected: false,
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
      purpose: { en: "What is compared, and for what", ar: "ما الذي يُقارن ولأي غرض" },
    },
    {
      id: "short-answer",
      layout: "text",
      roles: ["shortAnswer", "topicLine"],
      share: 0.15,
      purpose: { en: "The answer for those in a hurry", ar: "الجواب لمن لا وقت عنده" },
    },
    {
      id: "table",
      layout: "table",
      roles: [],
      share: 0.06,
      fields: ["products", "criteria"],
      purpose: { en: "Products against criteria in one table", ar: "المنتجات والمعايير في جدول واحد" },
    },
    {
      id: "differences",
      layout: "text",
      roles: ["difference", "detail", "howChosen", "reason"],
      share: 0.43,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "Differences that show in use", ar: "فروق تظهر عند الاستعمال" },
    },
    {
      id: "which-for-whom",
      layout: "text",
      roles: ["whichForWhom", "whoFor", "tip", "objection"],
      share: 0.27,
      heading: "heading",
      purpose: { en: "Which to take, by need", ar: "أيها يُختار بحسب الحاجة" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["callToAction", "close"],
      share: 0.09,
      purpose: { en: "Help with the decision", ar: "ما يعين على القرار" },
    },
  ],
  guidance:
    "Answer first: which one for whom. Compare every product by the same criteria in the same units, spend words only on " +
    "differences that a user would notice, and say where they are equal. Leave cells blank that need checking, with price, " +
    "warranty and availability for the reader's country, since a US price means little in Kuwait or Cairo. No winner in " +
    "everything, no links hidden behind praise, and no 'it depends' without saying on what.",
} as const satisfies Template;
