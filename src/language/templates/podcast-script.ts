import type { Template } from "./template.ts";

export const podcastScript = {
  id: 29,
  key: "podcastScript",
  name: { en: "Podcast intro and outro", ar: "مقدمة بودكاست وخاتمته" },
  description: {
    en: "The words before and after the conversation: a cold open, the welcome, what is coming, and the goodbye.",
    ar: "ما يُقال قبل الحوار وبعده: بداية مشوّقة، وترحيب، ومحاور الحلقة، ووداع.",
  },
  category: "creative",
  groups: ["general"],
  icon: "mic",
  family: "script",
  register: "D",
  lengths: [100, 200, 300],
  defaultLength: 200,
  fields: [
    {
      key: "show",
      type: "text",
      label: { en: "Show", ar: "اسم البودكاست" },
      hint: { en: "Side Door", ar: "باب جانبي" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "episode",
      type: "text",
      label: { en: "Episode", ar: "موضوع الحلقة" },
      hint: { en: "Why we keep postponing small repairs", ar: "لماذا نؤجّل الإصلاحات الصغيرة" },
      expected: true,
      maxLength: 160,
    },
  ],
  subjectField: "episode",
  outline: [
    {
      id: "cold-open",
      layout: "text",
      roles: ["hook", "example"],
      share: 0.2,
      title: { en: "Cold open", ar: "قبل المقدمة" },
      purpose: { en: "Start inside the story, before any name", ar: "بداية من داخل الحكاية قبل أي اسم" },
    },
    {
      id: "welcome",
      layout: "text",
      roles: ["welcome", "topicLine"],
      share: 0.2,
      title: { en: "Welcome", ar: "الترحيب" },
      fields: ["show", "episode"],
      purpose: { en: "Show, host, and what this episode is about", ar: "اسم البرنامج ومقدّمه وموضوع الحلقة" },
    },
    {
      id: "outline",
      layout: "text",
      roles: ["point", "tip", "benefit", "question"],
      share: 0.37,
      title: { en: "Coming up", ar: "محاور الحلقة" },
      purpose: { en: "What is coming, as questions worth staying for", ar: "ما سيأتي، كأسئلة تستحق البقاء" },
    },
    {
      id: "outro",
      layout: "text",
      roles: ["outro", "callToAction"],
      share: 0.23,
      title: { en: "Outro", ar: "الخاتمة" },
      purpose: { en: "Thanks, one request, until next time", ar: "شكر وطلب واحد وإلى اللقاء" },
    },
  ],
  guidance:
    "Written for one voice and one listener, in the spoken dialect, in sentences that can be said in a breath (about two " +
    "and a half words a second). The cold open is a moment, a contradiction or the guest's best half-minute, and comes " +
    "before the jingle and the name of the show. Then who speaks, which show, what this episode is about, in three short " +
    "sentences, always in the same wording so that it becomes the show's signature. Announce what is coming as questions, " +
    "not as a table of contents. The outro thanks by name, asks for one thing (a rating, a message, a friend to send it " +
    "to) and hints at the next episode; no 'without further ado', no list of six platforms.",
} as const satisfies Template;
