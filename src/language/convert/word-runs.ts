import type { Variety } from "#shared/options.ts";
import { fold } from "../text/normalise.ts";
import { type Concept, concepts } from "../varieties/lexicon.ts";
import { profileOf } from "../varieties/registry.ts";
import { followsAnything, isRun, type Rule } from "./context.ts";

/** Concepts whose forms of several words depend on what stands around them. */
const unsafeRuns: ReadonlySet<Concept> = new Set<Concept>([
  "who",
  "or",
  "no",
  "of",
  "for",
  "what",
  "whenConj",
  "heLooksFor",
  "howMuchMoney",
  "exceptFor",
  "bad",
  "still",
  "someone",
  "something",
  "weekend",
]);

/** Single words that become several; their own meaning is sure in the variety that they are of. */
const sureWords: ReadonlySet<Concept> = new Set<Concept>([
  "thereIs",
  "thereIsNot",
  "noOne",
  "nothing",
  "thisYear",
  "therefore",
  "donotForgetM",
  "donotForgetF",
  "donotForgetP",
  "tellUsM",
  "tellUsF",
  "tellUsP",
  "aWhileAgo",
  "atOnce",
  "together",
]);

/** 'In it', 'enough' and 'together' in one place, something else in another. */
const doubtful: ReadonlySet<string> = new Set(["في", "فيه", "سوا", "حالا"]);

interface RunEntry {
  readonly words: readonly string[];
  readonly text: string;
  /** What follows agrees with it. */
  readonly isThing: boolean;
}

const tables = new Map<string, ReadonlyMap<string, readonly RunEntry[]>>();

/** What `from` says in several words, or `to` does, by the first word; the longest first. */
function runsOf(from: Variety, to: Variety): ReadonlyMap<string, readonly RunEntry[]> {
  const key = `${from} ${to}`;
  const known = tables.get(key);
  if (known) return known;
  const entries = new Map<string, RunEntry>();
  for (const concept of concepts) {
    if (unsafeRuns.has(concept)) continue;
    const own = formsOf(from, concept);
    const said = formsOf(to, concept);
    const [text] = said;
    if (text === undefined) continue;
    const atHome = new Set(said.map(fold));
    for (const form of own) {
      if (atHome.has(fold(form))) continue;
      const words = fold(form).split(" ");
      const isSure =
        words.length > 1 ||
        (sureWords.has(concept) && !doubtful.has(words[0] ?? "") && (text.includes(" ") || concept.startsWith("there")));
      if (isSure && !entries.has(fold(form)))
        entries.set(fold(form), { words, text, isThing: concept === "everything" || concept === "nothing" });
    }
  }
  const table = new Map<string, RunEntry[]>();
  for (const entry of [...entries.values()].sort((a, b) => b.words.length - a.words.length)) {
    const first = entry.words[0] ?? "";
    table.set(first, [...(table.get(first) ?? []), entry]);
  }
  tables.set(key, table);
  return table;
}

function formsOf(variety: Variety, concept: Concept): readonly string[] {
  return profileOf(variety).lexicon[concept] ?? profileOf("ar-standard").lexicon[concept] ?? [];
}

/** Exchanges 'قبل ما', 'عشان كده', 'كل شي' and their like as one. */
export const wordRun: Rule = (context, at) => {
  const { tokens, from, to } = context;
  const word = tokens[at]?.folded ?? "";
  const table = runsOf(from, to);
  for (const joined of /^[وف]/u.test(word) ? ["", word.slice(0, 1)] : [""]) {
    for (const { words, text, isThing } of table.get(word.slice(joined.length)) ?? []) {
      const matches = words.every((own, index) => index === 0 || tokens[at + index]?.folded === own);
      if (!matches || !isRun(context, at, words.length)) continue;
      // 'كل شي جاهز' would have to become 'كل حاجة جاهزة'.
      const next = tokens[at + words.length];
      const isFollowed = next !== undefined && isRun(context, at, words.length + 1) && !followsAnything.has(next.folded);
      if (isThing && isFollowed && fold(text).endsWith("ه") !== words.join(" ").endsWith("ه")) continue;
      return { count: words.length, text: joined + text };
    }
  }
  return null;
};
