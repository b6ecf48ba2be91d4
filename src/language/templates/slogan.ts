import type { Template } from "./template.ts";

export const slogan = {
  id: 39,
  key: "slogan",
  name: { en: "Slogans", ar: "شعارات" },
  description: {
    en: "Ten short lines for a brand, each from another angle, to say aloud and compare.",
    ar: "عشر جمل قصيرة لعلامة تجارية، كل منها من زاوية مختلفة، تُقرأ بصوت عالٍ وتُقارن.",
  },
  category: "creative",
  groups: ["general"],
  icon: "quote",
  family: "commerce",
  register: "D",
  lengths: { aboutWords: 50 },
  defaultLength: 100,
  fields: [
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة" },
      hint: { en: "Noor Coffee", ar: "قهوة نور" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "brandValues",
      type: "list",
      label: { en: "Values", ar: "القيم" },
      hint: { en: "Patience; Honest prices; Neighbors first", ar: "الصبر؛ أسعار واضحة؛ الجار أولًا" },
      expected: false,
      maxItems: 6,
      maxLength: 60,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "slogans",
      layout: "options",
      roles: ["slogan"],
      share: 1,
      maxChars: 60,
      count: 10,
      fields: ["brandValues"],
      purpose: {
        en: "Ten lines by angle: gain, feeling, place, habit, promise, wit",
        ar: "عشر جمل من زوايا مختلفة: الفائدة والشعور والمكان والعادة والوعد والطرافة",
      },
    },
  ],
  guidance:
    "Two to six words that only this brand could say: a concrete noun, a verb, a turn. Each line takes another angle " +
    "(what it does, how it feels, where it belongs, a habit, a promise it can keep, a small contradiction), so that the " +
    "client chooses a direction and not a synonym. Arabic lines live on rhythm, pairs and rhyme (سجع) in the spoken " +
    "dialect, and must not mean something else in the next country; English ones on stress and a clean last word. Read " +
    "them aloud, and check that a rival's name would not fit as well. No 'your … our …', no 'quality and trust', no " +
    "superlatives, no puns that need the English word, nothing from scripture or poetry that people hold dear.",
} as const satisfies Template;
