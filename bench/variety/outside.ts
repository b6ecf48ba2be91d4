/**
 * How many texts of varieties that are none of ours are told as such, and how many of ours falsely: `node bench/variety/outside.ts`. With
 * `--texts` the missed and the false ones are printed. See the README of each folder.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { findVariety } from "#language/checks/variety/find-variety.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";

const isVerbose = process.argv.includes("--texts");
const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n");
const find = (text: string, variety: Variety) => findVariety(text, testBrief({ variety, topic: "", keywords: [] }), undefined);
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

const askedFor = {
  iraqi: "ar-kuwaiti",
  maghrebi: "ar-lebanese",
  sudanese: "ar-egyptian",
  yemeni: "ar-saudi",
  arabizi: "ar-lebanese",
  british: "en-american",
} as const;
const has = (path: string) => existsSync(new URL(path, import.meta.url));
const sets = ["outside", "outside-blind", "outside-posts", "outside-third", "outside-third-posts"].flatMap((folder) =>
  Object.entries(askedFor)
    .filter(([name]) => has(`./${folder}/${name}.txt`))
    .map(([name, asked]) => ({ folder, name, asked })),
);
for (const { folder, name, asked } of sets) {
  const found = linesOf(`./${folder}/${name}.txt`).map((text) => ({ text, ...find(text, asked) }));
  const outside = found.filter(({ verdict }) => verdict === "outside");
  const named = outside.filter((each) => each.outside === name);
  console.log(
    `${folder}, ${name}: outside ${percent(outside.length, found.length)}, named rightly ${percent(named.length, found.length)}`,
  );
  if (isVerbose)
    for (const { text, verdict } of found.filter((each) => each.verdict !== "outside"))
      console.log(`  missed (${verdict}): ${text}`);
}

const names: Readonly<Record<string, string>> = { english: "en-american", msa: "ar-standard" };
function ours(): { source: string; text: string; variety: Variety }[] {
  const known = (name: string) => varieties.find((each) => each === (names[name] ?? `ar-${name}`)) ?? "ar-standard";
  const jsonl = (path: string) =>
    linesOf(path).map((line): { variety: string; text?: string; sentence?: string } => JSON.parse(line));
  return [
    ...varieties
      .filter((variety) => variety !== "en-american")
      .flatMap((variety) => linesOf(`./unseen/${variety}.txt`).map((text) => ({ source: "unseen sentences", text, variety }))),
    ...linesOf("./unseen/levantine-open.txt").map((text) => ({
      source: "Syrian and Palestinian",
      text,
      variety: "ar-lebanese" as const,
    })),
    ...["outside-blind", "outside-posts", "outside-third"].flatMap((folder) =>
      varieties
        .filter((variety) => has(`./${folder}/clean-${variety.slice(3)}.txt`))
        .flatMap((variety) =>
          linesOf(`./${folder}/clean-${variety.slice(3)}.txt`).map((text) => ({ source: folder, text, variety })),
        ),
    ),
    ...readdirSync(new URL("../prompts/answers/", import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({
        source: "recorded answers",
        text: (JSON.parse(readFileSync(new URL(`../prompts/answers/${name}`, import.meta.url), "utf8")) as { text: string }).text,
        variety: varieties.find((variety) => name.includes(variety)) ?? "ar-standard",
      })),
    ...jsonl("../claims/sentences.jsonl").map(({ variety, sentence = "" }) => ({
      source: "claims",
      text: sentence,
      variety: known(variety),
    })),
    ...jsonl("../style/worn.jsonl").map(({ variety, text = "" }) => ({ source: "worn", text, variety: known(variety) })),
    ...["egyptian", "gulf", "levantine", "standard"].flatMap((region) =>
      linesOf(`./training/${region}.tsv`).map((line) => ({
        source: "training",
        text: line.split("\t").at(-1) ?? "",
        variety: "ar-standard" as const,
      })),
    ),
  ];
}
for (const [source, texts] of Map.groupBy(ours(), (text) => text.source)) {
  const wrong = texts.filter(({ text, variety }) => find(text, variety).verdict === "outside");
  console.log(`ours, ${source}: falsely outside ${percent(wrong.length, texts.length)} of ${texts.length}`);
  if (isVerbose) for (const { text, variety } of wrong) console.log(`  ${variety} as ${find(text, variety).outside}: ${text}`);
}
