import { readFileSync } from "node:fs";
import { signFeature } from "#language/checks/variety/closed-signs.ts";
import { featureScales, lengthFactor, pairFeature, tokensOf, wordFeatures } from "#language/checks/variety/features.ts";

/** The sentences that we wrote, as word lists with their class. */
export interface TrainingRow {
  readonly label: number;
  readonly words: readonly string[];
  readonly weight: number;
}

/** The rows of one file, whose class is told by the country in the first column. */
export function readTraining(region: string, labelOf: (country: string) => number): TrainingRow[] {
  const path = new URL(`./training/${region}.tsv`, import.meta.url);
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [country = "", text = ""] = line.split("\t");
      return { label: labelOf(country), words: tokensOf(text).map(({ word }) => word), weight: 1 };
    });
}

/** Random numbers that are the same every time (a linear congruential generator; Numerical Recipes' constants). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How many changed copies each sentence gets, and how much of it is dropped and strewn in. */
const copies = 3;
const dropShare = 0.5;
const strewnShare = 1;

/**
 * The rows and changed copies of them: half of the words dropped, words of Standard sentences that are nobody's sign strewn in.
 * A model that sees them cannot lean on one word or on a topic. (Hamzas, ة, ى and stretched letters are folded before it.)
 */
export function withChangedCopies(rows: readonly TrainingRow[], neutralWords: readonly string[]): TrainingRow[] {
  const random = seededRandom(12_345);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  return rows.flatMap((row) => {
    const all = [row];
    for (let copy = 0; copy < copies; copy += 1) {
      const words = row.words.filter(() => random() > dropShare);
      if (words.length < 2) continue;
      const strewn = neutralWords.length > 0 ? Math.round(words.length * random() * strewnShare) : 0;
      for (let i = 0; i < strewn; i += 1) words.splice(Math.floor(random() * words.length), 0, pick(neutralWords));
      all.push({ label: row.label, words, weight: 1 / copies });
    }
    return all;
  });
}

/** All features of a sentence with their values: what `model.ts` adds up word by word. */
export function sentenceFeatures(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const factor = lengthFactor(words.length);
  const add = (feature: string, value: number) => found.set(feature, (found.get(feature) ?? 0) + value);
  for (const [at, word] of words.entries()) {
    for (const [feature, value] of wordFeatures(word)) add(feature, value * factor);
    const next = words[at + 1];
    if (next !== undefined) add(pairFeature(word, next), featureScales.pair * factor);
    const sign = signFeature(word);
    if (sign) add(sign, featureScales.sign);
  }
  return found;
}
