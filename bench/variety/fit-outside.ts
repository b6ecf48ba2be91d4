/**
 * Fits what tells Iraqi, Maghrebi, Sudanese and Yemeni from the Arabic of our nine and writes `src/language/checks/variety/outside-weights.ts`.
 * Outside stand the sentences of `training/` and the forms of `outside-forms/` (sure: only there; faint: also there); ours are the
 * sentences of `training/`, a part of the topics that subjects are found by, of the packs' statements, the samples and the prompts'
 * examples. A form that two of our texts or a table of ours hold is left out. Run: `node bench/variety/fit-outside.ts` (a minute; the same weights every time).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tokensOf } from "#language/checks/variety/features.ts";
import { formSigns, formTable, signScale } from "#language/checks/variety/outside-signs.ts";
import { signOf } from "#language/checks/variety/signs.ts";
import { sayIn } from "#language/composer/compose-brief.ts";
import { knowledgeIn } from "#language/subjects/knowledge.ts";
import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { fitPacked, printedModel } from "./pack-model.ts";
import { readTraining, sentenceFeatures, type TrainingRow, withChangedCopies } from "./training-data.ts";

const ours = ["egyptian", "gulf", "levantine", "standard"] as const;
const outside = ["iraqi", "maghrebi", "sudanese", "yemeni"] as const;
const classes = [...ours, ...outside];

/** Settings of the fit, chosen by measurement; see decision 46. */
const settings = { penalty: 1, rounds: 50, leastExamples: 6, keep: 10_000 };
const weightOf = { topic: 0.4, statement: 0.5 } as const;
/** So many of our texts that hold a form make it no sign. */
const fewestOfOurs = 2;
const fewestWords = 4;

const regionOf: Readonly<Record<string, (typeof ours)[number]>> = {
  "ar-egyptian": "egyptian",
  "ar-saudi": "gulf",
  "ar-emirati": "gulf",
  "ar-kuwaiti": "gulf",
  "ar-qatari": "gulf",
  "ar-lebanese": "levantine",
  "ar-jordanian": "levantine",
  "ar-standard": "standard",
};
/** The varieties by the first letters of a topic's line. */
const topicCodes: Readonly<Record<string, string>> = {
  eg: "ar-egyptian",
  sa: "ar-saudi",
  ae: "ar-emirati",
  kw: "ar-kuwaiti",
  qa: "ar-qatari",
  lb: "ar-lebanese",
  jo: "ar-jordanian",
  st: "ar-standard",
};

const here = (path: string) => new URL(path, import.meta.url);
const linesOf = (path: string) => readFileSync(here(path), "utf8").trim().split("\n");
const row = (variety: string, text: string, weight: number): TrainingRow => ({
  label: classes.indexOf(regionOf[variety] ?? "standard"),
  words: tokensOf(text).map(({ word }) => word),
  weight,
});

const subjects = await Promise.all(subjectIds.map(loadSubject));
/** Every fourth statement: the banks say the same in their own words. */
const statementRows = varieties
  .filter((variety) => variety in regionOf)
  .flatMap((variety) =>
    subjects.flatMap((subject) =>
      knowledgeIn(subject, variety, sayIn(variety))
        .statements.filter((_, at) => at % 4 === 0)
        .map(({ text }) => row(variety, text.replace(/<([^|>]*)\|[^>]*>/g, "$1"), weightOf.statement)),
    ),
  );
/** Every second topic, and the stories that no subject is fitted on. */
const topicRows = ["training", "unseen"].flatMap((folder) =>
  readdirSync(here(`../subjects/${folder}/`)).flatMap((name) =>
    linesOf(`../subjects/${folder}/${name}`)
      .filter((line, at) => line.slice(0, 2) in topicCodes && (folder === "unseen" || at % 2 === 0))
      .map((line) => row(topicCodes[line.slice(0, 2)] ?? "", line.slice(3), weightOf.topic)),
  ),
);
const sampleRows = (Object.keys(regionOf) as Variety[]).flatMap((variety) =>
  [
    ...["templates/samples", "prompt/examples"].flatMap((folder) => filesUnder(`../../src/language/${folder}/${variety}/`)),
    `../../src/language/sample/${variety}.ts`,
  ].flatMap((file) => textsIn(file, variety)),
);

