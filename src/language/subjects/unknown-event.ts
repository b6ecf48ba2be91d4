import { thinSubject } from "./thin-subject.ts";
import { nothing, nouns } from "./unknown-subject.ts";

/** News of the writer's own: what a reader has to know to be there. */
export const unknownEvent = thinSubject({
  ...nothing,
  facets: {
    what: [
      { en: "What is special about it?", ar: "ما الذي يميّزه؟" },
      { en: "Why now?", ar: "لماذا الآن؟" },
    ],
    "where-and-when": [
      { en: "When is it: day and hour?", ar: "متى: اليوم والساعة؟" },
      { en: "Where is it, and what is next to it?", ar: "أين، وبجانب ماذا؟" },
    ],
    offer: [
      { en: "What will people find there?", ar: "ماذا يجد الناس هناك؟" },
      { en: "How much does it cost, and what is free that day?", ar: "كم السعر، وما المجاني في ذلك اليوم؟" },
    ],
    who: [
      { en: "Who is behind it?", ar: "من وراءه؟" },
      { en: "For whom is it made?", ar: "لمن صُنع؟" },
    ],
    next: [
      { en: "What should the reader do now?", ar: "ماذا يفعل القارئ الآن؟" },
      { en: "How can the reader contact you?", ar: "كيف يكون التواصل معكم؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns,
      facets: { what: "وش الجديد؟", "where-and-when": "وين ومتى؟", offer: "وش فيه؟", who: "مين وراه؟", next: "وش بعدها؟" },
      words: [],
    },
    "ar-egyptian": {
      nouns,
      facets: { what: "إيه الجديد؟", "where-and-when": "فين وإمتى؟", offer: "فيه إيه؟", who: "مين وراه؟", next: "وبعد كده؟" },
      words: [],
    },
    "ar-lebanese": {
      nouns,
      facets: { what: "شو الجديد؟", "where-and-when": "وين وأيمتى؟", offer: "شو في؟", who: "مين وراه؟", next: "وبعدين؟" },
      words: [],
    },
    "ar-standard": {
      nouns,
      facets: {
        what: "ما الجديد؟",
        "where-and-when": "المكان والموعد",
        offer: "ماذا فيه؟",
        who: "من وراءه؟",
        next: "الخطوة التالية",
      },
      words: [],
    },
    "en-american": {
      nouns,
      facets: {
        what: "What’s new",
        "where-and-when": "When and where",
        offer: "What you’ll find",
        who: "Who’s behind it",
        next: "What to do now",
      },
      words: [],
    },
  },
});
