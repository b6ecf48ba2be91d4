import type { Template } from "./template.ts";

export const story = {
  id: 14,
  key: "story",
  name: { en: "Short story", ar: "قصة قصيرة" },
  description: {
    en: "A short tale in everyday speech: a place, a problem, a turn, and a last line that stays.",
    ar: "حكاية قصيرة بلغة الناس: مكان، ومشكلة، ولحظة تحوّل، وسطر أخير يبقى.",
  },
  category: "creative",
  groups: ["general"],
  icon: "book-open",
  family: "story",
  register: "D",
  lengths: [200, 300, 500, 800, 1000, 1200, 1500],
  defaultLength: 800,
  fields: [
    {
      key: "hero",
      type: "text",
      label: { en: "Main character", ar: "بطل القصة" },
      hint: { en: "Um Khaled, who sells thyme bread", ar: "أم خالد، بائعة مناقيش الزعتر" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "place",
      type: "place",
      label: { en: "Place", ar: "المكان" },
      hint: { en: "An old quarter of Sidon", ar: "حي قديم في صيدا" },
      expected: false,
      maxLength: 120,
    },
    {
      key: "conflict",
      type: "text",
      label: { en: "Conflict", ar: "العقدة" },
      hint: { en: "A new bakery opens across the street", ar: "مخبز جديد يُفتح في الجهة المقابلة" },
      expected: true,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "A title that hints, not tells", ar: "عنوان يلمّح ولا يفصح" },
    },
    {
      id: "scene",
      layout: "text",
      roles: ["scene", "topicLine"],
      share: 0.27,
      fields: ["hero", "place"],
      purpose: { en: "A place, an hour, someone wanting something", ar: "مكان وساعة وإنسان يريد شيئًا" },
    },
    {
      id: "trouble",
      layout: "text",
      roles: ["trouble"],
      share: 0.26,
      fields: ["conflict"],
      purpose: { en: "What stands in the way, growing", ar: "ما يعترض الطريق ويكبر" },
    },
    {
      id: "turn",
      layout: "text",
      roles: ["turn"],
      share: 0.22,
      purpose: { en: "A choice that cannot be taken back", ar: "اختيار لا رجعة فيه" },
    },
    {
      id: "resolution",
      layout: "text",
      roles: ["resolution"],
      share: 0.21,
      purpose: { en: "What is different now", ar: "ما الذي صار مختلفًا" },
    },
    {
      id: "last-line",
      layout: "text",
      roles: ["lastLine"],
      share: 0.04,
      purpose: { en: "An image, not a moral", ar: "صورة لا موعظة" },
    },
  ],
  guidance:
    "Begin as late as possible, with a smell, a sound or an object before any feeling is named; people show themselves by " +
    "what they do and how they speak. Narration and dialogue stay in one dialect, with the food, streets and hours of that " +
    "city; one trouble, one turn that comes from the hero's choice, no rescue by chance. Avoid dreams, sermons and the " +
    "moral spelt out: the last line is an image or an act that changes how the first one reads.",
} as const satisfies Template;
