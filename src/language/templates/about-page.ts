import type { Template } from "./template.ts";

export const aboutPage = {
  id: 41,
  key: "aboutPage",
  name: { en: "About us page", ar: "صفحة من نحن" },
  description: {
    en: "Who you are, why you do it, how you work, and the people behind it.",
    ar: "من أنتم، ولماذا تعملون، وكيف، ومن يقف وراء العمل.",
  },
  category: "business",
  groups: ["general"],
  icon: "building-2",
  family: "commerce",
  register: "M",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "brand",
      type: "text",
      label: { en: "Company", ar: "الشركة" },
      hint: { en: "Noor Carpentry", ar: "نجارة نور" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "since",
      type: "text",
      label: { en: "Since", ar: "تاريخ التأسيس" },
      hint: { en: "2016", ar: "عام 2016" },
      expected: false,
      maxLength: 60,
    },
    {
      key: "whatWeDo",
      type: "text",
      label: { en: "What you do", ar: "نشاط الشركة" },
      hint: { en: "Kitchens built to measure and fitted in a week", ar: "مطابخ تُصنع حسب المقاس وتُركّب في أسبوع" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "brandValues",
      type: "list",
      label: { en: "Values", ar: "القيم" },
      hint: { en: "Straight answers; Wood that lasts; Clean work", ar: "وضوح في الكلام؛ خشب يدوم؛ عمل نظيف" },
      expected: false,
      maxItems: 6,
      maxLength: 60,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["headline"],
      share: 0,
      purpose: { en: "What you do, for whom, in one line", ar: "ماذا تقدّمون ولمن، في سطر" },
    },
    {
      id: "who",
      layout: "text",
      roles: ["aboutUs", "whoFor"],
      share: 0.25,
      title: {
        en: "Who we are",
        ar: "من نحن",
        spoken: {
          "ar-saudi": "مين حنا",
          "ar-egyptian": "إحنا مين",
          "ar-emirati": "منو نحن",
          "ar-kuwaiti": "إحنا منو",
          "ar-qatari": "إحنا منو",
          "ar-lebanese": "مين نحنا",
          "ar-jordanian": "مين إحنا",
        },
      },
      fields: ["whatWeDo"],
      purpose: { en: "What you do and for whom", ar: "ماذا تعملون ولمن" },
    },
    {
      id: "at-a-glance",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["since", "brandValues"],
      purpose: { en: "Since when, and by which values", ar: "منذ متى وبأي قيم" },
    },
    {
      id: "why",
      layout: "text",
      roles: ["belief", "reason"],
      share: 0.2,
      title: {
        en: "Why we do it",
        ar: "لماذا نعمل",
        spoken: {
          "ar-saudi": "ليش نسوّي هالشغل",
          "ar-egyptian": "ليه بنعمل كده",
          "ar-emirati": "ليش نسوّي هالشغل",
          "ar-kuwaiti": "ليش نسوّي هالشغل",
          "ar-qatari": "ليش نسوّي هالشغل",
          "ar-lebanese": "ليش منعمل هالشغل",
          "ar-jordanian": "ليش بنعمل هالشغل",
        },
      },
      purpose: { en: "The reason the company exists", ar: "سبب وجود الشركة" },
      asks: [
        { en: "What was missing when you began?", ar: "ما الذي كان ناقصًا حين بدأتم؟" },
        { en: "Who began it, and when?", ar: "من بدأه، ومتى؟" },
      ],
    },
    {
      id: "how",
      layout: "text",
      roles: ["howWeWork", "detail"],
      share: 0.25,
      title: {
        en: "How we work",
        ar: "كيف نعمل",
        spoken: {
          "ar-saudi": "كيف نشتغل",
          "ar-egyptian": "بنشتغل إزاي",
          "ar-emirati": "كيف نشتغل",
          "ar-kuwaiti": "شلون نشتغل",
          "ar-qatari": "شلون نشتغل",
          "ar-lebanese": "كيف منشتغل",
          "ar-jordanian": "كيف بنشتغل",
        },
      },
      purpose: { en: "What a customer sees of the way you work", ar: "ما يراه العميل من طريقة العمل" },
      asks: [
        { en: "What do you do otherwise than others?", ar: "ما الذي تعملونه على غير ما يعمله غيركم؟" },
        { en: "What does a customer see of it?", ar: "ما الذي يراه العميل منه؟" },
      ],
    },
    {
      id: "people",
      layout: "text",
      roles: ["people"],
      share: 0.16,
      title: { en: "The people", ar: "فريقنا" },
      purpose: { en: "The people, by what they do", ar: "الناس بحسب ما يعملون" },
      asks: [{ en: "Who works there, and what does each do?", ar: "من يعمل معكم، وماذا يعمل كل منهم؟" }],
    },
    {
      id: "invitation",
      layout: "text",
      roles: ["callToAction", "question", "close"],
      share: 0.14,
      purpose: { en: "Come by, call, ask", ar: "زيارة أو اتصال أو سؤال" },
    },
  ],
  guidance:
    "Visitors read it to decide whether to trust you: the first sentence says what you do, for whom and where, so that a " +
    "stranger could repeat it. Then one reason with an incident behind it, the way you work as the customer meets it (who " +
    "answers, how long, what if it goes wrong), and people with names and jobs instead of 'a dedicated team'. Values " +
    "count only with a consequence ('we say no when…'). Arab visitors look for a licence or commercial register number, a " +
    "map and WhatsApp; US visitors for a street address, faces and reviews. No 'leading provider of solutions', no " +
    "vision-mission-values block, no stock virtues; leave blanks for figures nobody gave.",
} as const satisfies Template;
