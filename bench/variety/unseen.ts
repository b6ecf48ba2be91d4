import { readFileSync } from "node:fs";
import { tokensOf } from "#language/checks/variety/features.ts";
import { findVariety } from "#language/checks/variety/find-variety.ts";
import { isDialectWord } from "#language/checks/variety/signs.ts";
import { readSentence } from "#language/checks/variety/tell-region.ts";
import type { Template } from "#language/templates/template.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { VarietyFinding } from "#shared/contracts/report.ts";
import { isDialect, languageOf, type Variety, varieties } from "#shared/options.ts";
import { plantedWords } from "./planted-words.ts";
import { seededRandom } from "./training-data.ts";

/** What the unseen sentences tell beyond regions: countries, planted words, sprinkled and deleted markers, speed. */

const arabic = varieties.filter((variety) => languageOf(variety) === "ar");
const dialects = arabic.filter(isDialect);
const spoken = { register: "D" } as Template;

function linesOf(name: string): string[] {
  return readFileSync(new URL(`./unseen/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

/** The file's texts of five lines. */
function textsOf(name: string): string[] {
  const lines = linesOf(name);
  return Array.from({ length: Math.floor(lines.length / 5) }, (_, at) => lines.slice(at * 5, at * 5 + 5).join("\n"));
}

function find(text: string, variety: Variety): VarietyFinding {
  const brief: Brief = {
    templateId: 1,
    topic: "",
    variety,
    words: 100,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
  };
  return findVariety(text, brief, spoken);
}

/** Texts of five lines with their own variety asked: which verdict, which country. */
export function printUnseenCountries(): void {
  console.log("\n# unseen texts of five lines, their own variety asked (register D): verdicts and countries asserted");
  const rows = [
    ...arabic.map((variety) => [variety, variety] as const),
    ["levantine-open", "ar-lebanese"],
    ["levantine-open", "ar-jordanian"],
  ];
  const table = rows.map(([file, asked]) => {
    const found = textsOf(file as string).map((text) => find(text, asked as Variety));
    return [
      file === asked ? file : `${file} as ${asked}`,
      { ...counted(found.map(({ verdict }) => verdict)), ...counted(found.map(({ country }) => `= ${country}`)) },
    ];
  });
  console.table(Object.fromEntries(table));
  const whole = dialects.map((variety) => [variety, find(linesOf(variety).join("\n"), variety)] as const);
  for (const [variety, { verdict, leakShare, sentences, country }] of whole) {
    console.log(
      `100 lines as one ${variety} text: ${verdict}, leaks ${(100 * leakShare).toFixed(1)} % of ${sentences}, country ${country}`,
    );
  }
}

function counted(values: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, own]) => [value, own.length]));
}

/** One word of another country in a text of five lines: is it among the words against? */
export function printPlanted(): void {
  console.log("\n# planted words: flagged as against");
  const random = seededRandom(3);
  const totals = { "of another region": [0, 0], "of a neighbour in the region": [0, 0] };
  const rows = dialects.map((asked) => {
    const flagged = Object.entries(plantedWords).map(([other, words]) => {
      if (other === asked) return [other, "-"];
      const foreign = words.filter((word) => !linesOf(asked).some((line) => line.includes(word)));
      const hits = foreign.filter((word) => {
        const texts = textsOf(asked);
        const text = texts[Math.floor(random() * texts.length)] as string;
        const planted = text.replace(" ", ` ${word} `);
        return find(planted, asked).evidence.some((item) => item.side === "against" && item.text === word);
      });
      const isNeighbour = profileOf(other as Variety).region === profileOf(asked).region;
      const total = totals[isNeighbour ? "of a neighbour in the region" : "of another region"];
      total[0] = (total[0] ?? 0) + hits.length;
      total[1] = (total[1] ?? 0) + foreign.length;
      return [other, `${hits.length}/${foreign.length}`];
    });
    return [asked, Object.fromEntries(flagged)];
  });
  console.table(Object.fromEntries(rows));
  for (const [name, [hits, all]] of Object.entries(totals)) console.log(`${name}: ${hits} of ${all}`);
  const clean = dialects.map((asked) => {
    const found = textsOf(asked).flatMap((text) => find(text, asked).evidence);
    return `${asked} ${found.filter(({ side, weight }) => side === "against" && weight >= 1).length}`;
  });
  console.log(`words against in the clean texts (500 words to 1,000 each): ${clean.join(", ")}`);
}

const sprinkles = ["وايد", "مش", "اللي", "كده", "شو", "الحين", "عشان", "كتير", "هيك", "إزاي", "أبي", "دلوقتي"];

/** Standard sentences with dialect words dropped in: how many are still told as Standard, and which verdict the texts get. */
export function printSprinkled(): void {
  const random = seededRandom(5);
  const pick = () => sprinkles[Math.floor(random() * sprinkles.length)] as string;
  for (const count of [1, 2]) {
    const sprinkle = (line: string) => {
      const words = line.split(" ");
      for (let i = 0; i < count; i += 1) words.splice(Math.floor(random() * words.length), 0, pick());
      return words.join(" ");
    };
    const lines = linesOf("ar-standard").filter((line) => standardTold(line));
    const still = lines.map(sprinkle).filter(standardTold);
    const texts = textsOf("ar-standard").map((text) => text.split("\n").map(sprinkle).join("\n"));
    const verdicts = dialects.map(
      (asked) => `${asked} ${JSON.stringify(counted(texts.map((text) => find(text, asked).verdict)))}`,
    );
    console.log(`\n# sprinkled, ${count} a sentence: still Standard ${still.length}/${lines.length}\n${verdicts.join("\n")}`);
  }
}

function standardTold(line: string): boolean {
  return readSentence(tokensOf(line).map(({ word }) => word)).region === "standard";
}

/** Dialect texts without the words that give them away: they must not read as Standard. */
export function printDeletion(): void {
  console.log("\n# dialect words deleted");
  for (const variety of dialects) {
    const bare = textsOf(variety).map((text) =>
      text
        .split("\n")
        .map((line) =>
          tokensOf(line)
            .filter(({ word }) => !isDialectWord(word))
            .map(({ start, end }) => line.slice(start, end))
            .join(" "),
        )
        .join("\n"),
    );
    const found = bare.map((text) => find(text, variety));
    console.log(`${variety}: regions ${JSON.stringify(counted(found.map(({ region }) => `${region}`)))}`);
  }
}

/** Milliseconds for 2,000 words, after a first check that unpacks the weights. */
export function printSpeed(): void {
  const text = arabic.flatMap(linesOf).join(" . \n").split(" ").slice(0, 2_200).join(" ");
  const first = performance.now();
  find(linesOf("ar-saudi").slice(0, 5).join("\n"), "ar-saudi");
  const start = performance.now();
  const mixed = find(text, "ar-saudi");
  const times = Array.from({ length: 9 }, () => {
    const from = performance.now();
    find(text, "ar-kuwaiti");
    return performance.now() - from;
  }).sort((a, b) => a - b);
  console.log(
    `\n# speed: ${text.split(/\s+/).length} words: first ${(performance.now() - start).toFixed(1)} ms for all ten, ` +
      `median ${(times[4] ?? 0).toFixed(1)} ms (${mixed.sentences} sentences, warm-up ${(start - first).toFixed(1)} ms)`,
  );
}
