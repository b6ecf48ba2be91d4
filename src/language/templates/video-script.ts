import type { Template } from "./template.ts";

export const videoScript = {
  id: 5,
  key: "videoScript",
  name: { en: "Video script", ar: "سيناريو فيديو" },
  description: {
    en: "A script to shoot from: time, picture, voice, and the words on screen, scene by scene.",
    ar: "نص جاهز للتصوير: الزمن والصورة والصوت والكلام على الشاشة، مشهدًا مشهدًا.",
  },
  category: "video",
  groups: ["general"],
  icon: "video",
  family: "script",
  register: "D",
  lengths: { field: "seconds", wordsPerUnit: 4.4 },
  defaultLength: 100,
  fields: [
    {
      key: "seconds",
      type: "number",
      label: { en: "Seconds", ar: "عدد الثواني" },
      hint: { en: "60 seconds", ar: "60 ثانية" },
      expected: true,
      min: 15,
      max: 180,
      initial: 60,
    },
    {
      key: "presenter",
      type: "text",
      label: { en: "Presenter", ar: "مقدّم الفيديو" },
      hint: { en: "The shop’s owner, in her workshop", ar: "صاحبة المحل في ورشتها" },
      expected: false,
      maxLength: 120,
    },
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Handmade leather wallets", ar: "محافظ جلدية مصنوعة يدويًّا" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "production",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["presenter"],
      purpose: { en: "Who stands before the camera", ar: "من يقف أمام الكاميرا" },
    },
    {
      id: "hook",
      layout: "scenes",
      roles: ["hook"],
      share: 0.12,
      count: 1,
      purpose: { en: "The first three seconds", ar: "الثواني الثلاث الأولى" },
    },
    {
      id: "scenes",
      layout: "scenes",
      roles: ["topicLine", "point", "example", "benefit", "tip"],
      share: 0.74,
      fields: ["product"],
      purpose: { en: "One idea a scene, shown before said", ar: "فكرة لكل مشهد، تُرى قبل أن تُقال" },
      asks: [
        { en: "What is seen first, and who does it?", ar: "ما الذي يُرى أولًا، ومن يقوم به؟" },
        { en: "What is shown next, close up?", ar: "ما الذي يُرى بعده عن قرب؟" },
      ],
    },
    {
      id: "call",
      layout: "scenes",
      roles: ["callToAction"],
      share: 0.14,
      count: 1,
      purpose: { en: "One thing to do after watching", ar: "خطوة واحدة بعد المشاهدة" },
    },
  ],
  guidance:
    "Two spoken words a second is the ceiling: leave room for breath and for the picture. Start in the middle of something, " +
    "with no logo and no 'hello, in this video'; whoever watches without sound must follow by the on-screen words alone. " +
    "The picture shows what the voice does not say, never its illustration. Write for the mouth, in short dialect " +
    "sentences, and finish with one call, not with 'like, share and subscribe' in a row.",
} as const satisfies Template;
