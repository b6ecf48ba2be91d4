import type { Template } from "./template.ts";

export const welcomeEmail = {
  id: 32,
  key: "welcomeEmail",
  name: { en: "Welcome email", ar: "رسالة ترحيب" },
  description: {
    en: "The first mail after signing up: a warm hello, what will come, and one first step.",
    ar: "أول رسالة بعد التسجيل: ترحيب، وما سيصل لاحقًا، وخطوة أولى واحدة.",
  },
  category: "email",
  groups: ["general"],
  icon: "mail-open",
  family: "commerce",
  register: "M",
  lengths: [100, 200, 300],
  defaultLength: 200,
  fields: [
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة" },
      hint: { en: "Noor Bookshop", ar: "مكتبة نور" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "firstStep",
      type: "text",
      label: { en: "First step", ar: "الخطوة الأولى" },
      hint: { en: "Choose the three genres you read most", ar: "اختيار ثلاثة أنواع من الكتب المفضلة" },
      expected: true,
      maxLength: 160,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "subject",
      layout: "line",
      roles: ["subject"],
      share: 0,
      label: "subject",
      purpose: { en: "A welcome that can be recognized in the inbox", ar: "ترحيب يُعرف من بين الرسائل" },
    },
    {
      id: "welcome",
      layout: "text",
      roles: ["welcome"],
      share: 0.28,
      purpose: { en: "Thank, and say who is writing", ar: "شكر وتعريف بالمرسل" },
    },
    {
      id: "expect",
      layout: "text",
      roles: ["expect", "benefit", "usage"],
      share: 0.36,
      purpose: { en: "What will come, how often, and how to stop it", ar: "ما سيصل وكم مرة وكيف يتوقف" },
    },
    {
      id: "first-step",
      layout: "text",
      roles: ["callToAction", "tip", "reason"],
      share: 0.36,
      fields: ["firstStep"],
      purpose: { en: "One thing to do now, and why it pays", ar: "خطوة واحدة الآن وفائدتها" },
    },
    {
      id: "signature",
      layout: "signature",
      roles: [],
      share: 0,
      fields: ["brand"],
      purpose: { en: "From whom it comes", ar: "ممن وصلت" },
    },
  ],
  guidance:
    "It is the mail most people open, and it arrives within minutes: confirm what they signed up for, deliver what was " +
    "promised at once, and lead to a single first step that takes under two minutes. Say what will come and how often, " +
    "and keep to it; a person's name under it earns more replies than a team's. Arabic readers like a warm opening line " +
    "in the dialect before the practical part; US readers want the button within the first screen. No company history, no " +
    "five buttons, no discount nobody announced, and a working unsubscribe line.",
} as const satisfies Template;
