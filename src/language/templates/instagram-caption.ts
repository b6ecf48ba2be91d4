import type { Template } from "./template.ts";

export const instagramCaption = {
  id: 21,
  key: "instagramCaption",
  name: { en: "Instagram caption", ar: "تعليق صورة إنستغرام" },
  description: {
    en: "The words under a picture: a first line, a small story, a question, and hashtags.",
    ar: "النص المصاحب للصورة: سطر أول، وحكاية صغيرة، وسؤال، ووسوم.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "camera",
  family: "social",
  register: "D",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "picture",
      type: "text",
      label: { en: "What the picture shows", ar: "ما تُظهره الصورة" },
      hint: { en: "First loaves of the morning on the counter", ar: "أول أرغفة الصباح على الطاولة" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة التجارية" },
      hint: { en: "Dar Bakery", ar: "مخبز الدار" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "first-line",
      layout: "text",
      roles: ["hook"],
      share: 0.22,
      purpose: { en: "A line that works before ‘more’", ar: "سطر يكفي قبل كلمة «المزيد»" },
    },
    {
      id: "story",
      layout: "text",
      roles: ["topicLine", "storyLine", "usage", "benefit", "lesson"],
      share: 0.46,
      fields: ["picture"],
      purpose: { en: "What the picture cannot show", ar: "ما لا تقوله الصورة" },
    },
    {
      id: "question",
      layout: "text",
      roles: ["question"],
      share: 0.16,
      purpose: { en: "A question that is easy to answer", ar: "سؤال يسهل الرد عليه" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction", "close"],
      share: 0.16,
      fields: ["brand"],
      purpose: { en: "One call, in the brand’s name", ar: "دعوة واحدة باسم العلامة" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Few tags: place, craft, community", ar: "وسوم قليلة: المكان والحرفة والناس" },
    },
  ],
  guidance:
    "Instagram cuts after about 125 characters, so the first line must earn the tap. Do not describe the picture: tell what " +
    "happened before or after it, in the dialect of the people who come by. Break the lines for a phone, put a question " +
    "that can be answered in two words, and let the call be a comment, a save or a message, since links in captions cannot " +
    "be clicked. Three to five tags, local ones first; no rows of dots, no 'link in bio' without need.",
} as const satisfies Template;
