import { fold } from "../text/normalise.ts";

/** A word of a note that is probably another one, mistyped. */
export interface Slip {
  readonly note: string;
  /** As it stands in the note. */
  readonly word: string;
  readonly meant: string;
}

const words = /[\p{L}\p{M}]+/gu;
/** What Arabic joins before a word. */
const joined = /^(?:[وف]?(?:[بك]?ال|لل)|[وف](?=\p{L}{5}))/u;
/** A shorter word is another one as often as it is mistyped. */
const leastLetters = 5;
/** One letter more, less or another makes another word of many that are shorter. */
const leastLettersOfOther = 7;
const mostSlips = 5;

interface Word {
  readonly typed: string;
  /** Folded, without what is joined before it. */
  readonly bare: string;
  readonly prefix: string;
}

function readWord(typed: string): Word {
  const folded = fold(typed);
  const bare = folded.replace(joined, "");
  const isPlain = bare === folded || bare.length < leastLetters;
  return isPlain ? { typed, bare: folded, prefix: "" } : { typed, bare, prefix: typed.slice(0, typed.length - bare.length) };
}

const readWords = (text: string) => (text.match(words) ?? []).map(readWord);

/**
 * Likely slips in notes: a word that stands once in all that was told, and is a word of the trade or of the topic or other notes but for two
 * swapped letters, or, in long words, one letter inside it. Linear: words are looked up by their letters, never compared with each other.
 */
export function findSlips(
  told: { readonly topic: string; readonly notes: readonly string[] },
  tradeWords: readonly string[],
): Slip[] {
  const own = [told.topic, ...told.notes].map(readWords);
  const counts = new Map<string, number>();
  for (const { bare } of own.flat()) counts.set(bare, (counts.get(bare) ?? 0) + 1);
  const known = new Map<string, string>();
  for (const { typed, bare, prefix } of tradeWords.flatMap(readWords)) known.set(bare, typed.slice(prefix.length));
  const trade = new Set(known.keys());
  // Of the person's own words those can be meant that stand twice, or in the topic.
  for (const [at, list] of own.entries())
    for (const { typed, bare, prefix } of list)
      if ((at === 0 || (counts.get(bare) ?? 0) > 1) && !known.has(bare)) known.set(bare, typed.slice(prefix.length));
  const near = lookUp(known.keys());
  const slips: Slip[] = [];
  for (const [at, note] of told.notes.entries()) {
    for (const { typed, bare, prefix } of own[at + 1] ?? []) {
      if (bare.length < leastLetters || trade.has(bare) || counts.get(bare) !== 1) continue;
      const meant = near(bare);
      const surface = meant === undefined ? undefined : known.get(meant);
      if (surface !== undefined) slips.push({ note, word: typed, meant: `${prefix}${surface}` });
    }
  }
  return slips.slice(0, mostSlips);
}

/** Finds the one known word that a word could be. Two that it could be are a guess, and none is named. */
function lookUp(known: Iterable<string>): (word: string) => string | undefined {
  const byForm = new Map<string, Set<string>>();
  const add = (form: string, word: string) => byForm.set(form, (byForm.get(form) ?? new Set()).add(word));
  for (const word of known) {
    if (word.length < leastLetters || word.length > 30) continue;
    for (const form of swapped(word)) add(`swap ${form}`, word);
    if (word.length >= leastLettersOfOther) for (const form of [word, ...without(word)]) add(form, word);
  }
  return (word) => {
    if (word.length > 30) return undefined;
    const found = new Set(byForm.get(`swap ${word}`));
    if (word.length >= leastLettersOfOther)
      for (const form of [word, ...without(word)])
        for (const other of byForm.get(form) ?? []) if (isNear(word, other)) found.add(other);
    const [only, second] = [...found].filter((other) => other !== word);
    return second === undefined ? only : undefined;
  };
}

/** The word with each two neighbouring consonants swapped, where they differ. */
function swapped(word: string): string[] {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => at);
  // Where a long vowel moves in Arabic, it is another form of the same root («طابعة», «طباعة»).
  const moving = pairs.filter((at) => !/[اوي]/u.test(word.slice(at, at + 2)));
  const forms = moving.map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  return forms.filter((form) => form !== word);
}

/** The first and last letters are those of other persons, numbers and cases: what differs there is another form of the word. */
const edge = 2;

/** The word without one of its inner letters. */
function without(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 2 * edge) },
    (_, at) => word.slice(0, at + edge) + word.slice(at + edge + 1),
  );
}

/** One inner letter more, less, or another in the same place, and no other form of the word by a long vowel. */
function isNear(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const [letterA = "", letterB = ""] = [restA[0], restB[0]];
  const changed =
    restA.slice(1) === restB.slice(1)
      ? letterA + letterB
      : restA.slice(1) === restB
        ? letterA
        : restA === restB.slice(1)
          ? letterB
          : "";
  return changed !== "" && !/[اويىتأإ]/u.test(changed);
}

/** The words of a line of triggers, without the mark of those that decide nothing alone. */
export function tradeWordsIn(line: string): string[] {
  return line.split(",").map((word) => word.trim().replace(/~$/u, ""));
}
