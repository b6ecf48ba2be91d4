import type { Template } from "./template.ts";

export const coverLetter = {
  id: 44,
  key: "coverLetter",
  name: { en: "Cover letter", ar: "خطاب تقديم لوظيفة" },
  description: {
    en: "A letter that ties your experience to this job, with evidence, on less than a page.",
    ar: "خطاب يربط الخبرة بهذه الوظيفة تحديدًا، بالدليل، في أقل من صفحة.",
  },
  category: "formal",
  groups: ["general"],
  icon: "file-user",
  family: "formal",
  register: "S",
  lengths: [200, 300],
  defaultLength: 200,
  fields: [
    {
      key: "jobTitle",
      type: "text",
      label: { en: "Position", ar: "الوظيفة" },
      hint: { en: "Procurement officer", ar: "مسؤول مشتريات" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "company",
      type: "text",
      label: { en: "Company", ar: "الشركة" },
      hint: { en: "Palm Hospitals", ar: "مستشفيات النخيل" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "strengths",
      type: "list",
      label: { en: "Strengths", ar: "نقاط القوة" },
      hint: {
        en: "Six years in medical supplies; Contracts in Arabic and English; Savings through joint orders",
        ar: "ست سنوات في التوريد الطبي؛ صياغة العقود بالعربية والإنجليزية؛ خفض التكاليف بالشراء الموحّد",
      },
      expected: true,
      maxItems: 5,
      maxLength: 120,
    },
    {
      key: "personName",
      type: "text",
      label: { en: "Your name", ar: "اسم مقدّم الطلب" },
      hint: { en: "Omar Haddad", ar: "عمر حداد" },
      expected: false,
      maxLength: 120,
    },
  ],
  subjectField: "jobTitle",
  outline: [
    {
      id: "reference",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["jobTitle", "company"],
      purpose: { en: "Position and company", ar: "الوظيفة والشركة" },
    },
    {
      id: "salutation",
      layout: "text",
      roles: ["salutation"],
      share: 0.05,
      purpose: { en: "The salutation", ar: "التحية" },
    },
    {
      id: "opening",
      layout: "text",
      roles: ["coverOpening"],
      share: 0.2,
      purpose: { en: "Which job, and the best reason first", ar: "أي وظيفة، وأقوى سبب أولًا" },
    },
    {
      id: "match",
      layout: "text",
      roles: ["coverMatch"],
      share: 0.29,
      purpose: { en: "What the job needs against what you have done", ar: "ما تحتاج إليه الوظيفة وما أنجزه مقدّم الطلب" },
    },
    {
      id: "proof",
      layout: "bullets",
      roles: ["strengthProof"],
      share: 0.28,
      each: "strengths",
      purpose: { en: "Each strength with its evidence", ar: "كل نقطة قوة ودليلها" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["coverClose"],
      share: 0.14,
      purpose: { en: "Thanks, availability, the next step", ar: "شكر وموعد متاح وخطوة تالية" },
    },
    {
      id: "formula",
      layout: "text",
      roles: ["formalClose"],
      share: 0.04,
      purpose: { en: "The closing formula", ar: "عبارة الختام" },
    },
    {
      id: "signature",
      layout: "signature",
      roles: [],
      share: 0,
      fields: ["personName"],
      purpose: { en: "Name and contact", ar: "الاسم ووسيلة الاتصال" },
    },
  ],
  guidance:
    "It is not the résumé in sentences: choose two or three requirements of this advertisement and answer each with " +
    "something done, its scale and its result, leaving a blank where no figure was given. The first paragraph names the " +
    "job and the strongest reason; one sentence shows knowledge of the firm that its home page does not hand out. Arabic: " +
    "formal Standard, recipient with title, «تحية طيبة وبعد،», the respectful plural, a courteous close; no personal " +
    "status or religion. US: one page, first person, 'Dear Hiring Manager' only when no name can be found, 'Sincerely,'. " +
    "No 'I am a hard-working team player', no begging, no repetition of the advertisement's adjectives.",
} as const satisfies Template;
