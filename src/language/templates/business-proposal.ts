import type { Template } from "./template.ts";

export const businessProposal = {
  id: 9,
  key: "businessProposal",
  name: { en: "Business proposal", ar: "مقترح أعمال" },
  description: {
    en: "A proposal a client can decide on: the need, the solution, the plan, the price, and the next step.",
    ar: "مقترح فيه ما يحتاج إليه العميل ليقرر: الحاجة، والحل، وخطة العمل، والسعر، والخطوة التالية.",
  },
  category: "business",
  groups: ["general"],
  icon: "handshake",
  family: "formal",
  register: "S",
  lengths: [300, 500, 800, 1000],
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
      key: "problem",
      type: "text",
      label: { en: "Client’s problem", ar: "مشكلة العميل" },
      hint: { en: "One patient in four misses the appointment", ar: "مريض من كل أربعة يتخلف عن موعده" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "solution",
      type: "text",
      label: { en: "Proposed solution", ar: "الحل المقترح" },
      hint: { en: "Reminders and rebooking by text message", ar: "تذكير وإعادة حجز بالرسائل النصية" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "budget",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$12,000", ar: "45,000 ريال" },
      expected: false,
    },
    {
      key: "duration",
      type: "text",
      label: { en: "Duration", ar: "المدة" },
      hint: { en: "Ten weeks", ar: "عشرة أسابيع" },
      expected: false,
      maxLength: 120,
    },
  ],
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      purpose: { en: "What is proposed, in one line", ar: "موضوع المقترح في سطر واحد" },
    },
    {
      id: "summary",
      layout: "text",
      roles: ["executiveSummary"],
      share: 0.13,
      fields: ["client"],
      purpose: { en: "The whole proposal for a busy reader", ar: "المقترح كله لقارئ مشغول" },
    },
    {
      id: "need",
      layout: "text",
      roles: ["clientNeed"],
      share: 0.18,
      heading: "formalHeading",
      fields: ["problem"],
      purpose: { en: "The client’s need in the client’s terms", ar: "حاجة العميل بلغته" },
    },
    {
      id: "solution",
      layout: "text",
      roles: ["proposedSolution"],
      share: 0.27,
      heading: "formalHeading",
      fields: ["solution"],
      purpose: { en: "What will be done, and what will not", ar: "ما سيُنفَّذ وما لا يشمله المقترح" },
    },
    {
      id: "plan",
      layout: "steps",
      roles: ["plan"],
      share: 0.18,
      purpose: { en: "Stages, each with a result to inspect", ar: "مراحل، لكل منها نتيجة تُعاين" },
    },
    {
      id: "price",
      layout: "text",
      roles: ["priceNote"],
      share: 0.08,
      fields: ["budget", "duration"],
      purpose: { en: "Price, duration and what they include", ar: "السعر والمدة وما يشملانه" },
    },
    {
      id: "why-us",
      layout: "text",
      roles: ["whyUs"],
      share: 0.1,
      purpose: { en: "Why this team, with evidence", ar: "لماذا هذا الفريق، بالدليل" },
    },
    {
      id: "next-step",
      layout: "text",
      roles: ["formalNextStep"],
      share: 0.06,
      purpose: { en: "One next step with a date", ar: "خطوة تالية واحدة بموعد" },
    },
  ],
  guidance:
    "Open with the client's problem in the client's own words and its cost; your company comes late and short. Every stage " +
    "ends in something that can be inspected, and the price stands beside what it includes, what it excludes, and whether " +
    "VAT is counted (Saudi Arabia, the Emirates, Egypt, Lebanon) or sales tax (US). Leave figures, references and dates " +
    "blank rather than guess them. Gulf and Egyptian readers expect a courteous first line and validity of the offer in " +
    "days; US readers expect the recommendation on the first page. End with one dated next step.",
} as const satisfies Template;
