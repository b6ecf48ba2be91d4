import type { Template } from "./template.ts";

export const metaTags = {
  id: 69,
  key: "metaTags",
  name: { en: "SEO titles and descriptions", ar: "عناوين وأوصاف البحث" },
  description: {
    en: "Five titles and five descriptions for one page, as they show in search results.",
    ar: "خمسة عناوين وخمسة أوصاف لصفحة واحدة، كما تظهر في نتائج البحث.",
  },
  category: "marketing",
  groups: ["general"],
  icon: "tags",
  family: "commerce",
  register: "M",
  lengths: { aboutWords: 150 },
  defaultLength: 200,
  fields: [
    {
      key: "page",
      type: "text",
      label: { en: "Page", ar: "الصفحة" },
      hint: { en: "Store page with espresso machines for small kitchens", ar: "صفحة متجر فيها ماكينات قهوة للمطابخ الصغيرة" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "mainKeyword",
      type: "text",
      label: { en: "Main keyword", ar: "الكلمة المفتاحية الرئيسية" },
      hint: { en: "home espresso machine", ar: "ماكينة قهوة منزلية" },
      expected: true,
      maxLength: 40,
    },
  ],
  subjectField: "mainKeyword",
  outline: [
    {
      id: "page",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["page"],
      purpose: { en: "Which page they are for", ar: "لأي صفحة" },
    },
    {
      id: "titles",
      layout: "options",
      roles: ["metaTitle"],
      share: 0.3,
      count: 5,
      maxChars: 60,
      title: { en: "Titles", ar: "العناوين" },
      purpose: { en: "Five titles of at most 60 characters", ar: "خمسة عناوين، 60 حرفًا على الأكثر" },
    },
    {
      id: "descriptions",
      layout: "options",
      roles: ["metaDescription"],
      share: 0.7,
      count: 5,
      maxChars: 155,
      title: { en: "Descriptions", ar: "الأوصاف" },
      purpose: { en: "Five descriptions of at most 155 characters", ar: "خمسة أوصاف، 155 حرفًا على الأكثر" },
    },
  ],
  guidance:
    "A title is a promise in at most 60 characters: keyword first, then what this page has that the others lack, the brand last " +
    "if there is room. A description is a small ad in at most 155 characters: whole sentences, one gain, one detail that can be " +
    "checked, one verb to act on. Vary the five by angle (use, price, place, doubt, speed). Count characters as they are typed; " +
    "Arabic diacritics count too. No capitals, no pipes in a row, no quotation marks (Google cuts there), nothing that the page " +
    "does not hold, and never the same first words twice.",
} as const satisfies Template;
