import type { PackedModel } from "#language/checks/variety/model.ts";
import { maxStep, weightChar } from "#language/packed-weights.ts";
import { fitFeatures, type LabelledFeatures } from "../logistic.ts";

export interface FitSettings {
  readonly penalty: number;
  readonly rounds: number;
  /** Features of fewer examples are left out. */
  readonly leastExamples: number;
  /** So many features are kept. */
  readonly keep: number;
}

/** Fits all features once, keeps those that matter most, and fits these again. */
export function fitPacked(rows: readonly LabelledFeatures[], classes: readonly string[], settings: FitSettings): PackedModel {
  const { penalty, rounds, leastExamples, keep } = settings;
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature);
  const first = fitFeatures(rows, frequent, classes.length, penalty, rounds);
  const importance = (row: number) =>
    spread(first.weights, row, classes.length) * Math.sqrt(counts.get(frequent[row] as string) ?? 0);
  const kept = frequent
    .map((feature, row) => ({ feature, importance: importance(row) }))
    .sort((a, b) => b.importance - a.importance || (a.feature < b.feature ? -1 : 1))
    .slice(0, keep)
    .map(({ feature }) => feature)
    .sort();
  return packed(fitFeatures(rows, kept, classes.length, penalty, rounds), kept, classes);
}

function spread(weights: Float64Array, row: number, classes: number): number {
  const own = weights.subarray(row * classes, (row + 1) * classes);
  return Math.max(...own) - Math.min(...own);
}

function packed(
  { weights, bias }: { weights: Float64Array; bias: Float64Array },
  kept: readonly string[],
  classes: readonly string[],
): PackedModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / maxStep).toPrecision(6));
  return {
    classes,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    step,
    features: kept.join("\n"),
    weights: [...weights].map((weight) => weightChar(Math.round(weight / step))).join(""),
  };
}

/** The model as source text. */
export function printedModel(model: PackedModel): string {
  const list = (values: readonly (string | number)[]) => `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
  return [
    "{",
    `  classes: ${list(model.classes)},`,
    `  bias: ${list(model.bias)},`,
    `  step: ${model.step},`,
    `  features:\n    ${JSON.stringify(model.features)},`,
    `  weights:\n    ${JSON.stringify(model.weights)},`,
    "}",
  ].join("\n");
}
