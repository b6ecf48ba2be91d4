import type { Template } from "./template.ts";

export const snapAd = {
  id: 37,
  key: "snapAd",
  name: { en: "Snapchat ad", ar: "إعلان سناب شات" },
  description: {
    en: "A vertical ad in three beats: three seconds to stop the viewer, one line, one call.",
    ar: "إعلان عمودي من ثلاث نقلات: ثلاث ثوانٍ تستوقف المشاهد، وجملة واحدة، ودعوة.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "ghost",
  family: "commerce",
  register: "D",
  lengths: { aboutWords: 60 },
  defaultLength: 100,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Date-filled cookies, baked to order", ar: "معمول تمر يُخبز عند الطلب" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "adHook",
      type: "text",
      label: { en: "Your idea for the hook", ar: "فكرة البداية" },
      hint: { en: "Someone hides the last cookie", ar: "شخص يخبئ آخر حبة معمول" },
      expected: false,
      maxLength: 120,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "hook",
      layout: "text",
      roles: ["hook"],
      share: 0.3,
      title: {
        en: "First three seconds",
        ar: "الثواني الثلاث الأولى",
        spoken: {
          "ar-saudi": "أول ثلاث ثواني",
          "ar-egyptian": "أول تلات ثواني",
          "ar-emirati": "أول ثلاث ثواني",
          "ar-kuwaiti": "أول ثلاث ثواني",
          "ar-qatari": "أول ثلاث ثواني",
          "ar-lebanese": "أوّل تلات ثواني",
          "ar-jordanian": "أول ثلاث ثواني",
        },
      },
      fields: ["adHook"],
      purpose: { en: "Three seconds: something moves or is said", ar: "ثلاث ثوانٍ يتحرك فيها شيء أو يُقال" },
    },
    {
      id: "line",
      layout: "text",
      roles: ["adText"],
      share: 0.44,
      title: { en: "The line", ar: "الجملة" },
      purpose: { en: "What it is and what it brings, said to a friend", ar: "ما هو وما فائدته كما يُقال لصديق" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.26,
      title: { en: "The call", ar: "الدعوة" },
      purpose: { en: "Why to swipe up now", ar: "لماذا يسحب المشاهد إلى أعلى" },
    },
  ],
  guidance:
    "The product or the surprise is in the first two seconds, with sound on (most of Snapchat is heard) and words on " +
    "screen for those who mute; five or six seconds in all are enough. It must look like a friend's snap: a hand, a " +
    "kitchen, a car, filmed upright, spoken in the city's dialect, without a logo animation. One line says what it is and " +
    "what it brings, one call says what the swipe does; the headline field holds 34 characters and the brand name 25. " +
    "Saudi Arabia, Kuwait and the Emirates are among Snapchat's strongest markets: evening hours, local prices, and " +
    "delivery to the city matter more there than a website. No small print, no fake notification, no trend that has " +
    "already passed.",
} as const satisfies Template;
