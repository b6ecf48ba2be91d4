import type { Template } from "./template.ts";

export const brandStory = {
  id: 40,
  key: "brandStory",
  name: { en: "Brand story", ar: "قصة العلامة" },
  description: {
    en: "How it began, what stood in the way, what you believe, and where you are today.",
    ar: "كيف بدأت العلامة، وما اعترض طريقها، وما تؤمن به، وأين هي اليوم.",
  },
  category: "marketing",
  groups: ["general"],
  icon: "sprout",
  family: "article",
  register: "M",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "founder",
      type: "text",
      label: { en: "Founder", ar: "المؤسس" },
      hint: { en: "Laila Nasser, a pharmacist from Irbid", ar: "ليلى ناصر، صيدلانية من إربد" },
      expected: false,
      maxLength: 160,
    },
    {
      key: "foundingReason",
      type: "text",
      label: { en: "Why it was founded", ar: "سبب التأسيس" },
      hint: { en: "No soap in the shops that her son’s skin could bear", ar: "لم تجد في السوق صابونًا يناسب بشرة ابنها" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "turningPoint",
      type: "text",
      label: { en: "Turning point", ar: "نقطة التحول" },
      hint: { en: "A whole first batch had to be thrown away", ar: "إتلاف أول دفعة كاملة" },
      expected: false,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["headline"],
      share: 0,
      purpose: { en: "A title that could not be another brand’s", ar: "عنوان لا يصلح لعلامة أخرى" },
    },
    {
      id: "beginning",
      layout: "text",
      roles: ["founding", "storyLine"],
      share: 0.28,
      fields: ["founder", "foundingReason"],
      purpose: { en: "One person, one day, one reason", ar: "إنسان واحد ويوم واحد وسبب واحد" },
    },
    {
      id: "obstacle",
      layout: "text",
      roles: ["obstacle", "detail"],
      share: 0.26,
      fields: ["turningPoint"],
      purpose: { en: "What nearly stopped it, and the turn", ar: "ما كاد يوقفها ونقطة التحول" },
    },
    {
      id: "belief",
      layout: "text",
      roles: ["belief", "reason", "lesson"],
      share: 0.24,
      purpose: { en: "What was learned, and what is refused since", ar: "ما تعلّمته وما ترفضه منذ ذلك الحين" },
    },
    {
      id: "today",
      layout: "text",
      roles: ["today", "close"],
      share: 0.22,
      purpose: { en: "Where it stands, and who comes along", ar: "أين هي اليوم ومن يرافقها" },
    },
  ],
  guidance:
    "A story has a person who wanted something and did not get it at first: begin on one day in one room, with the object " +
    "that started it, and tell the obstacle honestly, including what was thrown away. The belief follows from the " +
    "incident ('since then we test every batch at home'), never from a mission statement; today is told by what customers " +
    "do, not by adjectives. Arab readers warm to family, city and craft, US readers to a problem solved and a promise " +
    "kept. Leave blanks for dates, numbers and names that nobody gave. No 'passion', no 'journey', no 'it all started " +
    "with a dream', no founder without a flaw.",
} as const satisfies Template;
