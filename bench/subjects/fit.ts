import { writeFileSync } from "node:fs";
import { maxStep, weightChar } from "#language/packed-weights.ts";
import { classChar, type PackedSubjectModel, unpackSubjectModel } from "#language/subjects/subject-model.ts";
import { type Fitted, fitFeatures } from "../logistic.ts";
import { readStatements } from "./training-statements.ts";
import { none, readTopics, type TrainingTopic } from "./training-topics.ts";

/**
 * Fits the model that finds a topic's subject on the topics in `training/` and the statements of the packs, and writes it to
 * `src/language/subjects/subject-weights.ts`. The test topics are not read. Run: `node bench/subjects/fit.ts` (five minutes; the same weights every
 * time).
 * With `--folds` it writes nothing and prints what models fitted on four fifths of the topics tell of the other fifth, by threshold.
 */
const settings = { penalty: 0.1, rounds: 60, features: 120_000, leastWeight: 0.1, noneWeight: 1.5 };

const topics = [...readTopics(), ...(await readStatements())];
const classes = [...new Set(topics.map(({ subject }) => subject))].sort();

if (process.argv.includes("--folds")) printFolds();
else write(fitTopics(topics));

function fitTopics(rows: readonly TrainingTopic[]): PackedSubjectModel {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  // Runs of letters that stand in a single topic tell nothing that its words do not.
  const kept = [...counts].filter(([feature, count]) => count > 1 || /^[=~@]| /.test(feature)).map(([feature]) => feature);
  const labelled = rows.map(({ subject, features, weight }) => ({
    label: classes.indexOf(subject),
    features,
    weight: subject === none ? weight * settings.noneWeight : weight,
  }));
  return packed(fitFeatures(labelled, kept, classes.length, settings.penalty, settings.rounds), kept, rows);
}

/** Keeps the features that move a topic most, and of each the classes that it speaks for or against. */
function packed({ weights, bias }: Fitted, kept: readonly string[], rows: readonly TrainingTopic[]): PackedSubjectModel {
  const moved = new Map<string, number>();
  for (const { features } of rows) for (const [feature, value] of features) moved.set(feature, (moved.get(feature) ?? 0) + value);
  const rowOf = (at: number) => weights.subarray(at * classes.length, (at + 1) * classes.length);
  const largestOf = (at: number) => rowOf(at).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const chosen = kept
    .map((feature, at) => ({ feature, at, importance: largestOf(at) * Math.sqrt(moved.get(feature) ?? 0) }))
    .sort((a, b) => b.importance - a.importance || (a.feature < b.feature ? -1 : 1))
    .slice(0, settings.features)
    .sort((a, b) => (a.feature < b.feature ? -1 : 1));
  const step = Number((chosen.reduce((most, { at }) => Math.max(most, largestOf(at)), 0) / maxStep).toPrecision(6));
  const pairs = (at: number) =>
    [...rowOf(at)]
      .map((weight, k) => (Math.abs(weight) < settings.leastWeight ? "" : classChar(k) + weightChar(Math.round(weight / step))))
      .join("");
  return {
    classes,
    bias: [...bias].map((value) => Number(value.toFixed(3))),
    step,
    features: chosen.map(({ feature }) => feature).join("\n"),
    weights: chosen.map(({ at }) => pairs(at)).join("\n"),
  };
}

function write(model: PackedSubjectModel): void {
  const source = [
    "// Written by bench/subjects/fit.ts from the topics in bench/subjects/training: never edited by hand.",
    'import type { PackedSubjectModel } from "./subject-model.ts";',
    "",
    "export const subjectWeights: PackedSubjectModel = {",
    `  classes: [${model.classes.map((id) => JSON.stringify(id)).join(", ")}],`,
    `  bias: [${model.bias.join(", ")}],`,
    `  step: ${model.step},`,
    `  features:\n    ${JSON.stringify(model.features)},`,
    `  weights:\n    ${JSON.stringify(model.weights)},`,
    "};",
    "",
  ].join("\n");
  writeFileSync(new URL("../../src/language/subjects/subject-weights.ts", import.meta.url), source);
  console.log(`${topics.length} topics and words, ${Math.round(Buffer.byteLength(source) / 1024)} kB`);
}

function printFolds(): void {
  const folds = 5;
  const told = Array.from({ length: folds }, (_, fold) => {
    const model = unpackSubjectModel(fitTopics(topics.filter(({ line }) => line === null || line % folds !== fold)));
    return topics
      .filter(({ line }) => line !== null && line % folds === fold)
      .map(({ subject, features }) => {
        const found = model(features);
        const score = Math.max(...found);
        return { subject, found: classes[found.indexOf(score)] ?? none, score };
      });
  }).flat();
  for (const threshold of [0, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const counts = { right: 0, wrong: 0, missed: 0, "rightly none": 0, "wrong for none": 0 };
    for (const { subject, found, score } of told) {
      const named = score < threshold ? none : found;
      if (subject === none) counts[named === none ? "rightly none" : "wrong for none"] += 1;
      else counts[named === subject ? "right" : named === none ? "missed" : "wrong"] += 1;
    }
    console.log(threshold, counts);
  }
}
