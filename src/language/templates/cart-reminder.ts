import type { Template } from "./template.ts";

export const cartReminder = {
  id: 33,
  key: "cartReminder",
  name: { en: "Abandoned cart email", ar: "تذكير بسلة متروكة" },
  description: {
    en: "A friendly nudge to someone who left before paying: what is waiting, why, and the way back.",
    ar: "تذكير ودود لمن غادر قبل الدفع: ما الذي ينتظره، ولماذا يعود، وكيف.",
  },
  category: "email",
  groups: ["general"],
  icon: "shopping-cart",
  family: "commerce",
  register: "D",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Wool throw, two colors", ar: "بطانية صوف بلونين" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "offer",
      type: "text",
      label: { en: "Incentive", ar: "حافز الشراء" },
      hint: { en: "Free delivery until Thursday", ar: "توصيل مجاني حتى الخميس" },
      expected: false,
      maxLength: 160,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "subjects",
      layout: "options",
      roles: ["subject"],
      share: 0.17,
      label: "subject",
      count: 3,
      purpose: { en: "Three subject lines, one of them with the product", ar: "ثلاثة عناوين في أحدها اسم المنتج" },
    },
    {
      id: "reminder",
      layout: "text",
      roles: ["cartReminder"],
      share: 0.28,
      purpose: { en: "What was left, without a reproach", ar: "ما بقي في السلة بلا عتاب" },
    },
    {
      id: "reason",
      layout: "text",
      roles: ["reason", "benefit", "usage", "objection"],
      share: 0.36,
      fields: ["offer"],
      purpose: { en: "The doubt that stopped the order, answered", ar: "جواب عن التردد الذي أوقف الطلب" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.19,
      purpose: { en: "Back to the cart in one tap", ar: "العودة إلى السلة بضغطة واحدة" },
    },
  ],
  guidance:
    "Send the first one within an hour or two, while the reason for leaving is still fresh, and write as a shop assistant " +
    "who kept the thing aside: the product by name, its picture, one tap back to the filled cart. Answer the doubt that " +
    "usually stops the order (delivery cost, size, returns, cash on delivery or instalments in the Gulf and Egypt, taxes " +
    "and returns in the US) before any discount, and keep an incentive for the second mail. No 'you forgot something' " +
    "blame, no made-up stock counts or timers, one button, and the dialect of the customer's country.",
} as const satisfies Template;
