import type { Template } from "./template.ts";

export const radioSpot = {
  id: 38,
  key: "radioSpot",
  name: { en: "Radio spot", ar: "إعلان إذاعي" },
  description: {
    en: "A spot for the ear: the sound, the voice, and a last line that stays.",
    ar: "إعلان للأذن: مؤثر صوتي، ونص للمذيع، وجملة أخيرة تبقى.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "radio",
  family: "script",
  register: "D",
  lengths: { field: "seconds", wordsPerUnit: 2.5 },
  defaultLength: 100,
  fields: [
    {
      key: "seconds",
      type: "number",
      label: { en: "Seconds", ar: "عدد الثواني" },
      hint: { en: "30 seconds", ar: "30 ثانية" },
      expected: true,
      min: 15,
      max: 60,
      initial: 30,
    },
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة" },
      hint: { en: "Noor Coffee", ar: "قهوة نور" },
      expected: true,
      maxLength: 120,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "sound",
      layout: "line",
      roles: ["sound"],
      share: 0,
      label: "sound",
      purpose: { en: "What is heard before the first word", ar: "ما يُسمع قبل أول كلمة" },
    },
    {
      id: "voice",
      layout: "text",
      roles: ["radioVoice", "benefit"],
      share: 1,
      title: { en: "Voice", ar: "نص الصوت" },
      purpose: { en: "One listener, one picture, one reason", ar: "مستمع واحد وصورة واحدة وسبب واحد" },
    },
    {
      id: "tag-line",
      layout: "line",
      roles: ["slogan"],
      share: 0,
      title: { en: "Tag line", ar: "الجملة الختامية" },
      fields: ["brand"],
      purpose: { en: "The brand and a line that can be hummed", ar: "اسم العلامة وجملة يسهل ترديدها" },
    },
  ],
  guidance:
    "The listener is driving and cannot rewind: one idea, one picture made of sounds (a kettle, a door, a horn), the " +
    "brand named at least twice and the last words the ones to remember. Reckon with two to two and a half words a second " +
    "and leave a breath before the tag line. Numbers, addresses and web links do not survive the ear: give one, the " +
    "easiest, and say it twice if it matters. Arabic spots live on dialogue and rhythm in the city's dialect; US spots on " +
    "a small scene and an understated voice. No shouting, no list of features, no disclaimers read at double speed, no " +
    "laughter that the text has not earned.",
} as const satisfies Template;
