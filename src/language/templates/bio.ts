import type { Template } from "./template.ts";

export const bio = {
  id: 46,
  key: "bio",
  name: { en: "Professional bio", ar: "نبذة تعريفية" },
  description: {
    en: "Who you are in three lengths: for a profile, a program, and a website.",
    ar: "تعريف بك بثلاثة أطوال: للحسابات، ولبرامج الفعاليات، وللموقع.",
  },
  category: "formal",
  groups: ["general"],
  icon: "contact-round",
  family: "article",
  register: "M",
  lengths: { aboutWords: 160 },
  defaultLength: 200,
  fields: [
    {
      key: "personName",
      type: "text",
      label: { en: "Name", ar: "الاسم" },
      hint: { en: "Salma Idris", ar: "سلمى إدريس" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "position",
      type: "text",
      label: { en: "Role", ar: "الصفة" },
      hint: { en: "Head of design at a school-book publisher", ar: "مديرة التصميم في دار نشر للكتب المدرسية" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "personFacts",
      type: "list",
      label: { en: "Facts", ar: "حقائق" },
      hint: {
        en: "Drew for a children’s magazine for ten years; Teaches at night; Collects old maps",
        ar: "رسمت لمجلة أطفال عشر سنوات؛ تدرّس مساءً؛ تجمع الخرائط القديمة",
      },
      expected: true,
      maxItems: 8,
      maxLength: 160,
    },
  ],
  subjectField: "personName",
  outline: [
    {
      id: "short",
      layout: "text",
      roles: ["bioLine"],
      share: 0.16,
      title: { en: "Short", ar: "قصيرة" },
      fields: ["position"],
      purpose: { en: "One or two sentences for a profile", ar: "جملة أو جملتان لحساب شخصي" },
    },
    {
      id: "medium",
      layout: "text",
      roles: ["bioLine"],
      share: 0.34,
      title: { en: "Medium", ar: "متوسطة" },
      purpose: { en: "A paragraph for a speaker’s introduction", ar: "فقرة لتقديم متحدث" },
    },
    {
      id: "long",
      layout: "text",
      roles: ["bioLine"],
      share: 0.5,
      title: { en: "Long", ar: "طويلة" },
      purpose: { en: "The whole arc for a website", ar: "المسيرة كلها لموقع إلكتروني" },
    },
    {
      id: "facts",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "personFacts",
      purpose: { en: "The facts that the long version rests on", ar: "الحقائق التي تقوم عليها الصيغة الطويلة" },
    },
  ],
  guidance:
    "Third person, present work first, then the thread that led there, then one human detail; each length must stand " +
    "alone, because organisers paste whichever fits. Facts do the praising: works, places, years, people served, no " +
    "'renowned' and no 'passionate about'. The short one fits 160 characters for a profile; the medium one can be read " +
    "aloud in 30 seconds by a presenter, so names must be pronounceable and titles few. Arabic readers expect the title " +
    "once (د.، م.، أ.) and agree verbs with the person's gender: infer it only from what was given, otherwise use nominal " +
    "sentences; US readers expect the last name or first name consistently. Never add a degree, prize or employer that " +
    "was not given.",
} as const satisfies Template;
