import type { Template } from "./template.ts";

export const eventInvitation = {
  id: 10,
  key: "eventInvitation",
  name: { en: "Event invitation", ar: "دعوة إلى مناسبة" },
  description: {
    en: "An invitation that leaves no question open: what, when, where, who, and how to answer.",
    ar: "دعوة لا تترك سؤالًا: ما المناسبة، ومتى وأين، ومن الداعي، وكيف يكون الرد.",
  },
  category: "formal",
  groups: ["general"],
  icon: "calendar-heart",
  family: "invitation",
  register: "M",
  lengths: [100],
  defaultLength: 100,
  fields: [
    {
      key: "event",
      type: "text",
      label: { en: "Event", ar: "المناسبة" },
      hint: { en: "Opening night of our ceramics studio", ar: "افتتاح مرسم الخزف" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "date",
      type: "date",
      label: { en: "Date", ar: "التاريخ" },
      hint: { en: "March 12", ar: "12 مارس" },
      expected: true,
    },
    {
      key: "place",
      type: "place",
      label: { en: "Place", ar: "المكان" },
      hint: { en: "14 Rainbow Street, Amman", ar: "شارع الرينبو 14، عمّان" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "host",
      type: "text",
      label: { en: "Host", ar: "الداعي" },
      hint: { en: "Lina and Omar Haddad", ar: "لينا وعمر حداد" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "dress",
      type: "text",
      label: { en: "Dress code", ar: "الزي" },
      hint: { en: "Smart casual", ar: "أنيق غير رسمي" },
      expected: false,
      maxLength: 120,
    },
    {
      key: "replyBy",
      type: "date",
      label: { en: "Reply by", ar: "آخر موعد للرد" },
      hint: { en: "March 5", ar: "5 مارس" },
      expected: false,
    },
  ],
  subjectField: "event",
  outline: [
    {
      id: "opening",
      layout: "text",
      roles: ["invitationOpening", "topicLine"],
      share: 0.4,
      fields: ["host"],
      purpose: { en: "The host’s words of invitation", ar: "عبارة الداعي إلى ضيوفه" },
    },
    {
      id: "facts",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["event", "date", "place", "dress"],
      purpose: { en: "What, when, where, and dress", ar: "المناسبة والموعد والمكان والزي" },
    },
    {
      id: "programme",
      layout: "text",
      roles: ["programme"],
      share: 0.25,
      purpose: { en: "What guests will find there", ar: "ما ينتظر الضيوف" },
    },
    {
      id: "reply",
      layout: "text",
      roles: ["reply", "callToAction"],
      share: 0.2,
      fields: ["replyBy"],
      purpose: { en: "How and by when to answer", ar: "كيف يكون الرد وحتى متى" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["close"],
      share: 0.15,
      purpose: { en: "A warm last word", ar: "كلمة ختام دافئة" },
    },
  ],
  guidance:
    "The first line carries the host and the occasion; the facts stand apart, where a guest can find them again on a phone. " +
    "Arabic formal invitations open with the host (يتشرّف … بدعوتكم) and address guests in the plural, friendly ones in " +
    "white dialect; US invitations give day, hour and RSVP line. Say the weekday, parking or map, whether companions and " +
    "children are welcome, and how to answer. No more than one sentence of praise for the event, and nothing that sounds " +
    "like an ad.",
} as const satisfies Template;
