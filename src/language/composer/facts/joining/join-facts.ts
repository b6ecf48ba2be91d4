import { languageOf, type Variety } from "#shared/options.ts";
import { goesOnWithPrice, type NoteKind, noteKind } from "../../../notes/note-kind.ts";
import { fold } from "../../../text/normalise.ts";
import { countWords } from "../../../text/words.ts";
import type { Picked } from "../../picker.ts";
import { labelOf } from "../fact-labels.ts";
import { isQuestion, sentence } from "../fact-sentence.ts";
import { joinArabic, readArabic } from "./arabic-clause.ts";
import type { Clause, Joint, Nearness } from "./clause.ts";
import { joinEnglish, readEnglish } from "./english-clause.ts";

/** A longer line is a sentence of its own, and a longer sentence is read twice. */
const wordsOfLine = 14;
const wordsOfSentence = 22;
const mostLines = 3;
/** With more of them a sentence reads as a list. */
const mostCommas = 3;
const mostAnds = 3;

/** What a sentence is made of: the pieces as they stand alone, and what is joined of them so far. */
interface Sentence {
  readonly pieces: readonly Picked[];
  /** Null where it joins nothing. */
  readonly clauses: readonly Clause[] | null;
  readonly text: string;
  readonly isLoose: boolean;
}

/**
 * Joins neighbouring told lines that belong together into one sentence, the nearest first; their words stay as they were typed. What
 * is not sure to be joined stands as it is. Where lines stand in a list, only what completes the line before it is joined.
 */
export function joinFacts(pieces: readonly Picked[], variety: Variety, mayBe: readonly Nearness[]): Picked[] {
  let sentences: Sentence[] = [];
  for (const piece of pieces) {
    const clause = clauseOf(piece, sentences.at(-1)?.clauses?.[0]?.kind, variety);
    sentences.push({ pieces: [piece], clauses: clause && [clause], text: piece.text, isLoose: false });
  }
  for (const nearness of mayBe) sentences = joinAt(sentences, nearness, variety);
  return sentences.map(({ pieces: [first, ...others], text }) =>
    first === undefined || others.length === 0 ? (first as Picked) : { ...first, text, words: countWords(text) },
  );
}

function joinAt(sentences: readonly Sentence[], nearness: Nearness, variety: Variety): Sentence[] {
  const out: Sentence[] = [];
  for (const next of sentences) {
    // Two loosely joined sentences in a row are all «و».
    const isTiring = nearness === "loose" && out.at(-2)?.isLoose === true;
    const reach = isTiring ? 0 : reaches(next, nearness) ? 2 : 1;
    const joined = out
      .slice(-reach || out.length)
      .map((last) => ({ last, text: join(last, next, nearness, variety) }))
      .findLast(({ text }) => text !== null);
    if (joined?.text) out[out.indexOf(joined.last)] = joined.text;
    else out.push(next);
  }
  return out;
}

/** A place and what goes with a price look for theirs one sentence further back. */
function reaches({ clauses }: Sentence, nearness: Nearness): boolean {
  const opening = clauses?.[0]?.opening;
  return nearness !== "loose" && (opening === "place" || opening === "perk" || opening === "case");
}

/** What ends a sentence, quotes or puts something in brackets; a figure may hold a full stop or a colon. */
const whole = /[!?؟؛;«»“”"()[\]\n…]|[.:](?![\d٠-٩])/u;
const reachable = /https?:|www\.|@|(?:\+|00|0)?\d(?:[\s-]?\d){6,}/u;

/** Means of payment, languages and numbers stand by themselves, and so does what comes with a letter. */
const listed: ReadonlySet<string> = new Set(["payment", "languages", "contact"]);
const enclosed = /\b(?:enclosed|attached)\b|(?<!\p{L})مرفقه?(?!\p{L})/u;

/** A told line that may be joined: no question, quotation or address, and short. */
function clauseOf({ told }: Picked, before: NoteKind | undefined, variety: Variety): Clause | null {
  if (!told) return null;
  const line = told.line.replace(/[\s.،,]+$/u, "");
  const language = languageOf(variety);
  if (whole.test(line) || reachable.test(line) || isQuestion(line, language) || countWords(line) > wordsOfLine) return null;
  const kind = before === "price" && goesOnWithPrice(line) ? "price" : noteKind(line);
  const isOf = labelOf(line);
  if (kind === "quote" || (isOf !== null && listed.has(isOf)) || enclosed.test(fold(line))) return null;
  return (language === "ar" ? readArabic : readEnglish)(line, kind, told.label, isOf);
}

function join(a: Sentence, b: Sentence, nearness: Nearness, variety: Variety): Sentence | null {
  const [next] = b.clauses ?? [];
  if (!a.clauses || !next || b.pieces.length > 1 || a.pieces.length >= mostLines) return null;
  if ([...a.clauses, next].some(({ line }) => isWhole(line, nearness))) return null;
  const joint = repeats(a.clauses.at(-1)?.line ?? "", next.line) ? null : jointOf(a.clauses, next, nearness, variety);
  if (!joint) return null;
  const begun = joint.instead ?? a.text.replace(/\.$/u, "");
  const text = sentence(`${begun}${joint.between}${joint.line}`, languageOf(variety));
  if (countWords(text) > wordsOfSentence || count(text, /[,،]/gu) > mostCommas || count(fold(text), ands) > mostAnds) return null;
  return { pieces: [...a.pieces, ...b.pieces], clauses: [...a.clauses, next], text, isLoose: nearness === "loose" };
}

function jointOf(told: readonly Clause[], next: Clause, nearness: Nearness, variety: Variety): Joint | null {
  return languageOf(variety) === "ar" ? joinArabic(told, next, nearness, variety) : joinEnglish(told, next, nearness);
}

/** «… الساعة 5 العصر، والعصر …»: the same word stands on both sides. */
const repeats = (a: string, b: string) => fold(a).split(/\s+/u).at(-1) === fold(b).split(/\s+/u)[0];

/** A line of two sentences bears no third, and one with a remark in it nothing that merely follows. */
function isWhole(line: string, nearness: Nearness): boolean {
  if (nearness === "tight") return false;
  const commas = count(line, /[,،](?!\d)/gu);
  return nearness === "loose" ? commas > 0 : commas > 1 || /[,،]\s+(?:و|and\s|but\s|بس\s)/u.test(line);
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
/** Words that begin with «و» and are joined by it, more or less; 'and'. */
const ands = /(?<!\p{L})و(?!احد|قت|رش|اتس|زن|سط|را(?!\p{L})|اي(?!\p{L}))\p{L}{2,}|\band\b/gu;
