import type { Template } from "./template.ts";

export const nationalDay = {
  id: 61,
  key: "nationalDay",
  name: { en: "National day post", ar: "منشور اليوم الوطني" },
  description: {
    en: "A greeting on the country’s day, tied to what the brand does there, with hashtags.",
    ar: "تهنئة في يوم الوطن، تتصل بما تقدمه العلامة لأهله، مع وسوم.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "flag",
  family: "social",
  register: "M",
  lengths: [100],
  defaultLength: 100,
  fields: [
    {
      key: "country",
      type: "choice",
      label: { en: "Country", ar: "البلد" },
      hint: { en: "Kuwait", ar: "الكويت" },
      expected: true,
      choices: [
        { value: "sa", label: { en: "Saudi Arabia", ar: "السعودية" } },
        { value: "ae", label: { en: "UAE", ar: "الإمارات" } },
        { value: "kw", label: { en: "Kuwait", ar: "الكويت" } },
        { value: "qa", label: { en: "Qatar", ar: "قطر" } },
        { value: "bh", label: { en: "Bahrain", ar: "البحرين" } },
        { value: "om", label: { en: "Oman", ar: "عُمان" } },
        { value: "eg", label: { en: "Egypt", ar: "مصر" } },
        { value: "jo", label: { en: "Jordan", ar: "الأردن" } },
        { value: "lb", label: { en: "Lebanon", ar: "لبنان" } },
        { value: "us", label: { en: "USA", ar: "الولايات المتحدة" } },
      ],
    },
    {
      key: "brand",
      type: "text",
      label: { en: "Brand", ar: "العلامة التجارية" },
      hint: { en: "Marsa Coffee", ar: "قهوة المرسى" },
      expected: true,
      maxLength: 120,
    },
  ],
  subjectField: "brand",
  outline: [
    {
      id: "greeting",
      layout: "text",
      roles: ["nationalGreeting"],
      share: 0.5,
      fields: ["country"],
      purpose: { en: "A greeting people would say aloud", ar: "تهنئة كما يقولها الناس" },
    },
    {
      id: "brand",
      layout: "text",
      roles: ["brandLink"],
      share: 0.5,
      purpose: { en: "What the brand does for this place", ar: "ما تقدمه العلامة لهذا المكان" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "The day’s own tags and the brand’s", ar: "وسوم اليوم ووسم العلامة" },
    },
  ],
  guidance:
    "Speak of the land and its people: a street at dawn, flags on balconies, grandparents' stories, the craft that the brand " +
    "carries on; and say in one sentence what the brand does for this place. No rulers, parties, borders, wars or other " +
    "countries, no anniversary number unless given, no verse of the anthem, and never the flag as wrapping. Use the day's own " +
    "name (اليوم الوطني in the Gulf, عيد الاستقلال in Jordan and Lebanon, Independence Day in the US) and its official " +
    "hashtag if the brief gives it. No discount tied to the number of years unless the brief has one.",
} as const satisfies Template;
