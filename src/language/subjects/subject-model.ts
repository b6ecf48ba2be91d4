import { weightOf } from "../packed-weights.ts";

/** A sparse linear model as `bench/subjects/fit.ts` writes it. */
export interface PackedSubjectModel {
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  /** What one step of a quantised weight is worth. */
  readonly step: number;
  /** The features, each on a line. */
  readonly features: string;
  /** A line for each feature: pairs of characters, one for the class and one for its weight. */
  readonly weights: string;
}

const firstClassCode = 35;
const backslash = 92;

/** The character of a class's number. */
export function classChar(at: number): string {
  const code = firstClassCode + at;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}

function classOf(code: number): number {
  return (code > backslash ? code - 1 : code) - firstClassCode;
}

/** The probability of each class for a topic's features. */
export type SubjectModel = (features: ReadonlyMap<string, number>) => Float64Array;

export function unpackSubjectModel({ classes, bias, step, features, weights }: PackedSubjectModel): SubjectModel {
  const lines = weights.split("\n");
  const byFeature = new Map(features.split("\n").map((feature, at) => [feature, lines[at] ?? ""]));
  return (found) => {
    const scores = Float64Array.from(bias);
    for (const [feature, value] of found) {
      const line = byFeature.get(feature) ?? "";
      for (let i = 0; i < line.length; i += 2) {
        const k = classOf(line.charCodeAt(i));
        scores[k] = (scores[k] ?? 0) + value * step * weightOf(line.charCodeAt(i + 1));
      }
    }
    return softmax(scores, classes.length);
  };
}

function softmax(scores: Float64Array, count: number): Float64Array {
  const top = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < count; k += 1) {
    scores[k] = Math.exp((scores[k] ?? 0) - top);
    sum += scores[k] ?? 0;
  }
  return scores.map((score) => score / sum);
}
