import type { Template } from "./template.ts";

export const supportMacro = {
  id: 64,
  key: "supportMacro",
  name: { en: "Support answer", ar: "رد خدمة العملاء" },
  description: {
    en: "A ready answer to a question that comes often: the answer first, then the steps.",
    ar: "جواب جاهز عن سؤال يتكرر: الجواب أولًا، ثم الخطوات.",
  },
  category: "business",
  groups: ["general"],
  icon: "headset",
  family: "commerce",
  register: "M",
  lengths: { aboutWords: 90 },
  defaultLength: 100,
  fields: [
    {
      key: "question",
      type: "text",
      label: { en: "Customer’s question", ar: "سؤال العميل" },
      hint: { en: "How do I change my delivery address?", ar: "كيف أغيّر عنوان التوصيل؟" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "answer",
      type: "long",
      label: { en: "Answer", ar: "الجواب" },
      hint: {
        en: "The address can be changed in the app until the order leaves the store.",
        ar: "يمكن تغيير العنوان من التطبيق قبل خروج الطلب من المتجر.",
      },
      expected: true,
      maxLength: 800,
    },
    {
      key: "answerSteps",
      type: "list",
      label: { en: "Steps", ar: "الخطوات" },
      hint: {
        en: "Open the order; tap Delivery; choose Change address",
        ar: "فتح الطلب؛ الضغط على «التوصيل»؛ اختيار «تغيير العنوان»",
      },
      expected: false,
      maxItems: 8,
      maxLength: 160,
    },
  ],
  outline: [
    {
      id: "question",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["question"],
      purpose: { en: "The question, so agents find it", ar: "السؤال، ليجده فريق الدعم" },
    },
    {
      id: "greeting",
      layout: "text",
      roles: ["supportGreeting"],
      share: 0.35,
      purpose: { en: "A greeting in one line", ar: "تحية في سطر" },
    },
    {
      id: "answer",
      layout: "text",
      roles: [],
      share: 0,
      fields: ["answer"],
      purpose: { en: "The answer before anything else", ar: "الجواب قبل أي شيء" },
    },
    {
      id: "steps",
      layout: "steps",
      roles: [],
      share: 0,
      each: "answerSteps",
      purpose: { en: "What to tap or send, in order", ar: "ما يُضغط أو يُرسل بالترتيب" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["supportClose"],
      share: 0.65,
      purpose: { en: "What if it does not work, and goodbye", ar: "ماذا لو لم ينفع، وختام" },
    },
  ],
  guidance:
    "The customer wants one thing: put the answer into the first sentence after the greeting, yes or no first. Then at most " +
    "five numbered steps with the very words on the screen, each with what appears next; what was not given stays a marked " +
    "blank. One line for 'if it does not work' with a name or channel, and an end without survey language. Arabic support " +
    "writes plural or neutral forms, white dialect, يا هلا or أهلًا according to the country, no «عزيزي العميل»; American: " +
    "'you', contractions, no 'we apologize for any inconvenience'. Never blame the customer, never paste policy.",
} as const satisfies Template;
