import type { Template } from "./template.ts";

export const ramadanCampaign = {
  id: 59,
  key: "ramadanCampaign",
  name: { en: "Ramadan campaign", ar: "حملة رمضان" },
  description: {
    en: "One idea for the month, five posts that carry it, and notes on the right tone.",
    ar: "فكرة واحدة للشهر، وخمسة منشورات تحملها، وملاحظات على النبرة المناسبة.",
  },
  category: "marketing",
  groups: ["general"],
  icon: "moon-star",
  family: "commerce",
  register: "D",
  lengths: [200],
  defaultLength: 200,
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
      key: "offer",
      type: "text",
      label: { en: "Offer", ar: "العرض" },
      hint: { en: "A family box for iftar at one price", ar: "صندوق إفطار للعائلة بسعر واحد" },
      expected: false,
      maxLength: 200,
    },
    {
      key: "phase",
      type: "choice",
      label: { en: "Time of the campaign", ar: "وقت الحملة" },
      hint: { en: "The first days", ar: "الأيام الأولى" },
      expected: false,
      choices: [
        { value: "before", label: { en: "Before Ramadan", ar: "قبل رمضان" } },
        { value: "first", label: { en: "The first ten days", ar: "العشر الأوائل" } },
        { value: "middle", label: { en: "The middle of the month", ar: "منتصف الشهر" } },
        { value: "last", label: { en: "The last ten days", ar: "العشر الأواخر" } },
      ],
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "phase",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["phase"],
      purpose: { en: "When it runs", ar: "متى تُنشر الحملة" },
    },
    {
      id: "idea",
      layout: "text",
      roles: ["ramadanIdea"],
      share: 0.14,
      fields: ["offer"],
      title: { en: "The idea", ar: "الفكرة" },
      purpose: { en: "One idea that serves people first", ar: "فكرة واحدة تنفع الناس أولًا" },
    },
    {
      id: "posts",
      layout: "options",
      roles: ["ramadanPost"],
      share: 0.74,
      count: 5,
      title: { en: "Five posts", ar: "خمسة منشورات", spoken: "خمس منشورات" },
      purpose: { en: "Five posts, each for another time of day", ar: "خمسة منشورات، لكل وقت من اليوم منشور" },
    },
    {
      id: "tone",
      layout: "bullets",
      roles: ["toneNote"],
      share: 0.12,
      count: 2,
      title: { en: "Notes on tone", ar: "ملاحظات على النبرة" },
      purpose: { en: "What to say softly, what to avoid", ar: "ما يقال بهدوء وما يُتجنب" },
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
    "Begin with what people live through in that phase: lists and visits before the month, the new rhythm in the first days, " +
    "tiredness in the middle, worship, Eid clothes and travel in the last ten. Post for the hours when phones are in hand (an " +
    "hour before sunset, after tarawih, before suhoor) and show family, work and giving as they are in that country, with its " +
    "words (فانوس، غبقة، قرقيعان، سفرة). Sell the help, not the feast: no food close-ups at noon, no Quran verses on goods, " +
    "no 'fast from high prices' puns, charity only with the partner's name. One thought joins all five posts; the greeting " +
    "stands in the first only.",
} as const satisfies Template;
