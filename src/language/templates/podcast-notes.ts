import type { Template } from "./template.ts";

export const podcastNotes = {
  id: 28,
  key: "podcastNotes",
  name: { en: "Podcast notes", ar: "ملاحظات حلقة بودكاست" },
  description: {
    en: "The page of one episode: why to listen, the points with their times, the links, and the guest.",
    ar: "صفحة الحلقة: لماذا تستحق الاستماع، ومحاورها بأوقاتها، والروابط، والضيف.",
  },
  category: "video",
  groups: ["content"],
  icon: "podcast",
  family: "article",
  register: "M",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "guest",
      type: "text",
      label: { en: "Guest", ar: "الضيف" },
      hint: { en: "Rana Saleh, founder of a bakery in Amman", ar: "رنا صالح، مؤسِّسة مخبز في عمّان" },
      expected: false,
      maxLength: 160,
    },
    {
      key: "points",
      type: "list",
      label: { en: "Points discussed", ar: "محاور الحلقة" },
      hint: { en: "Quitting the office job; The first oven; Hiring friends", ar: "ترك الوظيفة؛ أول فرن؛ توظيف الأصدقاء" },
      expected: true,
      maxItems: 12,
      maxLength: 120,
    },
    {
      key: "links",
      type: "list",
      label: { en: "Links", ar: "الروابط" },
      hint: {
        en: "Recipe card: https://example.com/card; Our shop: https://example.com/shop",
        ar: "بطاقة الوصفة: https://example.com/card؛ متجرنا: https://example.com/shop",
      },
      expected: false,
      maxItems: 8,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The episode in one line", ar: "الحلقة في سطر واحد" },
    },
    {
      id: "teaser",
      layout: "text",
      roles: ["hook", "topicLine", "promise"],
      share: 0.17,
      purpose: { en: "A reason to press play", ar: "سبب للضغط على زر التشغيل" },
    },
    {
      id: "points",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.31,
      each: "points",
      title: { en: "In this episode", ar: "محتوى الحلقة" },
      itemBlank: { en: "00:00", ar: "00:00" },
      purpose: { en: "Each point with its time, and why to jump to it", ar: "كل محور بوقته، ولماذا ينتقل إليه المستمع" },
    },
    {
      id: "closer-look",
      layout: "text",
      roles: ["point", "example", "reason", "lesson", "tip", "detail"],
      share: 0.38,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "One thought from the episode, for those who read", ar: "فكرة واحدة من الحلقة لمن يفضّل القراءة" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["question", "callToAction", "close"],
      share: 0.14,
      purpose: { en: "Follow, rate, or answer a question", ar: "متابعة أو تقييم أو جواب عن سؤال" },
    },
    {
      id: "links",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "links",
      title: { en: "Links", ar: "الروابط" },
      purpose: { en: "What was mentioned, and where to find it", ar: "ما ذُكر في الحلقة وأين يوجد" },
    },
    {
      id: "guest",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["guest"],
      purpose: { en: "Who the guest is", ar: "من هو الضيف" },
    },
  ],
  guidance:
    "Notes serve two readers: one who decides whether to listen and one who looks for minute 23. Open with the tension of " +
    "the conversation or a line the guest really said (never invent a quotation), not with 'in today's episode we talk " +
    "about'. Each point carries its time and a reason to jump there, worded as a claim or a question rather than a topic. " +
    "Apple and Spotify show only the first two lines, and their apps drop complex formatting; Arab listeners look for the " +
    "guest's name in Arabic and Latin letters, and for books by title and author because links die. Give the guest one " +
    "plain line of who and why, list everything that was mentioned, and ask for one thing only.",
} as const satisfies Template;
