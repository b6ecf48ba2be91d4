import type { Template } from "./template.ts";

export const landingPage = {
  id: 11,
  key: "landingPage",
  name: { en: "Landing page", ar: "صفحة هبوط" },
  description: {
    en: "One page with one aim: the promise, the problem it solves, the evidence, and the answers.",
    ar: "صفحة واحدة لهدف واحد: الوعد، والمشكلة التي يحلها، والدليل، وأجوبة الأسئلة.",
  },
  category: "marketing",
  groups: ["general"],
  icon: "layout-template",
  family: "commerce",
  register: "M",
  lengths: [200, 300, 500, 800],
  defaultLength: 800,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Daftar, invoicing for freelancers", ar: "دفتر، برنامج فواتير للمستقلين" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "pain",
      type: "text",
      label: { en: "Audience’s problem", ar: "مشكلة الجمهور" },
      hint: { en: "Chasing clients for payment every month", ar: "ملاحقة العملاء كل شهر لتحصيل المستحقات" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "proof",
      type: "text",
      label: { en: "Evidence", ar: "الدليل" },
      hint: { en: "Used by 40 freelancers in Amman since 2023", ar: "يستعمله 40 مستقلًا في عمّان منذ 2023" },
      expected: false,
      maxLength: 200,
    },
    {
      key: "price",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$9", ar: "35 ريالًا" },
      expected: false,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "headline",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The gain, in the visitor’s words", ar: "الفائدة بلغة الزائر" },
    },
    {
      id: "hero",
      layout: "text",
      roles: ["oneLiner", "hook", "topicLine"],
      share: 0.12,
      purpose: { en: "What it is and for whom", ar: "ما هو ولمن" },
    },
    {
      id: "pain",
      layout: "text",
      roles: ["pain"],
      share: 0.13,
      fields: ["pain"],
      purpose: { en: "The trouble as the visitor lives it", ar: "المشكلة كما يعيشها الزائر" },
    },
    {
      id: "solution",
      layout: "text",
      roles: ["solution", "usage", "reveal"],
      share: 0.16,
      heading: "heading",
      purpose: { en: "How the trouble ends", ar: "كيف تنتهي المشكلة" },
    },
    {
      id: "benefits",
      layout: "bullets",
      roles: ["benefit"],
      share: 0.2,
      heading: "heading",
      purpose: { en: "Gains, not features", ar: "فوائد لا مزايا تقنية" },
    },
    {
      id: "proof",
      layout: "text",
      roles: ["proof"],
      share: 0.1,
      fields: ["proof"],
      purpose: { en: "Evidence that can be checked", ar: "دليل يمكن التحقق منه" },
    },
    {
      id: "offer",
      layout: "text",
      roles: ["whoFor", "offer", "objection"],
      share: 0.1,
      fields: ["price"],
      purpose: { en: "For whom it is, and the price", ar: "من يناسبه وبكم" },
    },
    {
      id: "faq",
      layout: "questions",
      roles: ["faq"],
      share: 0.14,
      count: 3,
      purpose: { en: "Doubts that stop a visitor from deciding", ar: "شكوك تؤخر قرار الزائر" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction", "close"],
      share: 0.05,
      purpose: { en: "One button, one promise", ar: "زر واحد ووعد واحد" },
    },
  ],
  guidance:
    "One aim for the page and one call, worded as what the visitor gets ('Start my first invoice') and repeated in the same " +
    "words. The headline says the gain so that a stranger understands it in five seconds; name the trouble with a scene " +
    "before the product appears. Evidence needs a name, a number or a date: where there is none leave the blank, never make " +
    "up a testimonial. Show the price or say how it is set; Arab visitors look for WhatsApp, cash on delivery or " +
    "instalments, US visitors for returns and cancellation.",
} as const satisfies Template;
