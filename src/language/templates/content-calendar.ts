import type { Template } from "./template.ts";

export const contentCalendar = {
  id: 70,
  key: "contentCalendar",
  name: { en: "Content calendar", ar: "خطة محتوى شهرية" },
  description: {
    en: "A month of posts in one table: the day, the idea, the channel, the format, and a first line.",
    ar: "شهر من المنشورات في جدول واحد: اليوم، والفكرة، والقناة، والشكل، والسطر الأول.",
  },
  category: "marketing",
  groups: ["general"],
  icon: "calendar-days",
  family: "social",
  register: "M",
  lengths: { aboutWords: 300 },
  defaultLength: 300,
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
      key: "channels",
      type: "list",
      label: { en: "Channels", ar: "القنوات" },
      hint: { en: "Instagram; TikTok; WhatsApp", ar: "إنستغرام؛ تيك توك؛ واتساب" },
      expected: true,
      maxItems: 6,
      maxLength: 60,
    },
    {
      key: "month",
      type: "text",
      label: { en: "Month", ar: "الشهر" },
      hint: { en: "September 2026", ar: "سبتمبر 2026" },
      expected: true,
      maxLength: 60,
    },
    {
      key: "occasions",
      type: "text",
      label: { en: "Occasions", ar: "المناسبات" },
      hint: { en: "Back to school, Saudi National Day", ar: "العودة إلى المدارس، اليوم الوطني السعودي" },
      expected: false,
      maxLength: 200,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "month",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["month", "occasions"],
      purpose: { en: "The month and what falls into it", ar: "الشهر وما يقع فيه" },
    },
    {
      id: "table",
      layout: "table",
      roles: [],
      share: 1,
      count: 12,
      columns: [
        { title: { en: "Day", ar: "اليوم" }, fill: { days: 30 } },
        { title: { en: "Idea", ar: "الفكرة" }, fill: { role: "calendarIdea" } },
        { title: { en: "Channel", ar: "القناة" }, fill: { cycle: "channels" } },
        {
          title: { en: "Format", ar: "الشكل" },
          fill: {
            words: [
              { en: "Photo", ar: "صورة" },
              { en: "Short video", ar: "فيديو قصير" },
              { en: "Carousel", ar: "صور متتابعة" },
              { en: "Story", ar: "ستوري" },
              { en: "Text", ar: "نص" },
            ],
          },
        },
        { title: { en: "Caption line", ar: "السطر الأول" }, fill: { role: "captionLine" } },
      ],
      purpose: { en: "Three posts a week, ready to make", ar: "ثلاثة منشورات في الأسبوع جاهزة للتنفيذ" },
    },
  ],
  guidance:
    "Three posts a week that a small team can really make. Mix by aim: help, people behind the shop, proof, offer, talk; at " +
    "most one in four sells. An idea is something to film or photograph ('the tray at 5 a.m.'), not a theme ('quality'); the " +
    "caption line is the first line as it will stand, under 12 words, in the brand's dialect. Put the month's occasions on " +
    "their days, prepare two days ahead, keep Fridays in Arab markets for lighter posts, and mark moon-dependent dates as " +
    "such. Each channel gets what suits it; do not post one picture everywhere, and invent no events or discounts.",
} as const satisfies Template;
