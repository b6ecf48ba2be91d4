import type { Template } from "./template.ts";

export const linkedinPost = {
  id: 22,
  key: "linkedinPost",
  name: { en: "LinkedIn post", ar: "منشور لينكدإن" },
  description: {
    en: "A lesson from work, told with one incident, that colleagues will want to answer.",
    ar: "درس من العمل يُروى بموقف واحد، ويدعو الزملاء إلى النقاش.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "briefcase",
  family: "article",
  register: "M",
  lengths: [100, 200, 300],
  defaultLength: 200,
  fields: [
    {
      key: "lesson",
      type: "text",
      label: { en: "Lesson", ar: "الدرس" },
      hint: { en: "Ask the driver before you redraw the route", ar: "سؤال السائق قبل تغيير خط السير" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "authorRole",
      type: "text",
      label: { en: "Author’s role", ar: "وظيفة الكاتب" },
      hint: { en: "Operations manager at a delivery firm", ar: "مديرة عمليات في شركة توصيل" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "opening",
      layout: "text",
      roles: ["hook", "topicLine"],
      share: 0.2,
      purpose: { en: "Two lines that work before ‘see more’", ar: "سطران قبل كلمة «المزيد»" },
    },
    {
      id: "story",
      layout: "text",
      roles: ["storyLine", "example", "detail", "reason"],
      share: 0.36,
      fields: ["authorRole"],
      purpose: { en: "One incident, with its detail", ar: "موقف واحد بتفاصيله" },
    },
    {
      id: "lesson",
      layout: "text",
      roles: ["lesson", "point", "tip", "objection"],
      share: 0.29,
      fields: ["lesson"],
      purpose: { en: "What it taught, and its limit", ar: "ما علّمه الموقف وحدوده" },
    },
    {
      id: "question",
      layout: "text",
      roles: ["question", "close"],
      share: 0.15,
      purpose: { en: "A question for colleagues", ar: "سؤال للزملاء" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Three tags of the trade", ar: "ثلاثة وسوم من المهنة" },
    },
  ],
  guidance:
    "Tell one incident with a person, a place and a decision, admit what went wrong, and only then name the lesson together " +
    "with the case in which it does not hold. The first two lines decide whether 'more' is pressed: no 'I am thrilled to " +
    "announce', no one-sentence-per-line drama. Arab professional readers expect white dialect or plain Standard with " +
    "English job terms where the office uses them; US readers expect first person and brevity. Ask colleagues something " +
    "that needs experience to answer; never invent a conversation.",
} as const satisfies Template;
