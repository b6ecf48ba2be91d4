import { type NoteKind, noteKind } from "../../notes/note-kind.ts";
import { fold } from "../../text/normalise.ts";
import { contentWords } from "../content-words.ts";
import { sharedMatters } from "../forms/answers.ts";

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

/** A shared kind says as much as one shared word, a matter that is asked for and told as two. */
const kindScore = 1;
const matterScore = 2;
/** A word of the topic stands in half of the notes: it breaks a tie and decides nothing. */
const commonScore = 0.25;

/**
 * The note that belongs to an item or answers a question: the one that shares most words and matters with it, where a note of the kind
 * asked for counts as one more. Undefined where none shares a word; a note of the right kind alone answers where it is the only one of its
 * kind. Words of the `topic` are no sign.
 */
export function noteFor(item: string, notes: readonly string[], topic = ""): string | undefined {
  return scored(item, notes, contentWords(topic))[0]?.note;
}

/** The note of each item, where the surest pair of all is matched first: what answers one question may share a word with another. */
export function notesFor(items: readonly string[], notes: readonly string[], topic: string): Map<string, string> {
  const common = contentWords(topic);
  const pairs = items.flatMap((item) => scored(item, notes, common).map((one) => ({ ...one, item })));
  const found = new Map<string, string>();
  const given = new Set<string>();
  for (const { item, note } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (found.has(item) || given.has(note)) continue;
    found.set(item, note);
    given.add(note);
  }
  return found;
}

/** The notes that may belong to an item, the surest first. */
function scored(item: string, notes: readonly string[], common: ReadonlySet<string>): { note: string; score: number }[] {
  const words = [...contentWords(item)].filter((word) => !units.has(word));
  const telling = new Set(words.filter((word) => !common.has(word)));
  const usual = new Set(words.filter((word) => common.has(word)));
  const kind = kindAsked(item);
  const folded = fold(item);
  return notes
    .map((note) => {
      const told = contentWords(note);
      const matter = sharedMatters(folded, fold(note));
      const isKind = kind !== undefined && noteKind(note) === kind;
      const shared = sharedWords(telling, told);
      const score = shared + matter * matterScore + (isKind ? kindScore : 0) + sharedWords(usual, told) * commonScore;
      return { note, score, isSure: shared > 0 || matter > 0 || (isKind && isOnlyOfKind(notes, kind)) };
    })
    .filter(({ score, isSure, note }) => isSure && score >= 1 && !isQuotation(note))
    .toSorted((a, b) => b.score - a.score);
}

/** Two sentences that count minutes need not be about the same. */
const units = contentWords(
  "minute hour day week month year دقيقة دقايق دقائق ساعة ساعات يوم أيام أسبوع شهر سنة ريال درهم دينار جنيه دولار مرة",
);
/** What somebody said answers nothing that others ask. */
const isQuotation = (note: string) => /^["“«]/u.test(note);

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
