import type { Template } from "./template.ts";

export const marketingEmail = {
  id: 3,
  key: "marketingEmail",
  name: { en: "Marketing email", ar: "رسالة تسويقية" },
  description: {
    en: "One offer to one reader: three subject lines, the gain, the evidence, and a single button.",
    ar: "عرض واحد لقارئ واحد: ثلاثة عناوين للرسالة، والفائدة، والدليل، وزر واحد.",
  },
  category: "email",
  groups: ["general"],
  icon: "mail",
  family: "commerce",
  register: "M",
  lengths: [100, 200, 300, 500],
  defaultLength: 200,
  fields: [
    {
      key: "offer",
      type: "text",
      label: { en: "Offer", ar: "العرض" },
      hint: { en: "Two months free with a yearly plan", ar: "شهران مجانًا مع الاشتراك السنوي" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "deadline",
      type: "date",
      label: { en: "Offer ends", ar: "موعد انتهاء العرض" },
      hint: { en: "March 31", ar: "31 مارس" },
      expected: false,
    },
    {
      key: "link",
      type: "url",
      label: { en: "Link", ar: "الرابط" },
      hint: { en: "https://example.com/offer", ar: "https://example.com/offer" },
      expected: true,
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
      id: "subjects",
      layout: "options",
      roles: ["subject"],
      share: 0.1,
      count: 3,
      label: "subject",
      purpose: { en: "Three subject lines to choose from", ar: "ثلاثة عناوين للاختيار" },
    },
    {
      id: "preheader",
      layout: "line",
      roles: ["preheader"],
      share: 0,
      label: "preheader",
      purpose: { en: "Adds to the subject, never repeats it", ar: "يكمل العنوان ولا يكرره" },
    },
    {
      id: "opening",
      layout: "text",
      roles: ["greeting", "hook", "topicLine"],
      share: 0.2,
      purpose: { en: "Greet, then start where the reader is", ar: "تحية ثم بداية من حال القارئ" },
    },
    {
      id: "benefit",
      layout: "text",
      roles: ["benefit", "usage", "whoFor", "solution", "reason"],
      share: 0.32,
      purpose: { en: "What changes for the reader", ar: "ما الذي يتغير عند القارئ" },
    },
    {
      id: "offer",
      layout: "text",
      roles: ["offer", "whyNow"],
      share: 0.16,
      fields: ["offer", "deadline"],
      purpose: { en: "The offer in plain terms, with its end", ar: "العرض بكلام واضح مع موعد انتهائه" },
    },
    {
      id: "proof",
      layout: "text",
      roles: ["proof"],
      share: 0.12,
      purpose: { en: "A reason to believe it", ar: "ما يدعو إلى التصديق" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.1,
      fields: ["link"],
      purpose: { en: "One call, one link", ar: "دعوة واحدة ورابط واحد" },
    },
    {
      id: "signature",
      layout: "signature",
      roles: [],
      share: 0,
      fields: ["sender"],
      purpose: { en: "A person’s name, not a department", ar: "اسم إنسان لا اسم قسم" },
    },
    {
      id: "postscript",
      layout: "line",
      roles: ["postscript"],
      share: 0,
      label: "postscript",
      purpose: { en: "One more reason, for those who skim", ar: "سبب أخير لمن يقرأ سريعًا" },
    },
  ],
  guidance:
    "Write to one person about one offer and ask for one click. Subject lines stay under about 45 characters, because " +
    "phones cut the rest, and the preheader adds a second reason instead of repeating the first. Say the gain before the " +
    "product, give the terms and the end date in plain words, and repeat the call in the P.S., which skimmers read. No fake " +
    "'Re:', no capitals, no hurry that the offer does not have; mail to US readers needs a postal address and a working " +
    "unsubscribe link.",
} as const satisfies Template;
