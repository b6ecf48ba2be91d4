import type { WornReason } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { fold } from "../../text/normalise.ts";
import { commonArabic } from "./arabic.ts";
import { arabicEndings } from "./arabic-endings.ts";
import { furtherPhrases } from "./by-dialect/registry.ts";
import { commonDialect, dialectPhrases } from "./dialects.ts";
import { englishPhrases } from "./english.ts";
import type { WornPhrases } from "./phrase-list.ts";
import { standardPhrases } from "./standard.ts";

type Step =
  | { readonly kind: "word"; readonly test: RegExp; readonly isOptional: boolean; readonly mark: RegExp | null }
  | { readonly kind: "gap" }
  | { readonly kind: "mark"; readonly test: RegExp };

interface Phrase {
  readonly reason: WornReason;
  /** The words have a plain meaning, too. */
  readonly isLoose: boolean;
  readonly steps: readonly Step[];
}

/** Phrases by the first two letters that a first word can have. */
type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

/** A word as phrases see it: folded, and where it ends and the next begins in the text. */
export interface WornWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const gapWords = 5;
const looseMark = "~";
/** What may be joined to a word's front: conjunction, preposition, article. */
const joined = "[وف]?[بلكهع]?(?:ال|ل)?";
const joinedForms = ["", "[وف]"].flatMap((conjunction) =>
  ["", "[بلكهع]"].flatMap((preposition) =>
    ["", "ال", "ل"].map((article) => new RegExp(`^${conjunction}${preposition}${article}`, "u")),
  ),
);
const indexLetters = 2;
const innerMark = /[,،;؛:—–-]|\.(?=\S)/;
/** Words on its two sides are no phrase: «الكلام مفهوم: البوري عندنا». */
const parting = /[:：;؛.!?؟]/;

/** The phrases that are looked for in a variety, in lists from the common to its own. */
export function phraseLists(variety: Variety): readonly WornPhrases[] {
  if (variety === "en-american") return [englishPhrases];
  if (variety === "ar-standard") return [commonArabic, arabicEndings, standardPhrases];
  return [commonArabic, arabicEndings, commonDialect, dialectPhrases[variety], ...furtherPhrases[variety]];
}

/** How many phrases a list holds. */
export function countPhrases(lists: readonly WornPhrases[]): number {
  return lists.flatMap((list) => reasonsOf(list).flatMap((reason) => linesOf(list[reason]))).length;
}

const books = new Map<Variety, PhraseBook>();
/** Words that were looked up, with the phrases that can begin with them: most words begin none. */
const rememberedWords = 20_000;
const memory = new Map<Variety, Map<string, readonly Phrase[]>>();

/** The first phrase that begins at a word of a sentence, a loose one after the others, with the index of its last word; null where none does. */
export function phraseAt(
  variety: Variety,
  words: readonly WornWord[],
  at: number,
  text: string,
): { readonly reason: WornReason; readonly isLoose: boolean; readonly last: number } | null {
  for (const { reason, isLoose, steps } of beginningWith(words[at]?.folded ?? "", variety)) {
    const last = matchEnd(steps, 1, words, at + 1, text);
    if (last !== null) return { reason, isLoose, last };
  }
  return null;
}

function beginningWith(word: string, variety: Variety): readonly Phrase[] {
  let known = memory.get(variety);
  if (!known || known.size >= rememberedWords) {
    known = new Map();
    memory.set(variety, known);
  }
  const remembered = known.get(word);
  if (remembered) return remembered;
  const book = bookOf(variety);
  const phrases = [...beginningsOf(word)]
    .flatMap((beginning) => book.get(beginning) ?? [])
    .filter(({ steps: [first] }) => first?.kind === "word" && first.test.test(word))
    .sort((a, b) => Number(a.isLoose) - Number(b.isLoose));
  known.set(word, phrases);
  return phrases;
}

function bookOf(variety: Variety): PhraseBook {
  const known = books.get(variety);
  if (known) return known;
  const book = new Map<string, Phrase[]>();
  for (const list of phraseLists(variety)) {
    for (const reason of reasonsOf(list)) {
      for (const line of linesOf(list[reason])) {
        const isLoose = line.startsWith(looseMark);
        const parts = line.replace(looseMark, "").trim().split(/\s+/);
        const phrase = { reason, isLoose, steps: parts.map((part, index) => stepOf(part, index === 0)) };
        for (const key of new Set((parts[0] ?? "").split("|").map(keyOf))) {
          const bucket = book.get(key);
          if (bucket) bucket.push(phrase);
          else book.set(key, [phrase]);
        }
      }
    }
  }
  books.set(variety, book);
  return book;
}

const linesOf = (list: string | undefined) =>
  (list ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const reasonsOf = (list: WornPhrases) => Object.keys(list) as WornReason[];
const keyOf = (alternative: string) => fold(alternative.replace(/[+*]/g, "")).slice(0, indexLetters);

function stepOf(part: string, isFirst: boolean): Step {
  if (part === "…") return { kind: "gap" };
  if (part === ",") return { kind: "mark", test: innerMark };
  if (part === "?") return { kind: "mark", test: /[?؟]/ };
  const isOptional = part.startsWith("(");
  const alternatives = part
    .replace(/[()]/g, "")
    .split("|")
    .filter((alternative) => alternative !== ",")
    .map((alternative) => {
      const word = fold(alternative.replace(/[+*]/g, ""));
      const before = alternative.startsWith("+") ? joined : isFirst ? "[وف]?" : "";
      return `${before}${word}${alternative.endsWith("*") ? ".*" : ""}`;
    });
  return {
    kind: "word",
    isOptional,
    mark: part.split("|").includes(",") ? innerMark : null,
    test: new RegExp(`^(?:${alternatives.join("|")})$`, "u"),
  };
}

/** The beginnings by which a word is looked up: as it stands, and without what may be joined to its front. */
function beginningsOf(word: string): Set<string> {
  const found = new Set([word.slice(0, indexLetters)]);
  for (const form of joinedForms) {
    const length = form.exec(word)?.[0].length ?? 0;
    if (length > 0) found.add(word.slice(length, length + indexLetters));
  }
  return found;
}

/** The index of the last word of a match of the steps from `step` on with the words from `at` on. */
function matchEnd(steps: readonly Step[], step: number, words: readonly WornWord[], at: number, text: string): number | null {
  const wanted = steps[step];
  if (!wanted) return at - 1;
  if (wanted.kind === "gap") {
    for (let skipped = 0; skipped <= gapWords && at + skipped <= words.length; skipped += 1) {
      const last = matchEnd(steps, step + 1, words, at + skipped, text);
      if (last !== null) return last;
    }
    return null;
  }
  if (wanted.kind === "mark")
    return wanted.test.test(textBefore(words, at, text)) ? matchEnd(steps, step + 1, words, at, text) : null;
  const word = words[at];
  const isParted = steps[step - 1]?.kind === "word" && parting.test(textBefore(words, at, text));
  if (word && !isParted && wanted.test.test(word.folded)) {
    const last = matchEnd(steps, step + 1, words, at + 1, text);
    if (last !== null) return last;
  }
  const isLeftOut = wanted.isOptional || wanted.mark?.test(textBefore(words, at, text));
  return isLeftOut ? matchEnd(steps, step + 1, words, at, text) : null;
}

/** What stands between a word and the one before it; behind the last word, the next few characters. */
function textBefore(words: readonly WornWord[], at: number, text: string): string {
  const from = words[at - 1]?.end ?? 0;
  return text.slice(from, words[at]?.start ?? from + 3);
}
