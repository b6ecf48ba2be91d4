import type { Template } from "./template.ts";

export const twitterThread = {
  id: 20,
  key: "twitterThread",
  name: { en: "X thread", ar: "سلسلة تغريدات" },
  description: {
    en: "A thread that holds together: a first post that opens a question, then one idea a post.",
    ar: "سلسلة متماسكة: تغريدة أولى تفتح سؤالًا، ثم فكرة واحدة في كل تغريدة.",
  },
  category: "social",
  groups: ["social-media"],
  icon: "messages-square",
  family: "social",
  register: "D",
  lengths: { field: "postCount", wordsPerUnit: 28 },
  defaultLength: 200,
  fields: [
    {
      key: "postCount",
      type: "number",
      label: { en: "Number of posts", ar: "عدد التغريدات" },
      hint: { en: "7 posts", ar: "7 تغريدات" },
      expected: true,
      min: 5,
      max: 15,
      initial: 7,
    },
  ],
  outline: [
    {
      id: "hook",
      layout: "posts",
      roles: ["hook"],
      share: 0.14,
      count: 1,
      purpose: { en: "A first post that opens a question", ar: "تغريدة أولى تفتح سؤالًا" },
    },
    {
      id: "ideas",
      layout: "posts",
      roles: ["topicLine", "point", "storyLine", "tip", "reason", "lesson"],
      share: 0.58,
      purpose: { en: "One idea a post, each stands alone", ar: "فكرة لكل تغريدة تُفهم وحدها" },
    },
    {
      id: "recap",
      layout: "posts",
      roles: ["summary"],
      share: 0.14,
      count: 1,
      purpose: { en: "The thread in one post", ar: "السلسلة كلها في تغريدة" },
    },
    {
      id: "call",
      layout: "posts",
      roles: ["callToAction", "question"],
      share: 0.14,
      count: 1,
      purpose: { en: "Ask for one reply or repost", ar: "دعوة إلى رد أو إعادة نشر" },
    },
  ],
  guidance:
    "The first post must be worth reposting by itself: a claim, a number the writer can prove, or a scene, never 'a thread " +
    "about …'. Each post holds one idea in at most 280 characters, numbered, understandable when quoted alone, and ends so " +
    "that the next one is wanted. Alternate short and long posts, thought and incident, in the spoken dialect. Recap for " +
    "those who jumped to the end and ask for one thing; no hashtags inside the thread and no sentence split across two " +
    "posts.",
} as const satisfies Template;
