import type { Template } from "./template.ts";

export const appStore = {
  id: 51,
  key: "appStore",
  name: { en: "App store text", ar: "نص متجر التطبيقات" },
  description: {
    en: "What people read before they install: name, subtitle, description, and what is new.",
    ar: "ما يقرؤه الناس قبل التثبيت: الاسم، والعنوان الفرعي، والوصف، والجديد في الإصدار.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "app-window",
  family: "commerce",
  register: "M",
  lengths: [200, 300, 500],
  defaultLength: 300,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "App", ar: "التطبيق" },
      hint: { en: "Daftar Invoices", ar: "دفتر الفواتير" },
      expected: true,
      maxLength: 30,
    },
    {
      key: "features",
      type: "list",
      label: { en: "Features", ar: "المزايا" },
      hint: {
        en: "Works offline; reminders for unpaid bills; PDF export",
        ar: "يعمل بلا إنترنت؛ تذكير بالفواتير المتأخرة؛ تصدير PDF",
      },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "name",
      layout: "title",
      roles: ["headline"],
      share: 0,
      titleField: "product",
      purpose: { en: "The name line, at most 30 characters", ar: "سطر الاسم، 30 حرفًا على الأكثر" },
    },
    {
      id: "subtitle",
      layout: "options",
      roles: ["adHeadline"],
      share: 0,
      count: 3,
      maxChars: 30,
      title: { en: "Subtitle", ar: "العنوان الفرعي" },
      purpose: { en: "Three subtitles to choose from", ar: "ثلاثة عناوين فرعية للاختيار" },
    },
    {
      id: "description",
      layout: "text",
      roles: ["oneLiner", "solution", "benefit", "usage", "whoFor"],
      share: 0.48,
      title: { en: "Description", ar: "الوصف" },
      purpose: { en: "What it does, in the first two lines", ar: "ما يفعله، في أول سطرين" },
    },
    {
      id: "features",
      layout: "bullets",
      roles: ["featureBenefit"],
      share: 0.25,
      each: "features",
      purpose: { en: "Each feature and what it spares", ar: "كل ميزة وما تغني عنه" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.09,
      purpose: { en: "Install, try, ask", ar: "تثبيت أو تجربة أو سؤال" },
    },
    {
      id: "what-is-new",
      layout: "bullets",
      roles: ["whatIsNew"],
      share: 0.18,
      title: { en: "What’s new", ar: "جديد الإصدار" },
      purpose: { en: "What changed for the user", ar: "ما تغيّر عند المستخدم" },
    },
  ],
  guidance:
    "App Store: name and subtitle 30 characters each, and only the first two or three lines of the description show before " +
    "'more'; Google Play indexes the whole text, so say the words people search with, naturally. One task the app takes off " +
    "the user first, features second, price and subscription terms plainly. Neither store allows rankings, prices or " +
    "'best' in the name, and Markdown is not shown there: short paragraphs and simple dashes carry the form. Arabic store " +
    "pages name the country's own services (Mada, STC Pay, Fawry) only if the app supports them. 'What's new' names changes " +
    "that a user notices, never 'bug fixes and improvements' alone.",
} as const satisfies Template;
