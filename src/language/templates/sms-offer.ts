import type { Template } from "./template.ts";

export const smsOffer = {
  id: 34,
  key: "smsOffer",
  name: { en: "SMS offer", ar: "رسالة نصية ترويجية" },
  description: {
    en: "Five versions of one text message, each short enough to be charged as a single SMS.",
    ar: "خمس صيغ لرسالة واحدة، كل منها لا تتجاوز حجم رسالة نصية مفردة.",
  },
  category: "advertising",
  groups: ["general"],
  icon: "message-square-text",
  family: "commerce",
  register: "D",
  lengths: { aboutWords: 75 },
  defaultLength: 100,
  fields: [
    {
      key: "offer",
      type: "text",
      label: { en: "Offer", ar: "العرض" },
      hint: { en: "20% off honey", ar: "خصم 20% على العسل" },
      expected: true,
      maxLength: 40,
    },
    {
      key: "deadline",
      type: "date",
      label: { en: "Offer ends", ar: "موعد انتهاء العرض" },
      hint: { en: "March 31", ar: "31 مارس" },
      expected: true,
    },
    {
      key: "link",
      type: "url",
      label: { en: "Short link", ar: "رابط قصير" },
      hint: { en: "https://example.com/h", ar: "https://example.com/h" },
      expected: true,
    },
  ],
  outline: [
    {
      id: "messages",
      layout: "options",
      roles: ["sms"],
      share: 1,
      maxChars: { ar: 70, en: 160 },
      count: 5,
      fields: ["offer", "deadline", "link"],
      purpose: { en: "Five versions: offer, end date and link in each", ar: "خمس صيغ، في كل منها العرض وموعده والرابط" },
    },
  ],
  guidance:
    "Arabic letters are sent as Unicode, so one SMS holds 70 characters against 160 Latin ones (a single emoji or curly " +
    "quote drops a Latin text to 70 as well): count the link and the date before choosing the words. Who writes, what is " +
    "offered, until when, the link, in that order; the sender's name already stands above, so do not repeat it. Each of " +
    "the five versions leads with something else: the offer, the day, the use, a question, the end. Saudi, Emirati and " +
    "Egyptian rules ask for a registered sender name (with an AD- prefix or suffix for promotions in some of them) and a " +
    "way to stop; US texts need prior written consent and 'Reply STOP'. No capitals, no shouting, no false last chance.",
} as const satisfies Template;
