import type { Template } from "./template.ts";

export const realEstate = {
  id: 52,
  key: "realEstate",
  name: { en: "Property listing", ar: "إعلان عقار" },
  description: {
    en: "A home for sale or rent: a headline, what living there is like, the facts, and a call.",
    ar: "بيت للبيع أو الإيجار: عنوان، وصورة الحياة فيه، والبيانات، ودعوة إلى المعاينة.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "house",
  family: "commerce",
  register: "D",
  lengths: [100, 200],
  defaultLength: 200,
  fields: [
    {
      key: "propertyType",
      type: "text",
      label: { en: "Property", ar: "العقار" },
      hint: { en: "Two-bedroom apartment for rent", ar: "شقة غرفتين للإيجار" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "place",
      type: "place",
      label: { en: "Place", ar: "المكان" },
      hint: { en: "Abdoun, Amman", ar: "عبدون، عمّان" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "area",
      type: "number",
      label: { en: "Area in square meters", ar: "المساحة بالمتر المربع" },
      hint: { en: "120 square meters", ar: "120 مترًا مربعًا" },
      expected: true,
      min: 10,
      max: 100_000,
      initial: 120,
    },
    {
      key: "price",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$1,400 a month", ar: "650 دينارًا في الشهر" },
      expected: false,
    },
    {
      key: "features",
      type: "list",
      label: { en: "Features", ar: "المزايا" },
      hint: { en: "South-facing balcony; covered parking; new kitchen", ar: "شرفة جنوبية؛ موقف مظلل؛ مطبخ جديد" },
      expected: false,
      maxItems: 12,
      maxLength: 120,
    },
  ],
  subjectField: "propertyType",
  outline: [
    {
      id: "headline",
      layout: "title",
      roles: ["headline"],
      share: 0,
      purpose: { en: "The property and its best point", ar: "العقار وأفضل ما فيه" },
    },
    {
      id: "life-there",
      layout: "text",
      roles: ["homeLife"],
      share: 0.55,
      purpose: { en: "An ordinary day in this home", ar: "يوم عادي في هذا البيت" },
    },
    {
      id: "details",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["place", "area", "price"],
      title: { en: "Details", ar: "البيانات" },
      purpose: { en: "Place, area and price", ar: "المكان والمساحة والسعر" },
    },
    {
      id: "features",
      layout: "bullets",
      roles: ["featureBenefit"],
      share: 0.3,
      each: "features",
      purpose: { en: "Each feature and its use", ar: "كل ميزة وفائدتها" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.15,
      purpose: { en: "Come and see it", ar: "دعوة إلى المعاينة" },
    },
  ],
  guidance:
    "Say in the headline what it is, where, and the one thing that sets it apart; then a morning or an evening in the home, " +
    "with light, noise and the walk to bread or school as they are. Facts stand apart, complete and checkable: area, rooms, " +
    "floor, age, parking, service charge, and for Arab readers whether the price is final, the deed or registration, and the " +
    "yearly rent with its number of cheques. The area is given in square meters; US readers want square feet beside it. " +
    "Describe the property and never the people who should live there (US Fair Housing law forbids it); no 'luxury', no " +
    "'must see', no invented distances; Gulf listings show the advertiser's license number.",
} as const satisfies Template;
