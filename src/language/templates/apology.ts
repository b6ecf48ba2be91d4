import type { Template } from "./template.ts";

export const apology = {
  id: 62,
  key: "apology",
  name: { en: "Apology to customers", ar: "اعتذار للعملاء" },
  description: {
    en: "A mistake owned without excuses: regret, what happened, the repair, and what will prevent it.",
    ar: "خطأ يُعترف به بلا أعذار: أسف، وما حدث، وكيف يُصلَح، وما يمنع تكراره.",
  },
  category: "business",
  groups: ["general"],
  icon: "heart-handshake",
  family: "commerce",
  register: "M",
  lengths: [100, 200],
  defaultLength: 200,
  fields: [
    {
      key: "whatHappened",
      type: "long",
      label: { en: "What happened", ar: "ما الذي حدث" },
      hint: {
        en: "Orders placed on May 3 and 4 arrived two days late.",
        ar: "وصلت طلبات يومي 3 و4 مايو متأخرة يومين.",
      },
      expected: true,
      maxLength: 600,
    },
    {
      key: "repair",
      type: "text",
      label: { en: "How it is put right", ar: "كيف يُصلَح الأمر" },
      hint: { en: "The delivery fee is refunded by Sunday", ar: "إعادة رسوم التوصيل قبل يوم الأحد" },
      expected: true,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "regret",
      layout: "text",
      roles: ["regret"],
      share: 0.28,
      purpose: { en: "Say sorry in the first sentence", ar: "اعتذار من الجملة الأولى" },
    },
    {
      id: "facts",
      layout: "text",
      roles: [],
      share: 0,
      fields: ["whatHappened"],
      purpose: { en: "What happened, without excuses", ar: "ما حدث بلا أعذار" },
    },
    {
      id: "repair",
      layout: "text",
      roles: ["repair"],
      share: 0.38,
      fields: ["repair"],
      purpose: { en: "What the customer gets, and when", ar: "ما يحصل عليه العميل ومتى" },
    },
    {
      id: "prevention",
      layout: "text",
      roles: ["prevention"],
      share: 0.34,
      purpose: { en: "What is changed so that it does not happen again", ar: "ما تغيّر كي لا يتكرر" },
    },
  ],
  guidance:
    "Sorry comes first and stands alone: 'we are sorry that your order came late', never 'for any inconvenience' and never " +
    "'if you were affected'. Tell in two sentences what happened and whose fault it was (yours), then what each customer gets " +
    "without asking, by which day, and whom to reach. One change that prevents it, stated so that it can be checked. Arabic: " +
    "نعتذر with a plain verb, not the passive («تم التأخير»), in a voice that a family could hear; American: active, first " +
    "person plural, a person's name below. No coupons as comfort for harm, no adjectives for yourselves, no blame on carriers " +
    "or systems.",
} as const satisfies Template;
