import type { Template } from "./template.ts";

export const productDescription = {
  id: 15,
  key: "productDescription",
  name: { en: "Product description", ar: "وصف منتج" },
  description: {
    en: "A text for the product page: what it is, whom it suits, what each feature brings.",
    ar: "نص لصفحة المنتج: ما هو، ومن يناسبه، وماذا تعني كل ميزة للمشتري.",
  },
  category: "ecommerce",
  groups: ["products"],
  icon: "package",
  family: "commerce",
  register: "M",
  lengths: [100, 200, 300, 500],
  defaultLength: 200,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Canvas weekend bag", ar: "حقيبة سفر من القماش" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "features",
      type: "list",
      label: { en: "Features", ar: "المزايا" },
      hint: { en: "Separate shoe pocket; fits under a plane seat", ar: "جيب مستقل للأحذية؛ حجم يناسب مقصورة الطائرة" },
      expected: true,
      maxItems: 10,
      maxLength: 120,
    },
    {
      key: "material",
      type: "text",
      label: { en: "Material", ar: "الخامة" },
      hint: { en: "Waxed cotton, brass zips", ar: "قطن مشمّع وسحّابات نحاسية" },
      expected: false,
      maxLength: 120,
    },
    {
      key: "size",
      type: "text",
      label: { en: "Size", ar: "المقاس" },
      hint: { en: "45 × 25 × 20 cm", ar: "45 × 25 × 20 سم" },
      expected: false,
      maxLength: 120,
    },
    {
      key: "price",
      type: "money",
      label: { en: "Price", ar: "السعر" },
      hint: { en: "$79", ar: "290 ريالًا" },
      expected: false,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "headline",
      layout: "title",
      roles: ["headline"],
      share: 0,
      purpose: { en: "The product and its one promise", ar: "المنتج ووعده الواحد" },
    },
    {
      id: "opening",
      layout: "text",
      roles: ["oneLiner", "topicLine", "hook"],
      share: 0.2,
      purpose: { en: "What it is, in plain words", ar: "ما هو بكلام بسيط" },
    },
    {
      id: "who-for",
      layout: "text",
      roles: ["whoFor", "solution", "reason"],
      share: 0.18,
      purpose: { en: "Whom it suits and whom it does not", ar: "من يناسبه ومن لا يناسبه" },
    },
    {
      id: "features",
      layout: "bullets",
      roles: ["featureBenefit"],
      share: 0.3,
      each: "features",
      purpose: { en: "Each feature and what it brings", ar: "كل ميزة وما تعنيه للمشتري" },
    },
    {
      id: "use",
      layout: "text",
      roles: ["usage", "benefit", "tip", "detail"],
      share: 0.22,
      purpose: { en: "A moment of using it", ar: "لحظة من استعماله" },
    },
    {
      id: "details",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["material", "size", "price"],
      purpose: { en: "Material, size and price", ar: "الخامة والمقاس والسعر" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.1,
      purpose: { en: "A quiet call to buy", ar: "دعوة هادئة إلى الشراء" },
    },
  ],
  guidance:
    "Answer what a buyer would ask in a shop: what is it, is it for me, how does it feel, will it fit, what if it is not " +
    "right. Turn each feature into what it spares or gives ('waxed cotton: rain runs off'), then stop. Give measurements in " +
    "the reader's units (cm for Arab markets, inches for the US) and the care or warranty terms; leave unknown facts blank. " +
    "Avoid 'high quality', 'luxurious' and 'unique', and do not repeat the product's name in every line for search engines.",
} as const satisfies Template;
