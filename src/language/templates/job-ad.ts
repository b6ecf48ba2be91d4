import type { Template } from "./template.ts";

export const jobAd = {
  id: 43,
  key: "jobAd",
  name: { en: "Job ad", ar: "إعلان وظيفة" },
  description: {
    en: "A vacancy a good candidate understands in a minute: why, what, what it takes, what it pays.",
    ar: "إعلان يفهمه المرشّح المناسب في دقيقة: لماذا، وما العمل، وما المطلوب، وما المقابل.",
  },
  category: "business",
  groups: ["general"],
  icon: "user-search",
  family: "formal",
  register: "S",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "jobTitle",
      type: "text",
      label: { en: "Job title", ar: "المسمى الوظيفي" },
      hint: { en: "Warehouse supervisor", ar: "مشرف مستودع" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "workPlace",
      type: "place",
      label: { en: "Place of work", ar: "مكان العمل" },
      hint: { en: "Jeddah, South Port", ar: "جدة، الميناء الجنوبي" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "duties",
      type: "list",
      label: { en: "Duties", ar: "المهام" },
      hint: {
        en: "Plan the daily shifts; Check incoming goods; Train new staff",
        ar: "تنظيم المناوبات اليومية؛ فحص البضائع الواردة؛ تدريب الموظفين الجدد",
      },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "requirements",
      type: "list",
      label: { en: "Requirements", ar: "المتطلبات" },
      hint: {
        en: "Three years in a warehouse; Good Excel; Valid driving license",
        ar: "خبرة ثلاث سنوات في المستودعات؛ إتقان Excel؛ رخصة قيادة سارية",
      },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "salary",
      type: "money",
      label: { en: "Monthly salary", ar: "الراتب الشهري" },
      hint: { en: "$4,200", ar: "9,000 ريال" },
      expected: false,
    },
  ],
  subjectField: "jobTitle",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      titleField: "jobTitle",
      purpose: { en: "The job title as candidates search for it", ar: "المسمى الوظيفي كما يبحث عنه المرشحون" },
    },
    {
      id: "why-us",
      layout: "text",
      roles: ["jobWhyUs"],
      share: 0.17,
      title: { en: "Why work with us", ar: "لماذا العمل معنا" },
      purpose: { en: "Why someone would want to work here", ar: "لماذا يرغب المرشح في العمل هنا" },
    },
    {
      id: "role",
      layout: "text",
      roles: ["jobRole"],
      share: 0.23,
      title: { en: "The role", ar: "عن الوظيفة" },
      purpose: { en: "What the role is for, and with whom", ar: "الغرض من الوظيفة ومع من يعمل شاغلها" },
    },
    {
      id: "place",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["workPlace"],
      purpose: { en: "Where the work is done", ar: "أين يؤدَّى العمل" },
    },
    {
      id: "duties",
      layout: "bullets",
      roles: ["jobDuty"],
      share: 0.18,
      each: "duties",
      title: { en: "Duties", ar: "المهام" },
      purpose: { en: "Each duty with what a good result looks like", ar: "كل مهمة وعلامة إتقانها" },
    },
    {
      id: "needs",
      layout: "bullets",
      roles: ["jobNeed"],
      share: 0.14,
      each: "requirements",
      title: { en: "Requirements", ar: "المتطلبات" },
      purpose: { en: "What is required, and what can be learned", ar: "ما يُشترط وما يمكن تعلّمه" },
    },
    {
      id: "offer",
      layout: "text",
      roles: ["jobOffer"],
      share: 0.16,
      title: { en: "What we offer", ar: "ما نقدّمه" },
      purpose: { en: "Pay, hours, leave and growth", ar: "الأجر والدوام والإجازات والتطور" },
    },
    {
      id: "salary",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["salary"],
      purpose: { en: "The salary, where it is given", ar: "الراتب إن ذُكر" },
    },
    {
      id: "apply",
      layout: "text",
      roles: ["jobApply"],
      share: 0.12,
      title: { en: "How to apply", ar: "طريقة التقديم" },
      purpose: { en: "How to apply, by when, and what happens next", ar: "طريقة التقديم وموعده وما يليه" },
    },
  ],
  guidance:
    "Use the title people search for, not an internal rank, and say in the first lines what the job changes for the firm. " +
    "Duties are results ('orders leave on time'), five to seven of them; separate what is indispensable from what can be " +
    "learned, because long lists keep good candidates, women above all, from applying. Give pay or its range (several US " +
    "states require it), hours, place, contract and the steps of the selection. Arabic: impersonal Standard with both " +
    "forms (مشرف/مشرفة) or the plural, allowances and visa or sponsorship terms where they apply; US: equal-opportunity " +
    "wording, no age, sex, origin or family status. No 'rock star', no 'fast-paced family', no 'competitive salary' " +
    "instead of a figure.",
} as const satisfies Template;
