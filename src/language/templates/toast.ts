import type { Template } from "./template.ts";

export const toast = {
  id: 58,
  key: "toast",
  name: { en: "Congratulation", ar: "تهنئة" },
  description: {
    en: "Warm words for a happy occasion, in three lengths: a message, a card, a few words aloud.",
    ar: "كلام دافئ لمناسبة سعيدة، بثلاثة أطوال: رسالة، وبطاقة، وكلمة تُقال.",
  },
  category: "creative",
  groups: ["general"],
  icon: "party-popper",
  family: "social",
  register: "D",
  lengths: { aboutWords: 130 },
  defaultLength: 100,
  fields: [
    {
      key: "occasion",
      type: "choice",
      label: { en: "Occasion", ar: "المناسبة" },
      hint: { en: "Wedding", ar: "زواج" },
      expected: true,
      choices: [
        { value: "wedding", label: { en: "Wedding", ar: "الزواج" } },
        { value: "engagement", label: { en: "Engagement", ar: "الخطوبة" } },
        { value: "baby", label: { en: "New baby", ar: "المولود الجديد" } },
        { value: "graduation", label: { en: "Graduation", ar: "التخرج" } },
        { value: "promotion", label: { en: "Promotion", ar: "الترقية" } },
        { value: "birthday", label: { en: "Birthday", ar: "عيد الميلاد" } },
        { value: "home", label: { en: "New home", ar: "البيت الجديد" } },
        { value: "opening", label: { en: "Opening of a business", ar: "افتتاح المشروع" } },
        { value: "recovery", label: { en: "Recovery", ar: "السلامة والشفاء" } },
        { value: "pilgrimage", label: { en: "Return from pilgrimage", ar: "العودة من الحج أو العمرة" } },
      ],
    },
    {
      key: "recipient",
      type: "text",
      label: { en: "To", ar: "إلى" },
      hint: { en: "Sara and Omar", ar: "سارة وعمر" },
      expected: true,
      maxLength: 120,
    },
  ],
  subjectField: "recipient",
  outline: [
    {
      id: "occasion",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["recipient", "occasion"],
      purpose: { en: "Whom it is for, and why", ar: "لمن التهنئة وبأي مناسبة" },
    },
    {
      id: "short",
      layout: "text",
      roles: ["congratulation"],
      share: 0.16,
      title: { en: "Short", ar: "قصيرة" },
      purpose: { en: "One line for a message", ar: "سطر واحد لرسالة" },
    },
    {
      id: "medium",
      layout: "text",
      roles: ["congratulation"],
      share: 0.32,
      title: { en: "Medium", ar: "متوسطة" },
      purpose: { en: "A few lines for a card", ar: "أسطر قليلة لبطاقة" },
    },
    {
      id: "long",
      layout: "text",
      roles: ["congratulation"],
      share: 0.52,
      title: { en: "Long", ar: "طويلة" },
      purpose: { en: "Something to say aloud", ar: "كلمة تُقال أمام الحضور" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Tags from the keywords", ar: "وسوم من الكلمات المفتاحية" },
    },
  ],
  guidance:
    "Three different texts, not one cut to size: the short one fits a phone screen, the card adds a wish, the long one holds a " +
    "small memory with these people, left as a blank if none is given. Use the formula that the occasion has in that country " +
    "(بالرفاه والبنين، يتربى بعزكم، منها للأعلى، حمدًا لله على السلامة، تقبل الله) once and then speak plainly. Fit it to the " +
    "closeness: a colleague is not teased. American wishes are shorter and name what you like about the person. No rhymes by " +
    "force, no advice, no jokes about marriage or age.",
} as const satisfies Template;
