import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { signFeature } from "#language/checks/variety/closed-signs.ts";
import { maxStep, type PackedModel, weightChar } from "#language/checks/variety/model.ts";
import { type Examples, fitLogistic } from "./logistic.ts";
import { readTraining, sentenceFeatures, type TrainingRow, withChangedCopies } from "./training-data.ts";

/**
 * Fits the weights of the variety check on the sentences in `training/` and writes them to
 * `src/language/checks/variety/weights.ts`. Nothing else is read: not the development set, not the unseen sentences, not the
 * profiles, not a phrase bank. Run: `node bench/variety/fit.ts` (a few seconds; the same weights every time).
 */
const regions = ["egyptian", "gulf", "levantine", "standard"];
const levantine = ["lebanese", "jordanian", "syrian", "palestinian"];

/** Settings of the fits, chosen by measurement; see decision 9. */
const settings = { penalty: 1, rounds: 80, leastExamples: 6 };

const regionRows = regions.flatMap((region, label) => readTraining(region, () => label));
const neutralWords = regionRows
  .filter(({ label }) => label === regions.indexOf("standard"))
  .flatMap(({ words }) => words)
  .filter((word) => signFeature(word) === undefined);
const regionModel = fitPacked(withChangedCopies(regionRows, neutralWords), regions, 7_000);

const countryRows = readTraining("levantine", (country) => levantine.indexOf(country));
const countryModel = fitPacked(withChangedCopies(countryRows, []), levantine, 1_500);

const target = new URL("../../src/language/checks/variety/weights.ts", import.meta.url);
const source = [
  "// Written by bench/variety/fit.ts from the sentences in bench/variety/training: never edited by hand.",
  'import type { PackedModel } from "./model.ts";',
  "",
  `export const regionModel: PackedModel = ${printed(regionModel)};`,
  "",
  `export const levantineModel: PackedModel = ${printed(countryModel)};`,
  "",
].join("\n");
writeFileSync(target, source);
console.log(`${regionRows.length} sentences, ${Math.round(gzipSync(source).length / 1024)} kB gzipped`);

/** Fits all features once, keeps those that matter most, and fits these again. */
function fitPacked(rows: readonly TrainingRow[], classes: readonly string[], keep: number): PackedModel {
  const counts = new Map<string, number>();
  const features = rows.map(({ words }) => sentenceFeatures(words));
  for (const found of features) for (const feature of found.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= settings.leastExamples).map(([feature]) => feature);
  const first = fit(rows, features, frequent, classes.length);
  const importance = (row: number) =>
    spread(first.weights, row, classes.length) * Math.sqrt(counts.get(frequent[row] as string) ?? 0);
  const kept = frequent
    .map((feature, row) => ({ feature, importance: importance(row) }))
    .sort((a, b) => b.importance - a.importance || (a.feature < b.feature ? -1 : 1))
    .slice(0, keep)
    .map(({ feature }) => feature)
    .sort();
  const second = fit(rows, features, kept, classes.length);
  return packed(second, kept, classes);
}

function fit(rows: readonly TrainingRow[], features: readonly Map<string, number>[], kept: readonly string[], classes: number) {
  const indexOf = new Map(kept.map((feature, index) => [feature, index]));
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const found of features) {
    for (const [feature, value] of found) {
      const index = indexOf.get(feature);
      if (index === undefined) continue;
      indices.push(index);
      values.push(value);
    }
    starts.push(indices.length);
  }
  const examples: Examples = {
    starts: Int32Array.from(starts),
    indices: Int32Array.from(indices),
    values: Float32Array.from(values),
    classes: Uint8Array.from(rows, ({ label }) => label),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
  return fitLogistic(examples, kept.length, classes, settings.penalty, settings.rounds);
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

function printed(model: PackedModel): string {
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
