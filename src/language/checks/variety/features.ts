import { fold } from "../../text/normalise.ts";

/** Lengths of the character n-grams that are read inside a word with its boundaries. */
const shortest = 2;
const longest = 5;

/** Stands before and after a word's letters, so that beginnings and ends are n-grams of their own. */
const boundary = "_";

/** A run of Arabic letters with their marks: the unit that the check reads. */
export const arabicWord = /(?:(?=\p{Script=Arabic})\p{L})[\p{L}\p{M}\u0640\u200C]*/gu;

/** A word as the model knows it: folded, with stretched letters written once ('كتييير' is 'كتير'). */
export function modelWord(word: string): string {
  return fold(word).replace(/(\p{L})\1{2,}/gu, "$1");
}

/** What a word gives to the model: its character n-grams with boundaries, and the whole word. No n-gram is given twice. */
export function wordFeatures(word: string): string[] {
  const framed = boundary + word + boundary;
  const found = new Set<string>();
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= framed.length; start += 1) found.add(framed.slice(start, start + length));
  }
  found.add(framed);
  return [...found];
}

/** Two neighbouring words as one feature: what 'ما في' or 'لا يوجد' say together. */
export function pairFeature(first: string, second: string): string {
  return `${first} ${second}`;
}
