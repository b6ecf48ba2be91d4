import type { Template } from "./template.ts";

export const adCopy = {
  id: 4,
  key: "adCopy",
  name: { en: "Ad copy", ar: "نص إعلاني" },
  description: {
    en: "A set of headlines and texts for one ad, ready to test against each other.",
    ar: "مجموعة عناوين ونصوص لإعلان واحد، جاهزة للتجربة والمقارنة.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "megaphone",
  family: "commerce",
  register: "D",
  lengths: [100, 200],
  defaultLength: 200,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Cold-brew coffee kit", ar: "طقم تحضير القهوة الباردة" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "channel",
      type: "choice",
      label: { en: "Channel", ar: "القناة" },
      hint: { en: "Instagram", ar: "إنستغرام" },
      expected: true,
      choices: [
        { value: "instagram", label: { en: "Instagram", ar: "إنستغرام" } },
        { value: "facebook", label: { en: "Facebook", ar: "فيسبوك" } },
        { value: "google", label: { en: "Google Search", ar: "بحث Google" } },
        { value: "snapchat", label: { en: "Snapchat", ar: "سناب شات" } },
        { value: "tiktok", label: { en: "TikTok", ar: "تيك توك" } },
        { value: "x", label: { en: "X", ar: "إكس" } },
        { value: "linkedin", label: { en: "LinkedIn", ar: "لينكدإن" } },
        { value: "print", label: { en: "Print", ar: "مطبوعات" } },
      ],
    },
    {
      key: "benefit",
      type: "text",
      label: { en: "Main benefit", ar: "الفائدة الرئيسية" },
      hint: { en: "Good coffee ready before you wake up", ar: "قهوة جاهزة قبل الاستيقاظ" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "price",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$39", ar: "149 ريالًا" },
      expected: false,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "headlines",
      layout: "options",
      roles: ["headline"],
      share: 0.22,
      count: 5,
      label: "headlines",
      purpose: { en: "Five headlines, each from another angle", ar: "خمسة عناوين، كل منها من زاوية مختلفة" },
    },
    {
      id: "primary-texts",
      layout: "options",
      roles: ["adText"],
      share: 0.48,
      count: 3,
      label: "primaryTexts",
      purpose: { en: "Three texts: the trouble, the gain, the moment", ar: "ثلاثة نصوص: المشكلة والفائدة واللحظة" },
    },
    {
      id: "description",
      layout: "line",
      roles: ["adLine"],
      share: 0,
      label: "description",
      purpose: { en: "One line under the headline", ar: "سطر واحد تحت العنوان" },
    },
    {
      id: "detail",
      layout: "text",
      roles: ["oneLiner", "topicLine", "benefit", "whoFor"],
      share: 0.2,
      fields: ["benefit", "price"],
      purpose: { en: "What it is, what it brings, its price", ar: "ما هو وما فائدته وكم سعره" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.1,
      purpose: { en: "The words beside the button", ar: "الكلام المجاور للزر" },
    },
  ],
  guidance:
    "Each headline tries a different angle (gain, trouble, moment, question, price) instead of rewording one; Google search " +
    "allows 30 characters a headline, and Meta hides the text after about 125. Speak of the reader's day, name one benefit, " +
    "and let the picture show the product. Do not claim 'the best' or promise results, do not hint that you know the " +
    "reader's health, debts or religion (Meta rejects it), and never pretend that something is running out.",
} as const satisfies Template;
