import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { signFeature } from "#language/checks/variety/closed-signs.ts";
import type { PackedModel } from "#language/checks/variety/model.ts";
import { maxStep, weightChar } from "#language/packed-weights.ts";
import { fitFeatures } from "../logistic.ts";
import { readTraining, sentenceFeatures, type TrainingRow, withChangedCopies } from "./training-data.ts";

/**
 * Fits the weights of the variety check on the sentences in `training/` and writes them to
 * `src/language/checks/variety/weights.ts`. Nothing else is read: not the development set, not the unseen sentences, not the
 * profiles, not a phrase bank. Run: `node bench/variety/fit.ts` (a few seconds; the same weights every time).
 */
const regions = ["egyptian", "gulf", "levantine", "standard"];

/** Settings of the fits, chosen by measurement; see decision 9. */
const settings = { penalty: 1, rounds: 80, leastExamples: 6 };

const regionRows = regions.flatMap((region, label) => readTraining(region, () => label));
const neutralWords = regionRows
  .filter(({ label }) => label === regions.indexOf("standard"))
  .flatMap(({ words }) => words)
  .filter((word) => signFeature(word) === undefined);
const regionModel = fitPacked(withChangedCopies(regionRows, neutralWords), regions, 5_000);

const target = new URL("../../src/language/checks/variety/weights.ts", import.meta.url);
const source = [
  "// Written by bench/variety/fit.ts from the sentences in bench/variety/training: never edited by hand.",
  'import type { PackedModel } from "./model.ts";',
  "",
  `export const regionModel: PackedModel = ${printed(regionModel)};`,
  "",
  "/** Words of the training sentences by the regions that wrote them: what is no region's foreign word. */",
  `export const attestedWords: readonly (readonly [regions: string, words: string])[] = ${printedAttested()};`,
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
  const first = fitRows(rows, features, frequent, classes.length);
  const importance = (row: number) =>
    spread(first.weights, row, classes.length) * Math.sqrt(counts.get(frequent[row] as string) ?? 0);
  const kept = frequent
    .map((feature, row) => ({ feature, importance: importance(row) }))
    .sort((a, b) => b.importance - a.importance || (a.feature < b.feature ? -1 : 1))
    .slice(0, keep)
    .map(({ feature }) => feature)
    .sort();
  const second = fitRows(rows, features, kept, classes.length);
  return packed(second, kept, classes);
}

function fitRows(
  rows: readonly TrainingRow[],
  features: readonly Map<string, number>[],
  kept: readonly string[],
  classes: number,
) {
  const labelled = rows.map(({ label, weight }, row) => ({ label, weight, features: features[row] ?? new Map() }));
  return fitFeatures(labelled, kept, classes, settings.penalty, settings.rounds);
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

/** A dialect's word counts from its second use on: one writer's slip is no usage. */
function printedAttested(): string {
  const letters = ["e", "g", "l", "s"];
  const uses = new Map<string, number[]>();
  for (const { label, words } of regionRows) {
    for (const word of words) {
      const own = uses.get(word) ?? regions.map(() => 0);
      own[label] = (own[label] ?? 0) + 1;
      uses.set(word, own);
    }
  }
  const setOf = (own: readonly number[]) =>
    letters.filter((letter, label) => (own[label] ?? 0) >= (letter === "s" ? 1 : 2)).join("");
  const groups = Map.groupBy(
    [...uses].sort(([a], [b]) => (a < b ? -1 : 1)),
    ([, own]) => setOf(own),
  );
  const lines = [...groups]
    .filter(([set]) => set !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([set, own]) => `  [\n    ${JSON.stringify(set)},\n    ${JSON.stringify(own.map(([word]) => word).join(" "))},\n  ],`);
  return `[\n${lines.join("\n")}\n]`;
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
