import type { Template } from "./template.ts";

export const whatsappBroadcast = {
  id: 26,
  key: "whatsappBroadcast",
  name: { en: "WhatsApp broadcast", ar: "رسالة واتساب جماعية" },
  description: {
    en: "One short message to customers who agreed to get it: greeting, offer, call, and a way to unsubscribe.",
    ar: "رسالة قصيرة لعملاء وافقوا على استقبالها: تحية، وعرض، ودعوة، وطريقة لإيقاف الرسائل.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "smartphone",
  family: "commerce",
  register: "D",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "offer",
      type: "text",
      label: { en: "Offer", ar: "العرض" },
      hint: { en: "Free delivery on orders this week", ar: "توصيل مجاني لطلبات هذا الأسبوع" },
      expected: true,
      maxLength: 200,
    },
    {
      key: "link",
      type: "url",
      label: { en: "Link", ar: "الرابط" },
      hint: { en: "https://example.com/order", ar: "https://example.com/order" },
      expected: false,
    },
    {
      key: "deadline",
      type: "date",
      label: { en: "Offer ends", ar: "موعد انتهاء العرض" },
      hint: { en: "March 31", ar: "31 مارس" },
      expected: false,
    },
  ],
  outline: [
    {
      id: "greeting",
      layout: "text",
      roles: ["greeting"],
      share: 0.14,
      purpose: { en: "A greeting from a known shop", ar: "تحية من محل معروف" },
    },
    {
      id: "message",
      layout: "text",
      roles: ["topicLine", "offer", "benefit", "usage", "whoFor"],
      share: 0.58,
      fields: ["offer", "deadline"],
      purpose: { en: "One message, the offer early", ar: "رسالة واحدة، والعرض في أولها" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction"],
      share: 0.18,
      fields: ["link"],
      purpose: { en: "Answer, tap or come by", ar: "رد أو ضغطة أو زيارة" },
    },
    {
      id: "opt-out",
      layout: "text",
      roles: ["optOut"],
      share: 0.1,
      purpose: { en: "How to stop the messages", ar: "كيف تتوقف الرسائل" },
    },
  ],
  guidance:
    "It arrives between messages from family, so it must sound like a person at the shop: who writes, what is on offer, " +
    "until when, what to do, all before the 'read more' cut. One offer, one link, at most one *bold* word, no attachments " +
    "that must be opened. Send only to people who agreed, never late at night or at prayer time, and tell in the last line " +
    "how to stop (reply STOP or إيقاف), as WhatsApp's rules and US law ask. No capitals, no chain-letter tone, no false " +
    "hurry.",
} as const satisfies Template;
