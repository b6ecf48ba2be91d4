import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { signFeature } from "#language/checks/variety/closed-signs.ts";
import { fitPacked, printedModel } from "./pack-model.ts";
import { readTraining, sentenceFeatures, withChangedCopies } from "./training-data.ts";

/**
 * Fits the weights of the variety check on the sentences in `training/` and writes them to
 * `src/language/checks/variety/weights.ts`. Nothing else is read: not the development set, not the unseen sentences, not the
 * profiles, not a phrase bank. Run: `node bench/variety/fit.ts` (a few seconds; the same weights every time).
 */
const regions = ["egyptian", "gulf", "levantine", "standard"];

/** Settings of the fits, chosen by measurement; see decision 9. */
const settings = { penalty: 1, rounds: 80, leastExamples: 6, keep: 5_000 };

const regionRows = regions.flatMap((region, label) => readTraining(region, () => label));
const neutralWords = regionRows
  .filter(({ label }) => label === regions.indexOf("standard"))
  .flatMap(({ words }) => words)
  .filter((word) => signFeature(word) === undefined);
const examples = withChangedCopies(regionRows, neutralWords).map((row) => ({ ...row, features: sentenceFeatures(row.words) }));
const regionModel = fitPacked(examples, regions, settings);

const target = new URL("../../src/language/checks/variety/weights.ts", import.meta.url);
const source = [
  "// Written by bench/variety/fit.ts from the sentences in bench/variety/training: never edited by hand.",
  'import type { PackedModel } from "./model.ts";',
  "",
  `export const regionModel: PackedModel = ${printedModel(regionModel)};`,
  "",
  "/** Words of the training sentences by the regions that wrote them: what is no region's foreign word. */",
  `export const attestedWords: readonly (readonly [regions: string, words: string])[] = ${printedAttested()};`,
  "",
].join("\n");
writeFileSync(target, source);
console.log(`${regionRows.length} sentences, ${Math.round(gzipSync(source).length / 1024)} kB gzipped`);

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
