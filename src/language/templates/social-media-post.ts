import type { Template } from "./template.ts";

export const socialMediaPost = {
  id: 2,
  key: "socialMediaPost",
  name: { en: "Social media post", ar: "منشور للتواصل الاجتماعي" },
  description: {
    en: "A short post for one platform: a first line worth stopping for, one thought, and a call.",
    ar: "منشور قصير لمنصة واحدة: سطر أول يستوقف المتصفّح، وفكرة واحدة، ودعوة إلى خطوة.",
  },
  category: "social",
  groups: ["social-media", "general"],
  icon: "message-circle",
  family: "social",
  register: "D",
  lengths: [100, 200],
  defaultLength: 100,
  fields: [
    {
      key: "platform",
      type: "choice",
      label: { en: "Platform", ar: "المنصة" },
      hint: { en: "Instagram", ar: "إنستغرام" },
      expected: true,
      choices: [
        { value: "instagram", label: { en: "Instagram", ar: "إنستغرام" } },
        { value: "facebook", label: { en: "Facebook", ar: "فيسبوك" } },
        { value: "x", label: { en: "X", ar: "إكس" } },
        { value: "linkedin", label: { en: "LinkedIn", ar: "لينكدإن" } },
        { value: "tiktok", label: { en: "TikTok", ar: "تيك توك" } },
        { value: "snapchat", label: { en: "Snapchat", ar: "سناب شات" } },
        { value: "threads", label: { en: "Threads", ar: "ثريدز" } },
      ],
    },
    {
      key: "goal",
      type: "text",
      label: { en: "Goal", ar: "الهدف" },
      hint: { en: "Tables booked for Friday brunch", ar: "حجز الطاولات لفطور يوم الجمعة" },
      expected: false,
      maxLength: 160,
    },
    {
      key: "link",
      type: "url",
      label: { en: "Link", ar: "الرابط" },
      hint: { en: "https://example.com/book", ar: "https://example.com/book" },
      expected: false,
    },
  ],
  outline: [
    {
      id: "hook",
      layout: "text",
      roles: ["hook", "topicLine"],
      share: 0.28,
      purpose: { en: "A first line that stops the scroll", ar: "سطر أول يوقف التمرير" },
    },
    {
      id: "body",
      layout: "text",
      roles: ["point", "storyLine", "benefit", "tip", "reason", "whoFor"],
      share: 0.52,
      purpose: { en: "One thought, told as to a friend", ar: "فكرة واحدة كما تُحكى لصديق" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["callToAction", "question"],
      share: 0.2,
      fields: ["goal", "link"],
      purpose: { en: "One thing to do or answer", ar: "خطوة واحدة أو سؤال للرد" },
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "A few tags people really search", ar: "وسوم قليلة يبحث عنها الناس فعلًا" },
    },
  ],
  guidance:
    "Put the whole reason to read into the first line: every feed cuts a post after a line or two, and X stops at 280 " +
    "characters. Stay with one thought and one scene from the reader's week, in the spoken dialect, in lines short enough " +
    "for a phone; LinkedIn bears a calmer voice, TikTok and Snapchat a quicker one. Close with one call or one real " +
    "question. Avoid 'dear followers', stacked emoji, tag-a-friend bait, and walls of hashtags: three that people search " +
    "are enough.",
} as const satisfies Template;
