import type { Template } from "./template.ts";

export const eventRecap = {
  id: 56,
  key: "eventRecap",
  name: { en: "Event recap", ar: "تغطية فعالية" },
  description: {
    en: "What happened, for those who were there and those who missed it: moments, a quote, thanks.",
    ar: "ما جرى، لمن حضر ولمن فاته الحضور: لحظات، وكلمة من الحضور، وشكر.",
  },
  category: "press",
  groups: ["general"],
  icon: "images",
  family: "article",
  register: "M",
  lengths: [200],
  defaultLength: 200,
  fields: [
    {
      key: "event",
      type: "text",
      label: { en: "Event", ar: "الفعالية" },
      hint: { en: "Amman Robotics Day", ar: "يوم الروبوت في عمّان" },
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
      key: "moments",
      type: "list",
      label: { en: "Moments", ar: "أبرز اللحظات" },
      hint: {
        en: "A school team from Zarqa won; the talk on farm drones; the photo on the roof",
        ar: "فوز فريق مدرسي من الزرقاء؛ محاضرة عن طائرات المزارع؛ الصورة الجماعية على السطح",
      },
      expected: true,
      maxItems: 8,
      maxLength: 160,
    },
    {
      key: "guestQuote",
      type: "long",
      label: { en: "A guest’s words", ar: "كلمة أحد الحضور" },
      hint: {
        en: "“I came for my son and stayed for the drones,” said Samer Odeh, a farmer.",
        ar: "قال المزارع سامر عودة: «جئت من أجل ابني وبقيت من أجل الطائرات».",
      },
      expected: false,
      maxLength: 400,
    },
  ],
  subjectField: "event",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The event and what it left", ar: "الفعالية وما بقي منها" },
    },
    {
      id: "lead",
      layout: "text",
      roles: ["recapLead"],
      share: 0.3,
      fields: ["date"],
      purpose: { en: "What took place, for whom, the mood", ar: "ماذا جرى ولمن وكيف كان الجو" },
    },
    {
      id: "moments",
      layout: "bullets",
      roles: ["eventMoment"],
      share: 0.5,
      each: "moments",
      purpose: { en: "Moments as those present saw them", ar: "اللحظات كما رآها الحضور" },
    },
    {
      id: "quote",
      layout: "text",
      roles: [],
      share: 0,
      fields: ["guestQuote"],
      purpose: { en: "Someone who was there, in their words", ar: "كلمة أحد الحضور كما قالها" },
    },
    {
      id: "thanks",
      layout: "text",
      roles: ["thanks"],
      share: 0.2,
      purpose: { en: "Thanks to those who made it", ar: "شكر لمن صنعوا الحدث" },
    },
  ],
  guidance:
    "Publish within two days, past tense, the strongest moment first instead of the opening speech. Three to five moments, " +
    "each with a person, a place in the room and something seen or heard; figures (guests, schools, money raised) only as " +
    "given, else a marked blank. Quote one participant in plain words with name and capacity, after asking; Arabic recaps " +
    "name guests of honor with their titles, in order of rank, and keep it to one line. Thank sponsors and volunteers by name " +
    "at the end and say what comes next. No 'great success', no 'large audience', no order of the day retold.",
} as const satisfies Template;
