import type { Template } from "./template.ts";

export const productReview = {
  id: 16,
  key: "productReview",
  name: { en: "Product review", ar: "مراجعة منتج" },
  description: {
    en: "An honest review by someone who used it: the verdict first, then the good and the bad.",
    ar: "رأي صريح ممن جرّب المنتج: الحكم أولًا، ثم ما أعجبه وما لم يعجبه.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "star",
  family: "commerce",
  register: "D",
  lengths: [200, 300, 500, 800],
  defaultLength: 800,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Cordless hand vacuum", ar: "مكنسة يدوية لاسلكية" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "usedFor",
      type: "text",
      label: { en: "Used for what, how long", ar: "الاستعمال والمدة" },
      hint: { en: "Cleaning the car, for three months", ar: "تنظيف السيارة منذ ثلاثة أشهر" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "liked",
      type: "list",
      label: { en: "Liked", ar: "ما أعجبني" },
      hint: { en: "Light; charges in an hour", ar: "خفيفة؛ تُشحن في ساعة" },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "disliked",
      type: "list",
      label: { en: "Disliked", ar: "ما لم يعجبني" },
      hint: { en: "Loud; small dust box", ar: "صوتها عالٍ؛ خزانها صغير" },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "price",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$59", ar: "220 ريالًا" },
      expected: false,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The product and the verdict", ar: "المنتج والحكم عليه" },
    },
    {
      id: "verdict",
      layout: "text",
      roles: ["verdict", "topicLine"],
      share: 0.14,
      purpose: { en: "The judgment first", ar: "الحكم قبل كل شيء" },
    },
    {
      id: "use",
      layout: "text",
      roles: ["usage", "detail", "benefit", "tip"],
      share: 0.31,
      fields: ["usedFor"],
      purpose: { en: "How and how long it was used", ar: "كيف استُعمل وكم من الوقت" },
    },
    {
      id: "pros",
      layout: "bullets",
      roles: ["pro"],
      share: 0.13,
      each: "liked",
      purpose: { en: "What pleased, and when it matters", ar: "ما أعجب ومتى يهم" },
    },
    {
      id: "cons",
      layout: "bullets",
      roles: ["con"],
      share: 0.12,
      each: "disliked",
      purpose: { en: "What bothered, and whom it would bother", ar: "ما أزعج ومن قد يزعجه" },
    },
    {
      id: "who-for",
      layout: "text",
      roles: ["whichForWhom", "whoFor", "difference", "objection"],
      share: 0.22,
      fields: ["price"],
      purpose: { en: "Who should buy it, who should not", ar: "من يناسبه ومن لا يناسبه" },
    },
    {
      id: "score",
      layout: "text",
      roles: ["score", "close"],
      share: 0.08,
      purpose: { en: "A score with its reason", ar: "درجة مع سببها" },
    },
  ],
  guidance:
    "Give the verdict in the first lines and say how long and for what the thing was used: a review without use is an ad. " +
    "Praise and blame with incidents ('it died halfway through the back seat'), and say whom each fault would bother. Weigh " +
    "the price against what else it buys in that country, warranty and spare parts included. Say openly if the product was " +
    "a gift (the FTC and Gulf regulators ask for it), never make up tests or other people's opinions, and give the score " +
    "its reason.",
} as const satisfies Template;
