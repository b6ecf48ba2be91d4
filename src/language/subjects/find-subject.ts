import { fold } from "../text/normalise.ts";
import { beats, carriers, eaten, noSubject, occasions } from "./trigger-rules.ts";
import { triggers } from "./triggers.ts";

/** Every subject that a topic can be about, whether or not there is a pack for it. */
type TopicSubject = keyof typeof triggers;

/** What a topic is about, and how plainly: 3 for one clear word of its trade. */
export interface FoundSubject {
  readonly id: TopicSubject;
  readonly score: number;
}

interface Trigger {
  readonly tokens: readonly string[];
  readonly id: TopicSubject;
  readonly isAmbiguous: boolean;
}

interface Match {
  readonly at: number;
  readonly length: number;
  readonly triggers: readonly Trigger[];
}

const phraseScore = 4;
const wordScore = 3;
const ambiguousScore = 1;
/** A score below this, or not clearly above the next one, is no subject: a wrong one says wrong things. */
const leastScore = 6;
const leastLead = 2;
/** One topic is two sentences; what comes after so many characters says no more about it. */
const readChars = 1_000;

/** The subject of a topic as people type it; undefined where none is plainly meant. */
export function findSubject(topic: string): FoundSubject | undefined {
  const tokens = tokensOf(topic.slice(0, readChars));
  if (matchesIn(tokens, noSubjectIndex).length > 0) return undefined;
  const consumed = new Set(matchesIn(tokens, eatenIndex).flatMap(placesOf));
  const found = matchesIn(tokens, index, consumed);
  const scores = scoresOf(found, tokens);
  const [first, second] = [...scores]
    .map(([id, score]) => ({ id, score }))
    .toSorted((a, b) => b.score - a.score || lastPlace(found, a.id) - lastPlace(found, b.id));
  if (!first || first.score < leastScore) return undefined;
  return second && first.score < leastLead * second.score ? undefined : first;
}

const lastPlace = (found: readonly Match[], id: TopicSubject) =>
  found.findIndex((match) => match.triggers.some((trigger) => trigger.id === id));

function scoresOf(found: readonly Match[], tokens: readonly Token[]): Map<TopicSubject, number> {
  const scores = new Map<TopicSubject, number>();
  const clear = new Set<TopicSubject>();
  const head = headOf(found, tokens);
  for (const match of found) {
    for (const { id, tokens: words, isAmbiguous } of match.triggers) {
      const isColour = match !== head && occasions.includes(id);
      const own = isAmbiguous || isColour ? ambiguousScore : words.length > 1 ? phraseScore : wordScore;
      const isAside = match !== head && found.indexOf(match) > 0 && asides.has(tokens[match.at - 1]?.word ?? "");
      scores.set(id, (scores.get(id) ?? 0) + (match === head ? 2 * own : isAside ? Math.min(own, 1) : own));
      if (!isAmbiguous) clear.add(id);
    }
  }
  yieldToOthers(scores, clear);
  return scores;
}

/** Where one trade serves another, the one that is sold wins; a shop or app gives way to what it sells. */
function yieldToOthers(scores: Map<TopicSubject, number>, clear: ReadonlySet<TopicSubject>): void {
  const half = (winner: TopicSubject, loser: TopicSubject) => (scores.get(winner) ?? 0) >= (scores.get(loser) ?? 0) / 2;
  for (const [winner, losers] of beats) {
    if (!clear.has(winner)) continue;
    for (const loser of losers) if (scores.has(loser) && half(winner, loser)) scores.delete(loser);
  }
  for (const carrier of carriers) {
    if (scores.has(carrier) && [...clear].some((id) => id !== carrier && half(id, carrier))) scores.delete(carrier);
  }
}

/** What a phrase is for, or where it is: a word after these names the reader or the place. */
const asides = new Set(["for", "in", "at", "في", "to", "من"]);
const englishBreaks = new Set(["for", "in", "at", "of", "with", "to", "on", "from", "near"]);

/** The word that the topic is mainly about: the first in Arabic, in English the last before a preposition. */
function headOf(found: readonly Match[], tokens: readonly Token[]): Match | undefined {
  const [first] = found;
  if (!first || /\p{Script=Arabic}/u.test(tokens[first.at]?.word ?? "")) return first;
  const breakAt = tokens.findIndex(({ word }, at) => at > first.at && englishBreaks.has(word));
  return found.filter(({ at }) => breakAt < 0 || at < breakAt).at(-1) ?? first;
}

interface Token {
  readonly word: string;
  /** The word, and what is left of it without what is joined to it. */
  readonly forms: readonly string[];
}

