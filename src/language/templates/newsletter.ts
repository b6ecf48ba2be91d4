import type { Template } from "./template.ts";

export const newsletter = {
  id: 12,
  key: "newsletter",
  name: { en: "Newsletter", ar: "نشرة بريدية" },
  description: {
    en: "A letter to subscribers: the editor’s note, a few items, one tip, and a friendly close.",
    ar: "رسالة إلى المشتركين: كلمة المحرر، وفقرات مختارة، ونصيحة واحدة، وختام ودود.",
  },
  category: "email",
  groups: ["general"],
  icon: "mails",
  family: "article",
  register: "M",
  lengths: [200, 300, 500, 800, 1000],
  defaultLength: 800,
  fields: [
    {
      key: "items",
      type: "list",
      label: { en: "Items", ar: "فقرات العدد" },
      hint: { en: "New evening class; photos from the spring market", ar: "دورة مسائية جديدة؛ صور من سوق الربيع" },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "sender",
      type: "text",
      label: { en: "Sender", ar: "المرسل" },
      hint: { en: "Hala, Noor Bookshop", ar: "هالة، مكتبة نور" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "subject",
      layout: "line",
      roles: ["subject"],
      share: 0,
      label: "subject",
      purpose: { en: "The issue’s best item, in a line", ar: "أفضل ما في العدد في سطر" },
    },
    {
      id: "preheader",
      layout: "line",
      roles: ["preheader"],
      share: 0,
      label: "preheader",
      purpose: { en: "A second reason to open", ar: "سبب ثانٍ لفتح الرسالة" },
    },
    {
      id: "editor-note",
      layout: "text",
      roles: ["greeting", "editorNote", "topicLine", "whyNow"],
      share: 0.2,
      purpose: { en: "A person speaking, not a brand", ar: "إنسان يتكلم لا علامة تجارية" },
    },
    {
      id: "items",
      layout: "bullets",
      roles: ["listItem"],
      share: 0.28,
      each: "items",
      purpose: { en: "Each item: what it is, why open it", ar: "كل فقرة: ما هي ولماذا تستحق" },
    },
    {
      id: "closer-look",
      layout: "text",
      roles: ["point", "example", "reason", "storyLine", "detail", "lesson"],
      share: 0.3,
      heading: "heading",
      wordsPerPart: 140,
      purpose: { en: "One thought worth the subscription", ar: "فكرة واحدة تستحق الاشتراك" },
    },
    {
      id: "tip",
      layout: "text",
      roles: ["tip", "nextStep"],
      share: 0.12,
      purpose: { en: "One tip to use today", ar: "نصيحة تنفع اليوم" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["question", "close"],
      share: 0.1,
      purpose: { en: "A question, and until next time", ar: "سؤال للقارئ وإلى لقاء" },
    },
    {
      id: "signature",
      layout: "signature",
      roles: [],
      share: 0,
      fields: ["sender"],
      purpose: { en: "The editor’s name", ar: "اسم المحرر" },
    },
  ],
  guidance:
    "A newsletter is a letter: someone writes it, signs it, and has noticed something this week. Give each item one line of " +
    "news and one reason to care, and let one item, the best, open the subject line. Keep the order the same in every issue " +
    "so that readers find their corner, in white dialect that reads easily across a country. No table of contents, no " +
    "'exciting updates', no links without saying what is behind them; end with a question that a reader can answer by " +
    "hitting reply.",
} as const satisfies Template;
