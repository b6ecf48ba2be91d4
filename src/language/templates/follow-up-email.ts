import type { Template } from "./template.ts";

export const followUpEmail = {
  id: 31,
  key: "followUpEmail",
  name: { en: "Follow-up email", ar: "رسالة متابعة" },
  description: { en: "A reminder that brings something new and makes an answer easy.", ar: "تذكير لطيف يحمل جديدًا ويسهّل الرد." },
  category: "email",
  groups: ["general"],
  icon: "reply",
  family: "commerce",
  register: "M",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "matter",
      type: "text",
      label: { en: "About", ar: "موضوع المتابعة" },
      hint: { en: "The quote for forty desks", ar: "عرض سعر أربعين مكتبًا" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "lastContact",
      type: "text",
      label: { en: "Last contact", ar: "آخر تواصل" },
      hint: { en: "Our call on Tuesday", ar: "مكالمة يوم الثلاثاء" },
      expected: false,
      maxLength: 160,
    },
  ],
  subjectField: "matter",
  outline: [
    {
      id: "subject",
      layout: "line",
      roles: ["subject"],
      share: 0,
      label: "subject",
      purpose: { en: "The matter itself, not 'just checking in'", ar: "الموضوع نفسه لا «مجرد متابعة»" },
    },
    {
      id: "reminder",
      layout: "text",
      roles: ["reminder"],
      share: 0.32,
      fields: ["lastContact"],
      purpose: { en: "Where things stand, in brief", ar: "أين وصل الأمر باختصار" },
    },
    {
      id: "value",
      layout: "text",
      roles: ["benefit", "reason", "tip", "detail"],
      share: 0.42,
      purpose: { en: "Something new that helps the reader decide", ar: "جديد يعين القارئ على القرار" },
    },
    {
      id: "ask",
      layout: "text",
      roles: ["smallAsk"],
      share: 0.26,
      purpose: { en: "One question with an easy answer, even a no", ar: "سؤال واحد جوابه سهل، ولو كان «لا»" },
    },
  ],
  guidance:
    "Assume the reader is busy, not rude: remind in one sentence of what was agreed and when, then add something that was " +
    "not in the last message (an answer, a sample, a date that matters), then ask one closed question and allow a 'not " +
    "now'. Shorter than the first mail, same thread, same subject. Wait two or three working days, count Friday and " +
    "Saturday as the weekend in the Gulf and Egypt, and avoid Ramadan afternoons and US holidays. No guilt ('I have " +
    "written twice'), no 'just bumping this up', no invented urgency; after the third unanswered mail, close the door " +
    "politely.",
} as const satisfies Template;
