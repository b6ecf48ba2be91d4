import type { Template } from "./template.ts";

export const meetingMinutes = {
  id: 47,
  key: "meetingMinutes",
  name: { en: "Meeting minutes", ar: "محضر اجتماع" },
  description: {
    en: "What was decided, who does what by when, and what was said about each point.",
    ar: "ما تقرّر، ومن يتولى ماذا ومتى، وما قيل في كل بند.",
  },
  category: "business",
  groups: ["general"],
  icon: "clipboard-list",
  family: "formal",
  register: "S",
  lengths: [200],
  defaultLength: 200,
  fields: [
    {
      key: "meetingDate",
      type: "date",
      label: { en: "Date", ar: "التاريخ" },
      hint: { en: "March 12", ar: "12 مارس" },
      expected: true,
    },
    {
      key: "attendees",
      type: "list",
      label: { en: "Present", ar: "الحاضرون" },
      hint: { en: "Rana Saleh; Omar Haddad; Layla Aziz", ar: "رنا صالح؛ عمر حداد؛ ليلى عزيز" },
      expected: false,
      maxItems: 20,
      maxLength: 80,
    },
    {
      key: "points",
      type: "list",
      label: { en: "Points discussed", ar: "بنود النقاش" },
      hint: {
        en: "Summer opening hours; New delivery van; Stock count",
        ar: "مواعيد العمل الصيفية؛ سيارة توصيل جديدة؛ جرد المخزون",
      },
      expected: true,
      maxItems: 12,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "reference",
      layout: "facts",
      roles: [],
      share: 0,
      title: { en: "Minutes of the meeting", ar: "محضر الاجتماع" },
      fields: ["meetingDate", "attendees"],
      purpose: { en: "Date and those present", ar: "التاريخ والحاضرون" },
    },
    {
      id: "opening",
      layout: "text",
      roles: ["minutesOpening"],
      share: 0.14,
      purpose: { en: "Purpose, chair, and the agenda’s adoption", ar: "الغرض ورئاسة الجلسة وإقرار جدول الأعمال" },
    },
    {
      id: "decisions",
      layout: "bullets",
      roles: ["decision"],
      share: 0.3,
      title: { en: "Decisions", ar: "القرارات" },
      purpose: { en: "What was decided, in words that bind", ar: "ما تقرّر بصيغة ملزمة" },
    },
    {
      id: "actions",
      layout: "table",
      roles: [],
      share: 0,
      title: { en: "Actions", ar: "المهام المطلوبة" },
      count: 4,
      columns: [
        { title: { en: "Action", ar: "المهمة" }, fill: { role: "actionItem" } },
        { title: { en: "Owner", ar: "المسؤول" }, fill: { blank: { en: "name", ar: "الاسم" } } },
        { title: { en: "Due", ar: "الموعد" }, fill: { blank: { en: "date", ar: "التاريخ" } } },
      ],
      purpose: { en: "Who does what by when", ar: "من ينفّذ ماذا ومتى" },
    },
    {
      id: "points",
      layout: "bullets",
      roles: ["minutesPoint"],
      share: 0.56,
      each: "points",
      title: { en: "Points discussed", ar: "بنود النقاش" },
      purpose: { en: "Each point: what was put forward, what was left open", ar: "كل بند: ما طُرح وما بقي معلّقًا" },
    },
  ],
  guidance:
    "Readers who were absent look for two things, so decisions and actions come before the discussion. A decision is one " +
    "sentence in the past passive or with the body as subject ('The committee approved …'; «قرر المجتمعون …»), an action " +
    "has one owner and one date, and a discussion is reported by its arguments, not by who raised his voice. Impersonal " +
    "Standard in Arabic, neutral past tense in English; names with the titles used in the meeting, votes and objections " +
    "only if asked to be recorded. Leave blanks for figures, owners and dates that were not given, never complete them by " +
    "guess, and close with the next date. No 'a fruitful discussion took place', no verbatim transcript.",
} as const satisfies Template;
