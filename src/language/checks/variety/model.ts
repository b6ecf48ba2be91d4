import { weightOf } from "../../packed-weights.ts";
import { isSharedHomograph, signFeature } from "./closed-signs.ts";
import { featureScales, lengthFactor, longestWord, pairFeature, wordFeatures } from "./features.ts";

/** A linear model as `bench/variety/fit.ts` writes it. */
export interface PackedModel {
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  /** What one step of a quantised weight is worth. */
  readonly step: number;
  /** The features in order, each on a line. */
  readonly features: string;
  /** One character for each class of each feature; see `weightOf`. */
  readonly weights: string;
}

/** What a word adds to each class: its letters and itself, and apart from them its sign from the hand-made tables. */
interface WordScores {
  readonly content: Float64Array;
  readonly sign: Float64Array;
}

export interface LinearModel {
  readonly classes: readonly string[];
  readonly scoresOf: (word: string) => WordScores;
  /** One score for each class; their differences are evidence in nats, before calibration. */
  readonly sentenceScores: (words: readonly string[]) => Float64Array;
  /** Adds to the scores what a feature says that is neither a word nor a run of letters. */
  readonly addFeature: (scores: Float64Array, feature: string, value: number) => void;
}

/** Words that were scored are remembered up to this many, for texts that are checked while they are edited. */
const rememberedWords = 20_000;

export function unpackModel(packed: PackedModel): LinearModel {
  const count = packed.classes.length;
  const rows = new Map(packed.features.split("\n").map((feature, row) => [feature, row * count]));
  const weights = Float64Array.from(packed.weights, (char) => weightOf(char.charCodeAt(0)) * packed.step);
  const memory = new Map<string, WordScores>();

  const add = (target: Float64Array, feature: string, value: number) => {
    const row = rows.get(feature);
    if (row === undefined) return;
    for (let k = 0; k < count; k += 1) target[k] = (target[k] as number) + value * (weights[row + k] as number);
  };
  const scoresOf = (word: string): WordScores => {
    const known = memory.get(word);
    if (known) return known;
    const scores = { content: new Float64Array(count), sign: new Float64Array(count) };
    if (!isSharedHomograph(word)) for (const [feature, value] of wordFeatures(word)) add(scores.content, feature, value);
    const sign = signFeature(word);
    if (sign) add(scores.sign, sign, featureScales.sign);
    if (word.length > longestWord) return scores;
    if (memory.size >= rememberedWords) memory.clear();
    memory.set(word, scores);
    return scores;
  };
  const sentenceScores = (words: readonly string[]): Float64Array => {
    const total = new Float64Array(count);
    for (const [at, word] of words.entries()) {
      addTo(total, scoresOf(word).content);
      const next = words[at + 1];
      if (next !== undefined) add(total, pairFeature(word, next), featureScales.pair);
    }
    const factor = lengthFactor(words.length);
    for (let k = 0; k < count; k += 1) total[k] = (total[k] as number) * factor + (packed.bias[k] as number);
    for (const word of words) addTo(total, scoresOf(word).sign);
    return total;
  };
  return { classes: packed.classes, scoresOf, sentenceScores, addFeature: add };
}

function addTo(total: Float64Array, more: Float64Array): void {
  for (let k = 0; k < total.length; k += 1) total[k] = (total[k] as number) + (more[k] as number);
}

/** Scores as probabilities; a higher temperature makes them less sure. */
export function softmax(scores: ArrayLike<number>, temperature: number): number[] {
  const values = Array.from(scores);
  const top = Math.max(...values);
  const powers = values.map((score) => Math.exp((score - top) / temperature));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
