import { type NoteKind, noteKind } from "../notes/note-kind.ts";
import { fold } from "../text/normalise.ts";
import { contentWords } from "./content-words.ts";

/** What a question asks for, by its question word; read folded. The surest come first. */
const askedFor: readonly (readonly [kind: NoteKind, question: RegExp])[] = [
  [
    "price",
    /how much|price|cost|fee|(?<!\p{L})(?:ال)?(?:سعر|سعره|سعرها|اسعار|تكلفه|تكلفته|رسوم)(?!\p{L})|(?<!\p{L})(?:بكام|بكم|بقديش|قديش حقه|كم يكلف|كم تكلف)(?!\p{L})/iu,
  ],
  [
    "time",
    /\bwhen\b|what time|\bhours?\b|which days|how long|(?<!\p{L})(?:متي|امتي|ايمتي|ايام|ساعات|كم ياخذ|(?:ال)?(?:مواعيد|دوام)\p{L}*)(?!\p{L})/iu,
  ],
  ["place", /\bwhere\b|address|parking|(?<!\p{L})(?:وين|فين|اين|عنوان|العنوان|مكان|المكان|موقف|مواقف)(?!\p{L})/iu],
  ["contact", /\bbook\b|reserve|contact|call|(?<!\p{L})(?:احجز|نحجز|حجز|الحجز|اتواصل|اكلم|رقم)(?!\p{L})/iu],
];

/** The kind of note that answers a question, by its question word; undefined where it has none. */
export function kindAsked(question: string): NoteKind | undefined {
  const folded = fold(question);
  return askedFor.find(([, asks]) => asks.test(folded))?.[0];
}

/** A shared kind says as much as one shared word. */
const kindScore = 1;

/**
 * The note that belongs to an item or answers a question: the one that shares most words with it, where a note of the kind asked for
 * counts as one more. Undefined where none shares a word; a note of the right kind alone answers where it is the only one of its kind.
 */
export function noteFor(item: string, notes: readonly string[]): string | undefined {
  const words = contentWords(item);
  const kind = kindAsked(item);
  const scored = notes
    .map((note) => ({
      note,
      shared: sharedWords(words, contentWords(note)),
      isKind: kind !== undefined && noteKind(note) === kind,
    }))
    .map((one) => ({ ...one, score: one.shared + (one.isKind ? kindScore : 0) }))
    .filter(({ score, shared, isKind }) => score > 0 && (shared > 0 || (isKind && isOnlyOfKind(notes, kind))))
    .toSorted((a, b) => b.score - a.score);
  return scored[0]?.note;
}

const isOnlyOfKind = (notes: readonly string[], kind: NoteKind | undefined) =>
  notes.filter((note) => noteKind(note) === kind).length === 1;

/** Words that begin alike are the same word in another form. */
const alikeChars = 4;

function sharedWords(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  const isAlike = (a: string, b: string) =>
    a === b || (a.length >= alikeChars && b.length >= alikeChars && a.slice(0, alikeChars) === b.slice(0, alikeChars));
  return [...asked].filter((word) => !/^\d+$/.test(word) && [...told].some((other) => isAlike(word, other))).length;
}

/** What the answer to a question still needs, for its blank. */
const missing: Readonly<Record<"ar" | "en", Readonly<Partial<Record<NoteKind | "other", string>>>>> = {
  ar: { price: "السعر", time: "الوقت", place: "المكان", contact: "طريقة التواصل", other: "الجواب" },
  en: { price: "the price", time: "the time", place: "the place", contact: "how to reach you", other: "the answer" },
};

/** The blank of a question that no note answers. */
export function blankAnswer(question: string, language: "ar" | "en"): string {
  return `[… ${missing[language][kindAsked(question) ?? "other"] ?? missing[language].other}]`;
}
