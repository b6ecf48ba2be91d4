import { noSubject } from "./from-facts.ts";
import type { Subject } from "./subject-pack.ts";
import { thinSubject } from "./thin-subject.ts";

/** What has no name of its own is spoken of by the topic alone. */
const noun = { definite: "", indefinite: "", agreement: "m" } as const;
export const nouns = { subject: noun, business: noun };

export const nothing = {
  id: noSubject,
  name: { en: "", ar: "" },
  care: "plain",
  careNote: { en: "", ar: "" },
  questions: [],
} as const;

/** A thing, place or event of which nothing is known: its facets are what a reader asks of any. */
const unknownThing = thinSubject({
  ...nothing,
  facets: {
    what: [
      { en: "What is it, in one sentence?", ar: "ما هو، في جملة واحدة؟" },
      { en: "What sets it apart?", ar: "بماذا يختلف عن غيره؟" },
    ],
    "for-whom": [
      { en: "Who needs this most?", ar: "من أكثر من يحتاج إليه؟" },
      { en: "For whom is it not meant?", ar: "من الذي لا يناسبه؟" },
    ],
    how: [
      { en: "What comes first, and what after it?", ar: "ما الذي يأتي أولًا وما الذي بعده؟" },
      { en: "What is needed for it?", ar: "ماذا يلزم له؟" },
    ],
    example: [
      { en: "Which real case shows it?", ar: "أي حالة حقيقية تبيّنه؟" },
      { en: "What did you see of it yourself?", ar: "ماذا شهدتم منه بأنفسكم؟" },
    ],
    numbers: [
      { en: "How much does it cost?", ar: "كم السعر أو التكلفة؟" },
      { en: "Which figures matter, and who says so?", ar: "أي أرقام تهم، ومن مصدرها؟" },
    ],
    "where-and-when": [
      { en: "When is it?", ar: "متى؟" },
      { en: "Where is it?", ar: "أين؟" },
    ],
    doubts: [
      { en: "What are you asked about most?", ar: "عن أي شيء تُسألون أكثر؟" },
      { en: "What do people get wrong?", ar: "فيم يخطئ الناس عادة؟" },
    ],
    next: [
      { en: "What should the reader do now?", ar: "ماذا يفعل القارئ الآن؟" },
      { en: "How can the reader contact you?", ar: "كيف يكون التواصل معكم؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns,
      facets: {
        what: "بالمختصر",
        "for-whom": "لمين؟",
        how: "كيف يصير؟",
        example: "مثال من الواقع",
        numbers: "الأرقام والتكلفة",
        "where-and-when": "وين ومتى؟",
        doubts: "أسئلة تتكرّر",
        next: "وش بعدها؟",
      },
      words: [],
    },
    "ar-egyptian": {
      nouns,
      facets: {
        what: "باختصار",
        "for-whom": "لمين؟",
        how: "إزاي؟",
        example: "مثال من الواقع",
        numbers: "الأرقام والتكلفة",
        "where-and-when": "فين وإمتى؟",
        doubts: "أسئلة بتتكرّر",
        next: "وبعد كده؟",
      },
      words: [],
    },
    "ar-lebanese": {
      nouns,
      facets: {
        what: "بالمختصر",
        "for-whom": "لمين؟",
        how: "كيف بيصير؟",
        example: "مَثَل من الحياة",
        numbers: "الأرقام والكلفة",
        "where-and-when": "وين وأيمتى؟",
        doubts: "أسئلة بتتكرّر",
        next: "وبعدين؟",
      },
      words: [],
    },
    "ar-standard": {
      nouns,
      facets: {
        what: "تعريف موجز",
        "for-whom": "لمن؟",
        how: "كيف يتم ذلك؟",
        example: "مثال من الواقع",
        numbers: "الأرقام والتكلفة",
        "where-and-when": "المكان والموعد",
        doubts: "أسئلة متكررة",
        next: "الخطوة التالية",
      },
      words: [],
    },
    "en-american": {
      nouns,
      facets: {
        what: "In short",
        "for-whom": "Who it’s for",
        how: "How it works",
        example: "A real example",
        numbers: "The numbers",
        "where-and-when": "When and where",
        doubts: "Common questions",
        next: "What comes next",
      },
      words: [],
    },
  },
});

/** A question or task of which nothing is known: what is right, law or health, has its answer from the writer's own source. */
const unknownQuestion = thinSubject({
  ...nothing,
  facets: {
    answer: [
      { en: "What is the short answer?", ar: "ما الجواب المختصر؟" },
      { en: "Which source or authority says so?", ar: "أي مصدر أو جهة تقول ذلك؟" },
    ],
    depends: [
      { en: "What does it depend on?", ar: "علامَ يتوقف ذلك؟" },
      { en: "In which cases is it different?", ar: "في أي حالات يختلف؟" },
    ],
    first: [
      { en: "What should one do first?", ar: "ما أول ما يُفعل؟" },
      { en: "What comes after it?", ar: "وما الذي يليه؟" },
    ],
    needed: [
      { en: "What is needed for it?", ar: "ماذا يلزم له؟" },
      { en: "Where does one get it?", ar: "أين يوجد؟" },
    ],
    mistakes: [
      { en: "What do people get wrong?", ar: "فيم يخطئ الناس عادة؟" },
      { en: "What comes of it?", ar: "وماذا ينتج عن ذلك؟" },
    ],
    whom: [
      { en: "Who can be asked about it?", ar: "من يُسأل عن ذلك؟" },
      { en: "How can the reader contact them?", ar: "كيف يكون التواصل معهم؟" },
    ],
    costs: [
      { en: "How much does it cost?", ar: "كم التكلفة؟" },
      { en: "How long does it take?", ar: "كم يستغرق من الوقت؟" },
    ],
    example: [
      { en: "Which real case shows it?", ar: "أي حالة حقيقية تبيّنه؟" },
      { en: "How did it end?", ar: "كيف انتهت؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns,
      facets: {
        answer: "الجواب باختصار",
        depends: "على وش يعتمد؟",
        first: "أول شي ينسوى",
        needed: "وش يلزم؟",
        mistakes: "أغلاط تتكرّر",
        whom: "مين ينسأل؟",
        costs: "التكلفة والوقت",
        example: "مثال من الواقع",
      },
      words: [],
    },
    "ar-egyptian": {
      nouns,
      facets: {
        answer: "الإجابة باختصار",
        depends: "على حسب إيه؟",
        first: "أول حاجة تتعمل",
        needed: "إيه المطلوب؟",
        mistakes: "غلطات بتتكرّر",
        whom: "نسأل مين؟",
        costs: "التكلفة والوقت",
        example: "مثال من الواقع",
      },
      words: [],
    },
    "ar-lebanese": {
      nouns,
      facets: {
        answer: "الجواب بالمختصر",
        depends: "ع شو بيتوقّف؟",
        first: "أوّل شي بينعمل",
        needed: "شو بيلزم؟",
        mistakes: "أغلاط بتتكرّر",
        whom: "مين بينسأل؟",
        costs: "الكلفة والوقت",
        example: "مَثَل من الحياة",
      },
      words: [],
    },
    "ar-standard": {
      nouns,
      facets: {
        answer: "الجواب باختصار",
        depends: "علامَ يتوقف ذلك؟",
        first: "الخطوة الأولى",
        needed: "ما يلزم",
        mistakes: "أخطاء متكررة",
        whom: "من يُسأل عن ذلك؟",
        costs: "التكلفة والمدة",
        example: "مثال من الواقع",
      },
      words: [],
    },
    "en-american": {
      nouns,
      facets: {
        answer: "The short answer",
        depends: "What it depends on",
        first: "What to do first",
        needed: "What’s needed",
        mistakes: "Common mistakes",
        whom: "Whom to ask",
        costs: "Cost and time",
        example: "A real example",
      },
      words: [],
    },
  },
});

const asks = /[؟?]\s*$|[؟?]\s|^(?:how to|كيف|شلون|إزاي|ازاي|كيفية|طريقة)\s/iu;

/** What is known of a topic whose subject has no pack: the questions that anybody has of such a thing, or of such a question. */
export function unknownSubject(topic: string): Subject {
  return asksAnything(topic) ? unknownQuestion : unknownThing;
}

/** Whether a topic is a question. */
export function asksAnything(topic: string): boolean {
  return asks.test(topic.trim());
}
