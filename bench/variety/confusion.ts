import { readFileSync } from "node:fs";
import { tokensOf } from "#language/checks/variety/features.ts";
import { signOf } from "#language/checks/variety/signs.ts";
import { arabicRegions, readSentence, readTogether, type SentenceReading } from "#language/checks/variety/tell-region.ts";
import type { Region } from "#shared/contracts/report.ts";
import { languageOf, varieties } from "#shared/options.ts";
import { blocksOfFive, type LabelledSentence, readDevelopmentSet } from "./development-set.ts";
import { printDeletion, printPlanted, printSpeed, printSprinkled, printUnseenCountries } from "./unseen.ts";

/**
 * The figures of the variety check: `node bench/variety/confusion.ts <path of the development set>`. Without a path only the
 * unseen sentences are judged. Nothing is fitted here.
 */
interface Judged extends LabelledSentence {
  readonly reading: SentenceReading;
}

const path = process.argv[2];
if (path) {
  const sentences = readDevelopmentSet(path).map(judged);
  report("development set", sentences);
  report(
    "development set without rows labelled as a dialect whose words are all Standard",
    sentences.filter(hasDialectOrIsStandard),
  );
}
report("unseen sentences (weak evidence: written by us, before and apart from the markers)", readUnseen().map(judged));
printUnseenCountries();
printPlanted();
printSprinkled();
printDeletion();
printSpeed();

function judged(sentence: LabelledSentence): Judged {
  return { ...sentence, reading: readSentence(tokensOf(sentence.text).map(({ word }) => word)) };
}

/** Left out: a row labelled as a dialect that holds a Standard-only word and not one word or form that any table gives to a dialect. */
function hasDialectOrIsStandard({ region, text }: LabelledSentence): boolean {
  if (region === "standard") return true;
  const regions = tokensOf(text).map(({ word }) => signOf(word)?.regions);
  return !regions.includes("s") || regions.some((own) => own !== undefined && own !== "s");
}

function readUnseen(): LabelledSentence[] {
  const files = [...varieties.filter((variety) => languageOf(variety) === "ar"), "levantine-open"] as const;
  const regionOf = (file: string): Region => {
    if (file === "ar-egyptian") return "egyptian";
    if (file === "ar-standard") return "standard";
    return /lebanese|jordanian|levantine/.test(file) ? "levantine" : "gulf";
  };
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(`./unseen/${file}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n");
    return lines.map((text) => ({ region: regionOf(file), country: file, source: "unseen", text }));
  });
}

function report(name: string, sentences: readonly Judged[]): void {
  console.log(`\n# ${name}: ${sentences.length} sentences`);
  const items = sentences.map(({ region, reading, country, source }) => ({
    asked: region,
    told: reading.region,
    probabilities: reading.probabilities,
    group: `${country} ${source}`,
  }));
  printTable("single sentences", items);
  const blocks = blocksOfFive(sentences).map((block) => {
    const { region, probabilities } = readTogether(block.map(({ reading }) => reading));
    const [first] = block as [Judged];
    return { asked: first.region, told: region, probabilities, group: `${first.country} ${first.source}` };
  });
  printTable("blocks of five", blocks);
}

interface Item {
  readonly asked: Region;
  readonly told: Region | null;
  readonly probabilities: readonly number[];
  readonly group: string;
}

function printTable(name: string, items: readonly Item[]): void {
  const told = items.filter((item) => item.told !== null);
  const right = told.filter((item) => item.told === item.asked);
  console.log(
    `\n## ${name}: told ${percent(told.length, items.length)}, right of those ${percent(right.length, told.length)} (n = ${items.length})`,
  );
  console.table(
    Object.fromEntries(
      arabicRegions.map((asked) => {
        const own = items.filter((item) => item.asked === asked);
        const cells = [...arabicRegions, null].map((region) => [
          region ?? "open",
          own.filter((item) => item.told === region).length,
        ]);
        const recall = percent(own.filter((item) => item.told === asked).length, own.length);
        return [asked, { ...Object.fromEntries(cells), recall }];
      }),
    ),
  );
  const groups = Map.groupBy(items, ({ group }) => group);
  for (const [group, own] of groups) {
    const ownTold = own.filter((item) => item.told !== null);
    const ownRight = ownTold.filter((item) => item.told === item.asked);
    console.log(`${group}: told ${percent(ownTold.length, own.length)}, right ${percent(ownRight.length, ownTold.length)}`);
  }
  console.log("calibration: probability of the likeliest region -> how often it is right");
  for (const [from, to] of [
    [0, 0.4],
    [0.4, 0.55],
    [0.55, 0.7],
    [0.7, 0.85],
    [0.85, 1.01],
  ] as const) {
    const bin = items.filter(({ probabilities }) => Math.max(...probabilities) >= from && Math.max(...probabilities) < to);
    const mean = bin.reduce((sum, { probabilities }) => sum + Math.max(...probabilities), 0) / Math.max(1, bin.length);
    const hits = bin.filter(
      ({ probabilities, asked }) => arabicRegions[probabilities.indexOf(Math.max(...probabilities))] === asked,
    );
    console.log(`  ${mean.toFixed(2)} -> ${percent(hits.length, bin.length)} (n = ${bin.length})`);
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}