/** The catalogue's samples have no folder of Standard Arabic. */
function filesUnder(folder: string): string[] {
  return existsSync(here(folder)) ? readdirSync(here(folder)).map((name) => folder + name) : [];
}

/** The sentences between the quotation marks of a file of texts. */
function textsIn(file: string, variety: Variety): TrainingRow[] {
  const quoted = /"((?:[^"\\]|\\.)*)"|`([^`]*)`/g;
  return [...readFileSync(here(file), "utf8").matchAll(quoted)]
    .flatMap(([, plain, long]) => (plain ?? long ?? "").split(/\\n|\n|[.!؟]/))
    .map((sentence) => row(variety, sentence, 1));
}

/** Everyday texts of ours, half of them with words that also live outside. */
const everydayRows = linesOf("./training/everyday.tsv").map((line) => {
  const [country = "", text = ""] = line.split("\t");
  return row(country === "syrian" ? "ar-lebanese" : `ar-${country}`, text, 0.5);
});

const read = (region: string) => readTraining(region, () => classes.indexOf(region as (typeof classes)[number]));
const sentences = ours.flatMap(read);
const others = [...statementRows, ...topicRows, ...sampleRows].filter(({ words }) => words.length >= fewestWords);

const uses = new Map<string, number>();
for (const { words } of [...sentences, ...everydayRows, ...others])
  for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
/** Forms that one of our countries writes, where its neighbour does not: no sure sign of another place. */
const ofNeighbours = new Set(
  readdirSync(here("./foreign/")).flatMap((name) =>
    linesOf(`./foreign/${name}`).flatMap((line) => tokensOf(line).map(({ word }) => word)),
  ),
);
/** A word of our varieties' own tables. */
const isOurs = (form: string) => (signOf(form)?.weights.size ?? 0) > 0;
const forms = outside.flatMap((variety) => {
  const listed = (tier: "sure" | "faint") =>
    linesOf(`./outside-forms/${variety}-${tier}.txt`)
      .map((form) =>
        tokensOf(form)
          .map(({ word }) => word)
          .join(" "),
      )
      .filter((form) => form !== "" && (uses.get(form) ?? 0) < fewestOfOurs && !isOurs(form));
  const sure = listed("sure").filter((form) => !ofNeighbours.has(form));
  const faint = [...listed("faint"), ...listed("sure")].filter((form) => !sure.includes(form));
  return [
    [`@sure:${variety}`, listOf(sure)],
    [`@faint:${variety}`, listOf(faint)],
  ] as const;
});

function listOf(forms: readonly string[]): string {
  return [...new Set(forms)].sort().join("|");
}

const table = formTable(forms);
const featuresOf = (words: readonly string[]) => {
  const found = sentenceFeatures(words);
  for (const [sign, count] of formSigns(words, table)) found.set(sign, count * signScale(sign));
  return found;
};
const rows = [...withChangedCopies([...sentences, ...everydayRows, ...outside.flatMap(read)], []), ...others];
const model = fitPacked(
  rows.map((each) => ({ ...each, features: featuresOf(each.words) })),
  classes,
  settings,
);
const source = [
  "// Written by bench/variety/fit-outside.ts from the texts in bench: never edited by hand.",
  'import type { PackedModel } from "./model.ts";',
  "",
  `export const outsideModel: PackedModel = ${printedModel(model)};`,
  "",
  "/** Forms of places outside our nine, by the sign that they are. */",
  `export const outsideForms: readonly (readonly [sign: string, forms: string])[] = [`,
  ...forms.map(([sign, list]) => `  [${JSON.stringify(sign)}, ${JSON.stringify(list)}],`),
  "];",
  "",
].join("\n");
writeFileSync(here("../../src/language/checks/variety/outside-weights.ts"), source);
console.log(`${rows.length} texts, ${table.size} forms, ${Math.round(gzipSync(source).length / 1000)} kB gzipped`);
