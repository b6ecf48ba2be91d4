import type { Template } from "./template.ts";

export const formalLetter = {
  id: 7,
  key: "formalLetter",
  name: { en: "Formal letter", ar: "خطاب رسمي" },
  description: {
    en: "A letter to an authority, company or school, with the formulas such a letter needs.",
    ar: "خطاب إلى جهة حكومية أو شركة أو مدرسة، بالصيغ التي يتطلبها الخطاب الرسمي.",
  },
  category: "formal",
  groups: ["general"],
  icon: "stamp",
  family: "formal",
  register: "S",
  lengths: [100, 200],
  defaultLength: 200,
  fields: [
    {
      key: "to",
      type: "text",
      label: { en: "To", ar: "إلى" },
      hint: { en: "Director of Licensing, City of Austin", ar: "سعادة مدير إدارة التراخيص، أمانة جدة" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "from",
      type: "text",
      label: { en: "From", ar: "من" },
      hint: { en: "Sara Mansour, owner, Dar Bakery", ar: "سارة منصور، صاحبة مخبز الدار" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "subjectLine",
      type: "text",
      label: { en: "Subject", ar: "الموضوع" },
      hint: { en: "Request to extend a trade license", ar: "طلب تمديد رخصة تجارية" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "letterDate",
      type: "date",
      label: { en: "Date", ar: "التاريخ" },
      hint: { en: "March 12", ar: "12 مارس" },
      expected: false,
    },
  ],
  outline: [
    {
      id: "reference",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["letterDate", "to", "subjectLine"],
      purpose: { en: "Date, recipient and subject", ar: "التاريخ والمرسل إليه والموضوع" },
    },
    {
      id: "salutation",
      layout: "text",
      roles: ["salutation"],
      share: 0.06,
      purpose: { en: "The salutation that fits the rank", ar: "تحية تليق بالمقام" },
    },
    {
      id: "purpose",
      layout: "text",
      roles: ["purpose"],
      share: 0.2,
      purpose: { en: "Why the letter is written, at once", ar: "سبب الكتابة من أول سطر" },
    },
    {
      id: "grounds",
      layout: "text",
      roles: ["grounds"],
      share: 0.42,
      purpose: { en: "The facts that support it, in order", ar: "الوقائع المؤيدة بالترتيب" },
    },
    {
      id: "request",
      layout: "text",
      roles: ["request"],
      share: 0.22,
      purpose: { en: "What exactly is asked, and by when", ar: "المطلوب تحديدًا وموعده" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["formalClose"],
      share: 0.1,
      purpose: { en: "Courteous close", ar: "خاتمة لائقة" },
    },
    {
      id: "signature",
      layout: "signature",
      roles: [],
      share: 0,
      fields: ["from"],
      purpose: { en: "Name, capacity and contact", ar: "الاسم والصفة ووسيلة الاتصال" },
    },
  ],
  guidance:
    "Name the purpose in the first sentence after the salutation and make one request that the recipient has the power to " +
    "grant. Arabic: the recipient with title (سعادة، السيد/السيدة … المحترم/المحترمة), «تحية طيبة وبعد،», the respectful " +
    "plural throughout, and «وتفضلوا بقبول فائق الاحترام والتقدير» before the signature; US: block format, a colon after " +
    "the salutation, 'Sincerely,'. Give reference numbers and dates, keep feeling out of it, and cut the padding ('I would " +
    "like to take this opportunity').",
} as const satisfies Template;
