import type { Template } from "./template.ts";

export const coldEmail = {
  id: 30,
  key: "coldEmail",
  name: { en: "Cold email", ar: "رسالة تواصل أولى" },
  description: {
    en: "A first message to someone who does not know you: why them, what is in it, and one small ask.",
    ar: "رسالة أولى إلى من لا يعرفك: لماذا هو تحديدًا، وما يفيده، وطلب صغير واحد.",
  },
  category: "email",
  groups: ["general"],
  icon: "send",
  family: "commerce",
  register: "M",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "recipient",
      type: "text",
      label: { en: "Recipient", ar: "المرسل إليه" },
      hint: { en: "Huda Karam, operations manager at Reem Clinics", ar: "هدى كرم، مديرة العمليات في عيادات ريم" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "whyThem",
      type: "text",
      label: { en: "Why this person", ar: "سبب اختياره" },
      hint: { en: "Your clinics opened Saturday bookings last month", ar: "عياداتكم فتحت الحجز يوم السبت قبل شهر" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "ask",
      type: "text",
      label: { en: "What you ask for", ar: "المطلوب" },
      hint: { en: "A ten-minute call next week", ar: "مكالمة من عشر دقائق الأسبوع القادم" },
      expected: true,
      maxLength: 160,
    },
  ],
  outline: [
    {
      id: "recipient",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["recipient"],
      purpose: { en: "To whom it goes", ar: "إلى من تُرسَل" },
    },
    {
      id: "subjects",
      layout: "options",
      roles: ["subject"],
      share: 0.15,
      label: "subject",
      count: 3,
      purpose: { en: "Three subject lines that look written by hand", ar: "ثلاثة عناوين تبدو مكتوبة لشخص واحد" },
    },
    {
      id: "relevance",
      layout: "text",
      roles: ["relevance"],
      share: 0.25,
      fields: ["whyThem"],
      purpose: { en: "Why this person, from something true about them", ar: "لماذا هذا الشخص، من أمر صحيح يخصه" },
    },
    {
      id: "value",
      layout: "text",
      roles: ["benefit", "solution", "reason", "proof"],
      share: 0.36,
      purpose: { en: "What is in it for the reader, with evidence", ar: "ما يفيد القارئ ودليله" },
    },
    {
      id: "ask",
      layout: "text",
      roles: ["smallAsk"],
      share: 0.24,
      fields: ["ask"],
      purpose: { en: "One small request that takes a word to answer", ar: "طلب صغير يُجاب بكلمة" },
    },
  ],
  guidance:
    "Under 120 words if possible, with nothing that could have gone to anyone else: the first sentence is about the " +
    "reader (something they published, opened, changed), the second connects it to a problem they probably have, and only " +
    "the third is about you. One gain, one piece of evidence with a blank where none was given, and an ask so small that " +
    "'yes, Tuesday' answers it. Subject lines of two to five words, lower key, no false 'Re:'. Gulf and Egyptian readers " +
    "expect a greeting and a polite line with the title (أستاذة هدى، مهندس فهد) before business; US readers expect " +
    "brevity, and CAN-SPAM asks for a postal address and a way out. No 'I hope this finds you well', no flattery, no " +
    "attachment.",
} as const satisfies Template;
