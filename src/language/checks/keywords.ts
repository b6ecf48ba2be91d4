import type { Report, Span } from "#shared/contracts/report.ts";
import { fold } from "../text/normalise.ts";
import { mergeSpans, touchesSpans } from "../text/protected.ts";
import { blankPattern } from "../text/words.ts";
import type { TextView, Token } from "./view.ts";

/** A stem shorter than this says too little to be recognised under its endings. */
const stemMin = 3;

const arabicLetter = /\p{Script=Arabic}/u;
/** Suffixes of possession and number that leave the keyword the same word: وقتك, مشاريعهم, متاجرنا, فكرتين. */
const arabicSuffixes = [
  "هما",
  "كما",
  "ها",
  "هم",
  "هن",
  "كم",
  "كن",
  "كو",
  "نا",
  "ات",
  "ين",
  "ون",
  "ان",
  "ه",
  "ك",
  "ي",
  "ج",
] as const;
/** Between the words of a keyword: blanks, the bars of a hashtag, hyphens, emphasis. */
const joint = /^[\s_*\-–—'’،,"“”«»]{0,4}$/u;
const addresses = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Where each keyword of the brief stands in the text, in any of its ordinary forms. */
export function findKeywords(view: TextView): Report["keywords"] {
  const hidden = mergeSpans(
    [blankPattern, addresses].flatMap((form) =>
      [...view.text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ),
  );
  const find = phraseFinder(view);
  return view.brief.keywords.map((keyword) => ({
    keyword,
    spans: [...find(keyword), ...tagSpans(view.text, keyword)].filter(({ start, end }) => !touchesSpans(hidden, start, end)),
  }));
}

/** A keyword of several words as one tag: '#ShoppingList'. */
function tagSpans(text: string, keyword: string): Span[] {
  const words = keyword.trim().split(/\s+/);
  if (words.length < 2) return [];
  const tag = `#${words.join("")}`.toLowerCase();
  const start = text.toLowerCase().indexOf(tag);
  return start < 0 ? [] : [{ start, end: start + tag.length }];
}

/**
 * Finds a word or phrase of the user's with what language does to it: Arabic proclitics and suffixes, the joined words of a
 * hashtag, English plurals and -ing. A phrase that is no word ('C++') is found as it is typed.
 */
export function phraseFinder({ text, tokens }: Pick<TextView, "text" | "tokens">): (phrase: string) => Span[] {
  const stemsOf = new Map<string, readonly string[]>();
  const stems = (folded: string): readonly string[] => {
    let known = stemsOf.get(folded);
    if (!known) {
      known = stemForms(folded);
      stemsOf.set(folded, known);
    }
    return known;
  };
  // The tokens under each of their stems: a keyword looks only at the places where its first word could stand.
  const places = new Map<string, number[]>();
  tokens.forEach(({ folded }, index) => {
    for (const stem of stems(folded)) {
      const list = places.get(stem);
      if (list) list.push(index);
      else places.set(stem, [index]);
    }
  });
  const isForm = (token: Token, wanted: readonly string[]) => stems(token.folded).some((stem) => wanted.includes(stem));
  return (phrase) => {
    const literal = literalSpans(text, phrase);
    if (literal.length > 0) return literal;
    const words = (fold(phrase).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).map(stems);
    const [first, ...rest] = words;
    if (!first) return [];
    const starts = [...new Set(first.flatMap((stem) => places.get(stem) ?? []))].sort((a, b) => a - b);
    return mergeSpans(starts.flatMap((at) => matchFrom(at, rest)));
  };

  function matchFrom(at: number, rest: readonly (readonly string[])[]): Span[] {
    let last = tokens[at];
    const first = last;
    for (const [index, wanted] of rest.entries()) {
      const next = tokens[at + 1 + index];
      if (!last || !next || !isForm(next, wanted) || !joint.test(text.slice(last.end, next.start))) return [];
      last = next;
    }
    return first && last ? [{ start: first.start, end: last.end }] : [];
  }
}

/** Keywords such as 'C++' or '3.0' have no words to compare: they must stand as typed. */
function literalSpans(text: string, phrase: string): Span[] {
  const trimmed = phrase.trim();
  if (trimmed === "" || /^[\p{L}\p{M}\p{N}\s_'’-]+$/u.test(trimmed)) return [];
  const haystack = text.toLowerCase();
  const needle = trimmed.toLowerCase();
  const spans: Span[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    spans.push({ start: at, end: at + needle.length });
  }
  return haystack.length === text.length ? spans : [];
}

/** The forms under which a word is the same word: what two words share of them makes them one. */
function stemForms(folded: string): readonly string[] {
  return arabicLetter.test(folded) ? arabicStems(folded) : englishStems(folded);
}

function arabicStems(word: string): string[] {
  const stems = new Set<string>([word]);
  for (const proclitic of arabicProclitics(word)) {
    const rest = word.slice(proclitic.length);
    if (rest.length >= 2) stems.add(rest);
  }
  for (const stem of [...stems]) {
    for (const suffix of arabicSuffixes) {
      if (!stem.endsWith(suffix)) continue;
      const bare = stem.slice(0, -suffix.length);
      if (bare.length < stemMin) continue;
      stems.add(bare);
      // A feminine ending opens before a suffix: فكرة, فكرتك, فكرات.
      if (bare.endsWith("ت")) stems.add(`${bare.slice(0, -1)}ه`);
      if (suffix === "ات") stems.add(`${bare}ه`);
    }
  }
  return [...stems];
}

/** What may stand joined before an Arabic word, shortest first: و, ف, ب, ل, ك, ع and the article in their combinations. */
export function arabicProclitics(word: string): readonly string[] {
  const match = /^([وف]?)([بلكع]?)(لل|ال|ل)?/u.exec(word);
  if (!match) return [];
  const [, joined = "", preposition = "", article = ""] = match;
  const found = new Set<string>([joined, joined + preposition, joined + preposition + article]);
  for (const form of [`${joined}ال`, `${joined}لل`, "ال", "لل", "هال", "عال"]) if (word.startsWith(form)) found.add(form);
  found.delete("");
  return [...found];
}

function englishStems(word: string): string[] {
  const stems = new Set<string>([word]);
  const add = (stem: string) => {
    if (stem.length >= stemMin) stems.add(stem);
  };
  const bare = word.replace(/['’]s?$/, "");
  add(bare);
  if (bare.endsWith("ies")) add(`${bare.slice(0, -3)}y`);
  if (bare.endsWith("es")) add(bare.slice(0, -2));
  if (bare.endsWith("s") && !bare.endsWith("ss")) add(bare.slice(0, -1));
  if (bare.endsWith("ing") && bare.length >= stemMin + 3) {
    const stem = bare.slice(0, -3);
    add(stem);
    add(`${stem}e`);
    if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1));
  }
  return [...stems];
}
