import type { Template } from "./template.ts";

export const menu = {
  id: 53,
  key: "menu",
  name: { en: "Restaurant menu", ar: "قائمة طعام" },
  description: {
    en: "One line for every dish that makes a guest want to order it.",
    ar: "سطر لكل طبق يفتح شهية الضيف.",
  },
  category: "creative",
  groups: ["general"],
  icon: "utensils",
  family: "commerce",
  register: "D",
  lengths: { field: "dishes", wordsPerUnit: 16 },
  defaultLength: 100,
  fields: [
    {
      key: "dishes",
      type: "list",
      label: { en: "Dishes", ar: "الأطباق" },
      hint: {
        en: "Lentil soup; grilled halloumi; chicken musakhan; lamb with okra; rose pudding",
        ar: "شوربة عدس؛ حلوم مشوي؛ مسخّن دجاج؛ بامية باللحم؛ مهلبية بالورد",
      },
      expected: true,
      maxItems: 16,
      maxLength: 120,
    },
    {
      key: "kitchen",
      type: "text",
      label: { en: "Kitchen", ar: "المطبخ" },
      hint: { en: "Palestinian home cooking", ar: "أكل بيتي فلسطيني" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "Whose menu this is", ar: "لمن هذه القائمة" },
    },
    {
      id: "kitchen",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["kitchen"],
      purpose: { en: "What is cooked here", ar: "ما يُطبخ هنا" },
    },
    {
      id: "dishes",
      layout: "bullets",
      roles: ["dishLine"],
      share: 1,
      each: "dishes",
      purpose: { en: "One appetizing line a dish", ar: "سطر شهي لكل طبق" },
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
    "A guest reads a line in three seconds: name what is on the plate, how it is cooked, and one taste, smell or texture, " +
    "in eight to fourteen words. Use the name the dish has in that country, with the local word for its parts (كزبرة, not a " +
    "translation), and say what makes it this kitchen's own. Vary the lines: method in one, origin in the next, company or " +
    "hour in the third. Mark heat, nuts and meat-free dishes with a blank if unknown; no prices unless given, no 'mouth-" +
    "watering', no invented grandmothers, and nothing about health.",
} as const satisfies Template;
