import type { Template } from "./template.ts";

export const reviewReply = {
  id: 63,
  key: "reviewReply",
  name: { en: "Reply to a review", ar: "رد على تقييم" },
  description: {
    en: "A short public answer to a customer’s review: thanks, an answer to each point, and an invitation to talk.",
    ar: "رد قصير معلن على تقييم عميل: شكر، وجواب عن كل نقطة، ودعوة إلى التواصل.",
  },
  category: "business",
  groups: ["general"],
  icon: "message-square-reply",
  family: "commerce",
  register: "D",
  lengths: { aboutWords: 80 },
  defaultLength: 100,
  answers: "review",
  fields: [
    {
      key: "review",
      type: "long",
      label: { en: "Review", ar: "التقييم" },
      hint: {
        en: "The food was good, but we waited forty minutes and nobody told us why.",
        ar: "الأكل طيب، لكن انتظرنا أربعين دقيقة ولم يخبرنا أحد بالسبب.",
      },
      expected: true,
      maxLength: 2000,
    },
    {
      key: "stars",
      type: "number",
      label: { en: "Stars", ar: "عدد النجوم" },
      hint: { en: "3 stars", ar: "3 نجوم" },
      expected: true,
      min: 1,
      max: 5,
      initial: 3,
    },
    {
      key: "facts",
      type: "list",
      label: { en: "What you can say to it", ar: "ما يمكن قوله في الرد" },
      hint: {
        en: "One cook was out sick that night; waiting times are now shown at the door",
        ar: "غاب أحد الطهاة تلك الليلة؛ صار وقت الانتظار معلنًا عند الباب",
      },
      expected: false,
      maxItems: 6,
      maxLength: 200,
    },
  ],
  outline: [
    {
      id: "thanks",
      layout: "text",
      roles: ["replyThanks"],
      share: 0.28,
      purpose: { en: "Thanks that fit the stars", ar: "شكر يناسب عدد النجوم" },
    },
    {
      id: "points",
      layout: "text",
      roles: ["replyPoint"],
      share: 0.44,
      fields: ["facts"],
      purpose: { en: "Answer each point, with the facts given", ar: "جواب عن كل نقطة بما هو معروف" },
    },
    {
      id: "invitation",
      layout: "text",
      roles: ["replyInvite"],
      share: 0.28,
      purpose: { en: "A way to talk, or to come back", ar: "طريقة للتواصل أو للعودة" },
    },
  ],
  guidance:
    "The reply is read by the next hundred customers: calm, short (40 to 80 words), in the reviewer's own dialect, with " +
    "something that shows the review was read. Low stars: thank for the frankness, say sorry once, answer each point with a " +
    "fact and move the rest to a private channel with a name; middle: own the half that went wrong; five: thank for the " +
    "detail they praised and do not sell. Never argue, never doubt that the customer was there, never give away what they " +
    "ordered or paid, promise nothing the facts do not hold, and no template that fits every review on the page.",
} as const satisfies Template;
