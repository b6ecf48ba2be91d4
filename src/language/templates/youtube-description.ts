import type { Template } from "./template.ts";

export const youtubeDescription = {
  id: 27,
  key: "youtubeDescription",
  name: { en: "YouTube description", ar: "وصف فيديو يوتيوب" },
  description: {
    en: "The text under a video: two lines that search and viewers see first, chapters, links, and hashtags.",
    ar: "النص المرافق للفيديو: سطران يظهران أولًا للمشاهد ومحرك البحث، ثم الفصول والروابط والوسوم.",
  },
  category: "video",
  groups: ["content"],
  icon: "square-play",
  family: "article",
  register: "M",
  lengths: [100, 200, 300],
  defaultLength: 200,
  fields: [
    {
      key: "video",
      type: "text",
      label: { en: "What the video shows", ar: "محتوى الفيديو" },
      hint: { en: "Three lentil soups from one pot", ar: "ثلاث شوربات عدس من قدر واحد" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "chapters",
      type: "list",
      label: { en: "Chapters", ar: "الفصول" },
      hint: { en: "What you need; The base; Three finishes", ar: "المكوّنات؛ الأساس المشترك؛ ثلاث لمسات أخيرة" },
      expected: false,
      maxItems: 20,
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
  subjectField: "video",
  outline: [
    {
      id: "summary",
      layout: "text",
      roles: ["hook", "topicLine", "promise"],
      share: 0.3,
      purpose: { en: "Two lines that show before ‘Show more’", ar: "سطران يظهران قبل «عرض المزيد»" },
    },
    {
      id: "more",
      layout: "text",
      roles: ["point", "tip", "detail", "reason", "example"],
      share: 0.52,
      purpose: { en: "What a viewer takes from it, in words people search", ar: "ما يخرج به المشاهد، بكلمات يبحث عنها الناس" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction", "question"],
      share: 0.18,
      purpose: { en: "One thing to do, or to answer in the comments", ar: "خطوة واحدة، أو سؤال للتعليقات" },
    },
    {
      id: "chapters",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "chapters",
      title: { en: "Chapters", ar: "فصول الفيديو" },
      itemBlank: { en: "00:00", ar: "00:00" },
      purpose: { en: "Chapters with their times, the first at 00:00", ar: "الفصول بأوقاتها، وأولها عند 00:00" },
    },
    {
      id: "links",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "links",
      title: { en: "Links", ar: "الروابط" },
      purpose: { en: "Every link with what is behind it", ar: "كل رابط ومعه ما يؤدي إليه" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Three tags; YouTube shows the first three", ar: "ثلاثة وسوم، وهي التي يعرضها يوتيوب" },
    },
  ],
  guidance:
    "The first 100 to 150 characters are all that search and the folded box show: name the video's subject in the words " +
    "people type and say what the viewer can do or will know afterwards, without repeating the title. Chapters need at " +
    "least three stamps in rising order, the first exactly 00:00, ten seconds or more apart, with names that say " +
    "something ('The base', not 'Part 2'). For Arab viewers put the dialect word and the common English or loan word once " +
    "each, since people search both; US viewers expect disclosure of sponsors and affiliate links near the top. Say what " +
    "each link leads to, use at most three hashtags, and never stuff keywords or promise what the video does not show.",
} as const satisfies Template;
