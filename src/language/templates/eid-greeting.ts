import type { Template } from "./template.ts";

export const eidGreeting = {
  id: 60,
  key: "eidGreeting",
  name: { en: "Eid greeting", ar: "تهنئة العيد" },
  description: {
    en: "Five greetings from a brand to choose from.",
    ar: "خمس تهانٍ باسم العلامة للاختيار.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "gift",
  family: "social",
  register: "D",
  lengths: { aboutWords: 120 },
  defaultLength: 100,
  fields: [
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة التجارية" },
      hint: { en: "Dar Bakery", ar: "مخبز الدار" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "whichEid",
      type: "choice",
      label: { en: "Which Eid", ar: "أي عيد" },
      hint: { en: "Eid al-Fitr", ar: "عيد الفطر" },
      expected: true,
      choices: [
        { value: "fitr", label: { en: "Eid al-Fitr", ar: "عيد الفطر" } },
        { value: "adha", label: { en: "Eid al-Adha", ar: "عيد الأضحى" } },
      ],
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "eid",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["whichEid"],
      purpose: { en: "Which of the two feasts", ar: "أي العيدين" },
    },
    {
      id: "greetings",
      layout: "options",
      roles: ["eidGreeting"],
      share: 1,
      count: 5,
      title: { en: "Greetings", ar: "التهاني" },
      purpose: { en: "Five greetings, from warm to playful", ar: "خمس تهانٍ، من الدافئة إلى المرحة" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Tags from the keywords", ar: "وسوم من الكلمات المفتاحية" },
    },
  ],
  guidance:
    "A greeting from a shop is a visit, not a sale: two or three lines, the feast's own words in that country (عيدكم مبارك، " +
    "عساكم من عواده، كل سنة وإنتو طيبين، ينعاد عليكم), one homely detail (kahk, maamoul, new clothes, the morning prayer, the " +
    "barbecue smoke) and the brand as the last word. Eid al-Fitr speaks of the month that ended and children's eidiya; Eid " +
    "al-Adha of visiting and sharing, pilgrims' return, never jokes about sheep. No offer, no discount, no Quran verse on a logo.",
} as const satisfies Template;
