import type { Template } from "./template.ts";

export const googleAds = {
  id: 35,
  key: "googleAds",
  name: { en: "Google search ads", ar: "إعلانات بحث Google" },
  description: {
    en: "Ten headlines and four descriptions inside Google’s limits, ready to paste.",
    ar: "عشرة عناوين وأربعة أوصاف ضمن حدود Google، جاهزة للنسخ.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "search",
  family: "commerce",
  register: "M",
  lengths: { aboutWords: 90 },
  defaultLength: 100,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Home air-conditioner cleaning", ar: "تنظيف مكيفات المنازل" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "searchTerms",
      type: "list",
      label: { en: "Search terms", ar: "كلمات البحث" },
      hint: { en: "AC cleaning near me; AC service price; AC smell", ar: "تنظيف مكيفات؛ صيانة مكيف؛ رائحة المكيف" },
      expected: true,
      maxItems: 10,
      maxLength: 60,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "headlines",
      layout: "options",
      roles: ["adHeadline"],
      share: 0.5,
      label: "headlines",
      maxChars: 30,
      count: 10,
      fields: ["searchTerms"],
      purpose: {
        en: "Ten headlines of at most 30 characters, some with a search term",
        ar: "عشرة عناوين لا يزيد كل منها على 30 حرفًا، وفي بعضها كلمة بحث",
      },
    },
    {
      id: "descriptions",
      layout: "options",
      roles: ["adDescription"],
      share: 0.5,
      title: { en: "Descriptions", ar: "الأوصاف" },
      maxChars: 90,
      count: 4,
      purpose: { en: "Four descriptions of at most 90 characters", ar: "أربعة أوصاف لا يزيد كل منها على 90 حرفًا" },
    },
  ],
  guidance:
    "A responsive search ad mixes the lines by itself, so every headline must stand alone and beside any other: three " +
    "with the search term as people type it, three with a gain, two with evidence or terms (price, area, hours, " +
    "warranty), two with a call. Descriptions complete the thought in at most 90 characters and end in what to do. Arabic " +
    "searchers type without diacritics and often in dialect or with the loanword (مكيف، كفرات، موبايل): match their word, " +
    "not the dictionary's; US searchers add 'near me', price and brand. Google rejects exclamation marks in headlines, " +
    "capitals for shouting, phone numbers in the text, and claims such as 'the best' without third-party proof on the " +
    "page.",
} as const satisfies Template;
