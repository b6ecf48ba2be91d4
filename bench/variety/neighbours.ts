/**
 * Texts of 25 to 50 words in one country's Arabic with one to three words of a neighbour's, and clean ones, by two writers who had not
 * seen the check (`neighbours.jsonl` and `neighbours-blind.jsonl`, 204 and 60 each; the misses of the second were never read): how many
 * of the texts are told, and what is said of the clean ones. Run: `node bench/variety/neighbours.ts`; with `--missed` the planted words
 * of the first that nothing was said of.
 */
import { readFileSync } from "node:fs";
import { findVariety } from "#language/checks/variety/find-variety.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { Variety } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

interface Planted {
  readonly asked: Variety;
  readonly written: Variety;
  readonly planted: readonly string[];
  readonly text: string;
}

const socialPost = 2;
const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(0)} %)`;

for (const file of ["neighbours.jsonl", "neighbours-blind.jsonl"]) {
  console.log(`\n# ${file}`);
  const rows = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Planted);
  const judged = rows.map((row) => {
    const brief = { ...sampleBrief(socialPost, row.asked), topic: "", fields: {}, keywords: [], notes: [] };
    const finding = findVariety(row.text, brief, findTemplate(socialPost));
    const against = finding.evidence.filter(({ side, weight }) => side === "against" && weight >= 1).map(({ text }) => text);
    return { ...row, finding, against, told: row.planted.filter((word) => against.some((one) => word.includes(one))) };
  });

  const planted = judged.filter((row) => row.planted.length > 0);
  const pairs = Map.groupBy(planted, ({ asked, written }) => `${asked} <- ${written}`);
  console.table(
    [...pairs].map(([pair, texts]) => ({
      pair,
      texts: texts.length,
      told: texts.filter(({ told }) => told.length > 0).length,
      fits: texts.filter(({ finding }) => finding.verdict === "fits").length,
      countries: [...new Set(texts.map(({ finding }) => finding.country).filter(Boolean))].join(" "),
    })),
  );
  const words = planted.flatMap((row) => row.planted);
  console.log(`texts with a planted word told: ${share(planted.filter(({ told }) => told.length > 0).length, planted.length)}`);
  console.log(`planted words told: ${share(planted.flatMap(({ told }) => told).length, words.length)}`);
  const clean = judged.filter((row) => row.planted.length === 0);
  console.log(
    `clean texts with a word against: ${share(clean.filter(({ against }) => against.length > 0).length, clean.length)}`,
  );
  const foreign = judged.filter(
    ({ finding: { country }, asked, written }) => country !== null && country !== asked && country !== written,
  );
  console.log(`texts of which a third country is asserted: ${share(foreign.length, judged.length)}`);

  if (process.argv.includes("--missed") && file === "neighbours.jsonl") {
    for (const { asked, written, planted: of, told } of planted)
      console.log(`${asked} <- ${written}: ${of.filter((word) => !told.includes(word)).join("، ")}`);
    for (const { asked, against } of clean.filter((one) => one.against.length > 0))
      console.log(`clean ${asked}: ${against.join("، ")}`);
  }
}
