import type { Template } from "./template.ts";

export const metaAds = {
  id: 36,
  key: "metaAds",
  name: { en: "Meta ads", ar: "إعلانات ميتا" },
  description: {
    en: "Texts for Facebook and Instagram ads: three primary texts, five headlines, one description.",
    ar: "نصوص لإعلانات فيسبوك وإنستغرام: ثلاثة نصوص رئيسية وخمسة عناوين ووصف.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "target",
  family: "commerce",
  register: "D",
  lengths: { aboutWords: 120 },
  defaultLength: 100,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Lunch boxes that keep rice warm", ar: "علب غداء تحفظ الأرز دافئًا" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "targetAudience",
      type: "text",
      label: { en: "Audience", ar: "الجمهور المستهدف" },
      hint: { en: "Mothers of schoolchildren in Kuwait City", ar: "أمهات طلاب المدارس في مدينة الكويت" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "objective",
      type: "choice",
      label: { en: "Objective", ar: "هدف الحملة" },
      hint: { en: "Sales", ar: "المبيعات" },
      expected: false,
      choices: [
        { value: "awareness", label: { en: "Awareness", ar: "الوعي بالعلامة" } },
        { value: "traffic", label: { en: "Traffic", ar: "زيارات الموقع" } },
        { value: "engagement", label: { en: "Engagement", ar: "التفاعل" } },
        { value: "messages", label: { en: "Messages", ar: "الرسائل" } },
        { value: "leads", label: { en: "Leads", ar: "عملاء محتملون" } },
        { value: "sales", label: { en: "Sales", ar: "المبيعات" } },
      ],
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "primary-texts",
      layout: "options",
      roles: ["adText"],
      share: 0.68,
      label: "primaryTexts",
      count: 3,
      purpose: {
        en: "Three texts: the trouble, the gain, the moment of use",
        ar: "ثلاثة نصوص: المشكلة والفائدة ولحظة الاستعمال",
      },
    },
    {
      id: "headlines",
      layout: "options",
      roles: ["headline", "adHeadline"],
      share: 0.32,
      label: "headlines",
      maxChars: 40,
      count: 5,
      purpose: { en: "Five headlines that fit beside the button", ar: "خمسة عناوين تتسع لها المساحة بجوار الزر" },
    },
    {
      id: "description",
      layout: "line",
      roles: ["adLine"],
      share: 0,
      label: "description",
      purpose: { en: "One line under the headline", ar: "سطر واحد تحت العنوان" },
    },
    {
      id: "targeting",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["targetAudience", "objective"],
      purpose: { en: "For the ad manager: whom it is shown to, and why", ar: "لمدير الإعلانات: لمن يُعرض ولأي هدف" },
    },
  ],
  guidance:
    "The feed shows about 125 characters of the primary text before 'See more' and about 40 of the headline: the gain or " +
    "the scene comes first, the rest explains. Each of the three texts argues differently (trouble, gain, moment), so " +
    "that the test teaches something; headlines are nouns and verbs, not slogans. Write for the audience without naming " +
    "it: Meta rejects texts that imply knowledge of a person's health, religion, debts, age or marital state ('Are you " +
    "diabetic?', 'single mothers like you'). Fit the call to the objective (send a message, order, sign up); in the Gulf " +
    "and Egypt many buyers prefer WhatsApp. No before-and-after, no 'the best', no countdown that is not true.",
} as const satisfies Template;
