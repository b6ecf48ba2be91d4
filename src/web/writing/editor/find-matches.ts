import { foldForSearch } from "#language/text/search-fold.ts";

/** A stretch of a text in UTF-16 units, from its first to the one after its last. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

interface Folded {
  readonly text: string;
  /** For each unit of the folded text, where the sign that it came from begins and ends in the text. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Folds a text sign by sign, so that every folded letter knows its place: folding takes letters away and makes two of one. */
function foldWithPlaces(text: string): Folded {
  let folded = "";
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of text) {
    const letters = foldSign(sign);
    for (let unit = 0; unit < letters.length; unit += 1) {
      from.push(at);
      to.push(at + sign.length);
    }
    // What sits on a letter goes with it.
    if (letters === "" && to.length > 0) to[to.length - 1] = at + sign.length;
    folded += letters;
    at += sign.length;
  }
  return { text: folded, from, to };
}

function foldSign(sign: string): string {
  return /\s/.test(sign) ? " " : foldForSearch(sign);
}

const wordSign = /^[\p{L}\p{N}\p{M}_]/u;

/** Where a text has the searched words, whatever the spelling of hamza, ta marbuta, tashkeel, tatweel, capitals and digits. */
export function findMatches(text: string, search: string, wholeWords: boolean): Match[] {
  const wanted = Array.from(search, foldSign).join("");
  if (wanted.trim() === "") return [];
  const folded = foldWithPlaces(text);
  const matches: Match[] = [];
  let at = folded.text.indexOf(wanted);
  while (at !== -1) {
    const match = { from: folded.from[at] ?? 0, to: folded.to[at + wanted.length - 1] ?? text.length };
    const isWanted = !wholeWords || isWhole(text, match);
    if (isWanted) matches.push(match);
    at = folded.text.indexOf(wanted, isWanted ? at + wanted.length : at + 1);
  }
  return matches;
}

function isWhole(text: string, { from, to }: Match): boolean {
  const before = Array.from(text.slice(Math.max(0, from - 2), from)).at(-1) ?? "";
  return !wordSign.test(before) && !wordSign.test(text.slice(to, to + 2));
}