function tokensOf(text: string): Token[] {
  const words = normal(text).match(/[\p{L}\p{N}&+]+/gu) ?? [];
  return words.map((word) => ({ word, forms: formsOf(word) }));
}

/** Spelling as people vary it: hamza on its seat, final hamza, Persian letters of the Gulf, letters held down. */
function normal(text: string): string {
  return fold(text)
    .replace(/['’]s\b/g, "")
    .replace(/ؤ/g, "و")
    .replace(/ئ/g, "ي")
    .replace(/(?<=\p{L}{2})اء(?!\p{L})/gu, "ا")
    .replace(/[گڤچپ]/g, (letter) => ({ گ: "ق", ڤ: "ف", چ: "ج", پ: "ب" })[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

function formsOf(word: string): string[] {
  if (!/\p{Script=Arabic}/u.test(word)) return [word, singular(word)];
  const bare = word.replace(/^(?:وبال|وال|فال|بال|هال|كال|عال|ولل|لل|ال|[وفبلكع])(?=\p{L}{3})/u, "");
  const ends = (form: string) => [
    form.replace(/(?<=\p{L}{3})(?:كم|كن|ها|هم|نا|ه|ي|ك)$/u, ""),
    form.replace(/(?<=\p{L}{3})(?:ين|ان|ون)$/u, ""),
    form.replace(/(?<=\p{L}{3})ات$/u, ""),
    form.replace(/(?<=\p{L}{3})ات$/u, "ه"),
    form.replace(/(?<=\p{L}{3})ت(?:ي|ك|كم|كن|ها|هم|نا|ه)$/u, "ه"),
  ];
  return [...new Set([word, bare, ...ends(word), ...ends(bare)])];
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/s$/, "");
}

type Index = ReadonlyMap<string, readonly Trigger[]>;

/** The words of each subject by their first word, those of several words first. */
function indexOf(entries: readonly (readonly [TopicSubject, string])[]): Index {
  const all = entries.flatMap(([id, words]) =>
    words.split(", ").map((word): Trigger => {
      const tokens = (normal(word).match(/[\p{L}\p{N}&+]+/gu) ?? []).map((token) =>
        /\p{Script=Arabic}/u.test(token) ? token : singular(token),
      );
      return { tokens, id, isAmbiguous: word.endsWith("~") };
    }),
  );
  const byFirst = Map.groupBy(all, ({ tokens }) => tokens[0] ?? "");
  for (const same of byFirst.values()) same.sort((a, b) => b.tokens.length - a.tokens.length);
  return byFirst;
}

const index = indexOf(Object.entries(triggers) as [TopicSubject, string][]);
const anySubject: TopicSubject = "restaurant";
const noSubjectIndex = indexOf([[anySubject, noSubject]]);
const eatenIndex = indexOf([[anySubject, eaten]]);

const placesOf = ({ at, length }: Match) => Array.from({ length }, (_, step) => at + step);

/** The words of the index that stand in the text, the longest at each place; a phrase leaves none of its words to others. */
function matchesIn(tokens: readonly Token[], known: Index, consumed: ReadonlySet<number> = new Set()): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (consumed.has(at)) continue;
    const match = matchAt(tokens, at, known);
    if (!match) continue;
    found.push(match);
    at += match.length - 1;
  }
  return found;
}

function matchAt(tokens: readonly Token[], at: number, known: Index): Match | undefined {
  // The whole word counts before any of its shorter forms: what looks like an article may belong to it.
  const forms = tokens[at]?.forms ?? [];
  const fitting = forms
    .flatMap((form) => known.get(form) ?? [])
    .map((trigger) => ({ trigger, length: lengthAt(tokens, at, trigger) }))
    .filter(({ length }) => length > 0);
  const longest = Math.max(0, ...fitting.map(({ length }) => length));
  if (longest === 0) return undefined;
  const same = fitting.filter(({ length }) => length === longest).map(({ trigger }) => trigger);
  const whole = same.filter(({ tokens: [first] }) => first === tokens[at]?.word);
  return { at, length: longest, triggers: whole.length > 0 ? whole : same };
}

const functionWords = new Set("في من على عن مع ل the a my our your to for of in and و".split(" "));

/** How many words of the text a trigger covers from here on, one function word between its own left aside; 0 where it does not stand. */
function lengthAt(tokens: readonly Token[], at: number, { tokens: wanted }: Trigger): number {
  let place = at + 1;
  for (const word of wanted.slice(1)) {
    const isThere = (where: number) => tokens[where]?.forms.includes(word) ?? false;
    if (!isThere(place) && functionWords.has(tokens[place]?.word ?? "") && isThere(place + 1)) place += 1;
    if (!isThere(place)) return 0;
    place += 1;
  }
  return place - at;
}
