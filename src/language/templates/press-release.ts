import type { Template } from "./template.ts";

export const pressRelease = {
  id: 8,
  key: "pressRelease",
  name: { en: "Press release", ar: "بيان صحفي" },
  description: {
    en: "News that an editor can print: headline, dateline, facts, a quote, and a contact.",
    ar: "خبر جاهز للنشر: عنوان، ومكان وتاريخ، ووقائع، وتصريح، وجهة اتصال.",
  },
  category: "press",
  groups: ["general"],
  icon: "newspaper",
  family: "formal",
  register: "S",
  lengths: [200, 300],
  defaultLength: 300,
  fields: [
    {
      key: "company",
      type: "text",
      label: { en: "Company", ar: "الشركة" },
      hint: { en: "Noor Logistics", ar: "نور للخدمات اللوجستية" },
      required: true,
      maxLength: 120,
    },
    {
      key: "news",
      type: "long",
      label: { en: "News", ar: "الخبر" },
      hint: {
        en: "Noor Logistics opens its first cold store in Jeddah, with room for 4,000 pallets.",
        ar: "تفتتح «نور للخدمات اللوجستية» أول مستودع مبرّد لها في جدة بسعة 4000 طبلية.",
      },
      required: true,
      maxLength: 1200,
    },
    {
      key: "newsPlace",
      type: "place",
      label: { en: "Place", ar: "المكان" },
      hint: { en: "Jeddah", ar: "جدة" },
      required: true,
      maxLength: 120,
    },
    {
      key: "newsDate",
      type: "date",
      label: { en: "Date", ar: "التاريخ" },
      hint: { en: "March 12", ar: "12 مارس" },
      required: true,
    },
    {
      key: "spokesperson",
      type: "text",
      label: { en: "Spokesperson", ar: "المتحدث" },
      hint: { en: "Rana Saleh, managing director", ar: "رنا صالح، المديرة العامة" },
      required: false,
      maxLength: 160,
    },
    {
      key: "quote",
      type: "long",
      label: { en: "Quote", ar: "التصريح" },
      hint: {
        en: "“Our growers asked for storage near the port. Now they have it.”",
        ar: "«طلب المزارعون تخزينًا قريبًا من الميناء، وصار متاحًا لهم».",
      },
      required: false,
      maxLength: 1200,
    },
  ],
  subjectField: "company",
  outline: [
    {
      id: "headline",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      titleField: "news",
      purpose: { en: "The news in one line", ar: "الخبر في سطر واحد" },
    },
    {
      id: "lead",
      layout: "text",
      roles: ["lead"],
      share: 0.22,
      dateline: ["newsPlace", "newsDate"],
      fields: ["news", "company"],
      purpose: { en: "Dateline, then who, what, when, where, why", ar: "المكان والتاريخ، ثم من وماذا ومتى وأين ولماذا" },
    },
    {
      id: "detail",
      layout: "text",
      roles: ["pressDetail"],
      share: 0.34,
      purpose: { en: "Facts in falling order of weight", ar: "الوقائع من الأهم إلى الأقل أهمية" },
    },
    {
      id: "quote",
      layout: "text",
      roles: ["quotation"],
      share: 0.14,
      fields: ["spokesperson", "quote"],
      purpose: { en: "A view, in a named person’s words", ar: "رأي بلسان صاحبه المسمّى" },
    },
    {
      id: "background",
      layout: "text",
      roles: ["background"],
      share: 0.16,
      purpose: { en: "What an outsider must know", ar: "ما يحتاج إليه غير المتابع" },
    },
    {
      id: "about",
      layout: "text",
      roles: ["about"],
      share: 0.1,
      purpose: { en: "The company in three lines", ar: "نبذة عن الشركة في ثلاثة أسطر" },
    },
    {
      id: "contact",
      layout: "text",
      roles: ["contact"],
      share: 0.04,
      purpose: { en: "Whom an editor can call", ar: "من يتصل به المحرر" },
    },
  ],
  guidance:
    "Begin with the dateline (US: JEDDAH, March 12, 2027 —; Arabic: جدة، 12 مارس 2027:) and put who, what, when, where and " +
    "why into the first paragraph, so that an editor can cut from the bottom. Third person, past or present tense, no " +
    "adjectives of praise, no exclamation marks: the quote alone may hold an opinion, and it must say something that the " +
    "facts do not. Never invent a figure or a quotation. Close with the 'about' paragraph and a reachable contact; American " +
    "releases end with ###.",
} as const satisfies Template;
