import type { Template } from "./template.ts";

export const caseStudy = {
  id: 13,
  key: "caseStudy",
  name: { en: "Case study", ar: "دراسة حالة" },
  description: {
    en: "A client’s story told with facts: the challenge, the work, the result, and the lesson.",
    ar: "قصة عميل بالوقائع: التحدي، والعمل المنجَز، والنتيجة، والدرس.",
  },
  category: "business",
  groups: ["general"],
  icon: "chart-line",
  family: "formal",
  register: "S",
  lengths: [300, 500, 800],
  defaultLength: 800,
  fields: [
    {
      key: "client",
      type: "text",
      label: { en: "Client", ar: "العميل" },
      hint: { en: "Palm Clinics", ar: "عيادات النخيل" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "before",
      type: "text",
      label: { en: "Situation before", ar: "الوضع السابق" },
      hint: { en: "Bookings kept in paper diaries at six branches", ar: "حجوزات في دفاتر ورقية بستة فروع" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "action",
      type: "text",
      label: { en: "What was done", ar: "ما جرى تنفيذه" },
      hint: { en: "One shared calendar and staff training in two weeks", ar: "تقويم موحّد وتدريب للموظفين في أسبوعين" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "result",
      type: "text",
      label: { en: "Result", ar: "النتيجة" },
      hint: { en: "Waiting time fell from 40 to 15 minutes", ar: "انخفضت مدة الانتظار من 40 إلى 15 دقيقة" },
      expected: false,
      maxLength: 200,
    },
  ],
  subjectField: "client",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      purpose: { en: "Client and result in a line", ar: "العميل والنتيجة في سطر" },
    },
    {
      id: "challenge",
      layout: "text",
      roles: ["challenge"],
      share: 0.25,
      title: { en: "Where it began", ar: "نقطة البداية" },
      fields: ["client", "before"],
      purpose: { en: "Where the client stood, and the cost", ar: "حال العميل وما كلّفه" },
    },
    {
      id: "approach",
      layout: "text",
      roles: ["approach"],
      share: 0.32,
      title: { en: "The work", ar: "العمل" },
      fields: ["action"],
      purpose: { en: "What was done, in which order, why", ar: "ما نُفِّذ وترتيبه وسببه" },
    },
    {
      id: "result",
      layout: "text",
      roles: ["result"],
      share: 0.18,
      title: { en: "The outcome", ar: "النتيجة" },
      fields: ["result"],
      purpose: { en: "What changed, and how it was measured", ar: "ما تغير وكيف قيس" },
    },
    {
      id: "quote",
      layout: "text",
      roles: ["quotation"],
      share: 0.06,
      purpose: { en: "The client’s own words", ar: "كلام العميل نفسه" },
    },
    {
      id: "next",
      layout: "text",
      roles: ["formalNextStep"],
      share: 0.05,
      title: { en: "What’s next", ar: "الخطوة التالية" },
      purpose: { en: "What the client does next", ar: "ما ينوي العميل فعله بعد ذلك" },
    },
    {
      id: "lesson",
      layout: "text",
      roles: ["formalLesson"],
      share: 0.08,
      purpose: { en: "What others can take from it", ar: "ما يفيد غيره منها" },
    },
    {
      id: "about",
      layout: "text",
      roles: ["about"],
      share: 0.06,
      purpose: { en: "Who did the work", ar: "من نفّذ العمل" },
    },
  ],
  guidance:
    "The client is the hero, the supplier a helper. Give before and after in the same unit with the period measured, say " +
    "what did not work at first, and separate what the project caused from what merely happened meanwhile. Leave blanks for " +
    "figures and quotations that nobody supplied, and name the client only as agreed: many Gulf firms permit sector and " +
    "city only. Avoid 'seamless', 'leading' and a happy end without numbers; close with a lesson that would help a reader " +
    "who never buys.",
} as const satisfies Template;
