import type { Span } from "#shared/contracts/report.ts";
import { fold } from "../../text/normalise.ts";

/** Lengths of the character n-grams that are read inside a word with its boundaries. */
const shortest = 2;
const longest = 5;

/** Longer runs of letters are no words of any language: no table is asked about them, and nobody remembers them. */
export const longestWord = 60;

/** Stands before and after a word's letters, so that beginnings and ends are n-grams of their own. */
const boundary = "_";

/**
 * How much one feature of each kind counts before it is weighed. Small values are penalised harder when weights are fitted, so
 * that whole words and signs from the hand-made tables are believed before letters. Chosen by measurement (decision 9).
 */
export const featureScales = { letters: 0.2, word: 1, pair: 0.5, sign: 4 } as const;

/** A run of Arabic letters with their marks: the unit that the check reads. */
const arabicWord = /(?=\p{Script=Arabic})\p{L}[\p{L}\p{M}\u0640\u200C]*/gu;

/** A word at its place in the text, and as the model knows it. */
export interface Token extends Span {
  readonly word: string;
}

/** The Arabic words of a text, in order. Offsets are the text's own. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(arabicWord)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: modelWord(match[0]),
  }));
}

/** A word as the model knows it: folded, with stretched letters written once ('كتييير' is 'كتير'). */
export function modelWord(word: string): string {
  return fold(word).replace(/(\p{L})\1{2,}/gu, "$1");
}

/** What a word gives to the model, with how much: its character n-grams with boundaries, and the whole word. */
export function wordFeatures(word: string): Map<string, number> {
  const framed = boundary + word + boundary;
  const found = new Map<string, number>();
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= framed.length; start += 1) {
      found.set(framed.slice(start, start + length), featureScales.letters);
    }
  }
  return found.set(framed, featureScales.word);
}

/** Two neighbouring words as one feature: what 'ما في' or 'لا يوجد' say together. */
export function pairFeature(first: string, second: string): string {
  return `${first} ${second}`;
}

/** Letters, words and pairs count less the longer the sentence is: its topic repeats itself, signs of a variety do not. */
export function lengthFactor(words: number): number {
  return (Math.max(words, 3) / 8) ** -0.5;
}
