import type { Template } from "./template.ts";

export const faq = {
  id: 42,
  key: "faq",
  name: { en: "FAQ", ar: "أسئلة شائعة" },
  description: {
    en: "Six to twelve questions people really ask, each with a short answer first.",
    ar: "من ستة أسئلة إلى اثني عشر سؤالًا يطرحها الناس فعلًا، وكل جواب يبدأ بخلاصته.",
  },
  category: "business",
  groups: ["general"],
  icon: "circle-question-mark",
  family: "commerce",
  register: "M",
  lengths: [200],
  defaultLength: 200,
  fields: [
    {
      key: "product",
      type: "text",
      label: { en: "Product", ar: "المنتج" },
      hint: { en: "Online piano lessons", ar: "دروس بيانو عن بُعد" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "questions",
      type: "list",
      label: { en: "Questions you hear", ar: "أسئلة تصلكم" },
      hint: { en: "Do I need my own piano?; What if I miss a lesson?", ar: "هل أحتاج إلى بيانو في البيت؟؛ ماذا لو فاتني درس؟" },
      expected: false,
      maxItems: 12,
      maxLength: 160,
    },
  ],
  subjectField: "product",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The subject, as people ask about it", ar: "الموضوع كما يسأل عنه الناس" },
    },
    {
      id: "own-questions",
      layout: "questions",
      roles: ["faqAnswer"],
      share: 0.44,
      each: "questions",
      purpose: { en: "Your customers’ questions in their words", ar: "أسئلة عملائكم بكلماتهم" },
    },
    {
      id: "questions",
      layout: "questions",
      roles: ["faq"],
      share: 0.44,
      purpose: { en: "What else people ask before they decide", ar: "ما يُسأل عنه أيضًا قبل القرار" },
    },
    {
      id: "contact",
      layout: "text",
      roles: ["callToAction", "supportClose"],
      share: 0.12,
      purpose: { en: "Where to ask what is missing here", ar: "أين يُسأل عمّا لم يرد هنا" },
    },
  ],
  guidance:
    "Questions stand in the customer's words and in the first person ('Can I return it?'), sorted by how often they are " +
    "asked, not by department. The first sentence of an answer answers it: yes, no, a price, a number of days; the reason " +
    "and the exception follow in two sentences at most. Take the awkward ones (price, delays, cancelling) seriously: a " +
    "page that dodges them sends people to a rival. Arab buyers ask about delivery area, cash on delivery, instalments " +
    "and WhatsApp; US buyers about returns, warranty, taxes and privacy. Leave blanks for terms nobody gave, never invent " +
    "a policy, and do not write questions nobody asks ('Why are you so good?').",
} as const satisfies Template;
