import type { Template } from "./template.ts";

export const reelsScript = {
  id: 23,
  key: "reelsScript",
  name: { en: "Reels / TikTok script", ar: "سيناريو ريلز وتيك توك" },
  description: {
    en: "A short vertical video, beat by beat: hook, cuts, words on screen, sound, and call.",
    ar: "فيديو عمودي قصير، لقطة بعد لقطة: بداية، ونقلات، وكلام على الشاشة، وصوت، ودعوة.",
  },
  category: "video",
  groups: ["social-media"],
  icon: "clapperboard",
  family: "script",
  register: "D",
  lengths: { field: "seconds", wordsPerUnit: 4.4 },
  defaultLength: 100,
  fields: [
    {
      key: "seconds",
      type: "number",
      label: { en: "Seconds", ar: "عدد الثواني" },
      hint: { en: "30 seconds", ar: "30 ثانية" },
      expected: true,
      min: 10,
      max: 90,
      initial: 30,
    },
    {
      key: "trend",
      type: "text",
      label: { en: "Trend", ar: "الصيحة الرائجة" },
      hint: { en: "Before-and-after with one snap", ar: "قبل وبعد بفرقعة إصبع" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "trend",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["trend"],
      purpose: { en: "The trend it plays with", ar: "الصيحة التي يبني عليها" },
    },
    {
      id: "sound",
      layout: "line",
      roles: ["sound"],
      share: 0,
      label: "sound",
      purpose: { en: "Music or sound to cut to", ar: "موسيقى أو صوت تُبنى عليه اللقطات" },
    },
    {
      id: "hook",
      layout: "scenes",
      roles: ["hook"],
      share: 0.17,
      count: 1,
      purpose: { en: "A reason to stay, in two seconds", ar: "سبب للبقاء في ثانيتين" },
    },
    {
      id: "beats",
      layout: "scenes",
      roles: ["point", "tip", "example", "topicLine", "benefit"],
      share: 0.66,
      purpose: { en: "A new picture with every sentence", ar: "صورة جديدة مع كل جملة" },
      asks: [
        { en: "What is seen first, and who does it?", ar: "ما الذي يُرى أولًا، ومن يقوم به؟" },
        { en: "What is shown next, close up?", ar: "ما الذي يُرى بعده عن قرب؟" },
      ],
    },
    {
      id: "call",
      layout: "scenes",
      roles: ["callToAction", "question"],
      share: 0.17,
      count: 1,
      purpose: { en: "One call that fits the end", ar: "دعوة واحدة تليق بالنهاية" },
    },
  ],
  guidance:
    "Something must move or be said in the first two seconds, and the picture changes at least every three. One idea only; " +
    "the on-screen words carry it for those who watch on mute and stay clear of the bottom fifth, where the app's buttons " +
    "are. Speak as to one friend, in the dialect, about two words a second. Use a trend only if it serves the idea and say " +
    "what to do differently; take sound from the app's commercial library for a business. End so that the loop joins the " +
    "beginning, with one call.",
} as const satisfies Template;
