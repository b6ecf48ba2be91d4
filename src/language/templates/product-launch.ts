import type { Template } from "./template.ts";

export const productLaunch = {
  id: 18,
  key: "productLaunch",
  name: { en: "Product launch", ar: "إطلاق منتج" },
  description: {
    en: "The text for launch day: a teaser, the reveal, three reasons, and the first offer.",
    ar: "نص يوم الإطلاق: تشويق، ثم كشف عن المنتج، وثلاثة أسباب، وأول عرض.",
  },
  category: "marketing",
  groups: ["products"],
  icon: "rocket",
  family: "commerce",
  register: "M",
  lengths: [100, 200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Daftar for tablets", ar: "دفتر للأجهزة اللوحية" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "launchDate",
      type: "date",
      label: { en: "Launch date", ar: "تاريخ الإطلاق" },
      hint: { en: "March 12", ar: "12 مارس" },
      expected: true,
    },
    {
      key: "whatIsNew",
      type: "text",
      label: { en: "What is new", ar: "ما الجديد" },
      hint: { en: "Works without a connection", ar: "يعمل دون اتصال بالإنترنت" },
      expected: true,
      maxLength: 200,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "headline",
      layout: "title",
      roles: ["headline"],
      share: 0,
      purpose: { en: "The news in a line", ar: "الخبر في سطر" },
    },
    {
      id: "teaser",
      layout: "text",
      roles: ["teaser", "hook", "topicLine"],
      share: 0.18,
      purpose: { en: "Curiosity without riddles", ar: "تشويق بلا ألغاز" },
    },
    {
      id: "reveal",
      layout: "text",
      roles: ["reveal", "oneLiner", "solution"],
      share: 0.26,
      fields: ["whatIsNew", "launchDate"],
      purpose: { en: "What it is, what is new, when", ar: "ما هو وما الجديد ومتى" },
    },
    {
      id: "reasons",
      layout: "bullets",
      roles: ["benefit", "reason", "usage"],
      share: 0.32,
      heading: "heading",
      purpose: { en: "Three reasons to care", ar: "ثلاثة أسباب للاهتمام" },
    },
    {
      id: "offer",
      layout: "text",
      roles: ["offer", "whoFor", "proof"],
      share: 0.13,
      purpose: { en: "What early buyers get", ar: "ما يناله أول المشترين" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction", "close"],
      share: 0.11,
      purpose: { en: "Where and how to get it", ar: "أين وكيف يمكن الحصول عليه" },
    },
  ],
  guidance:
    "Tease with the trouble that the product ends, not with mystery; by the third sentence say what it is. One novelty " +
    "leads, told as what the reader can do on Monday that was impossible on Friday; the rest waits for the product page. " +
    "Give date, place to buy, price and countries, since Arab readers are used to launches that stop at the US store. No " +
    "'revolutionary', no countdown without a date, and thank the early users in one line rather than praise the team.",
} as const satisfies Template;
