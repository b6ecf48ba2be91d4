/**
 * How many sentences that sound machine-made the receipt marks as worn, and how many of people's: `node bench/worn.ts`.
 *
 * `style/worn.jsonl` holds 200 of each by a writer who saw no code. Sentences with odd numbers were read while the lists were written
 * (and the first nine before); those with even numbers never were, and are the measure. `style/worn-blind.jsonl` holds 99 of each by
 * another writer, none of them read. Printed by variety; goals 80 % found, at most 3 % false. `--read` counts over the odd ones and
 * prints what is missed. `--drafts` adds the built-in writer's drafts of the ninety briefs, which should have next to none.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { viewOf } from "#language/checks/view.ts";
import { countPhrases, phraseLists } from "#language/checks/worn/phrases.ts";
import { findWorn } from "#language/checks/worn/worn.ts";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { subjectOf, withSubject } from "#language/subjects/subject-of.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import { type Brief, brief as briefSchema } from "#shared/contracts/brief.ts";
import { varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";

interface Line {
  readonly id: number;
  readonly variety: string;
  readonly text: string;
  readonly machine: boolean;
}

const seenBefore = 9;
const isRead = process.argv.includes("--read");
const names: Readonly<Record<string, string>> = { english: "en-american", msa: "ar-standard" };
const share = (part: number, all: number) => (all === 0 ? "–" : `${((part / all) * 100).toFixed(1)} %`);

function varietyOf(name: string) {
  const variety = varieties.find((each) => each === (names[name] ?? `ar-${name}`));
  if (variety === undefined) throw new Error(`unknown variety ${name}`);
  return variety;
}

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, "style", name), "utf8")
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));
printCounts(linesOf("worn.jsonl").filter(({ id }) => (isRead ? id % 2 === 1 : id % 2 === 0 && id > seenBefore)));
if (!isRead) printCounts(linesOf("worn-blind.jsonl"));

function printCounts(lines: readonly Line[]): void {
  const counts = new Map<string, { machine: number; found: number; people: number; false: number }>();
  for (const { id, variety, text, machine } of lines) {
    const isMarked = findWorn(viewOf(text, testBrief({ variety: varietyOf(variety), topic: "", keywords: [] }))).length > 0;
    if (isRead && isMarked !== machine) console.log(`${machine ? "missed" : "false"} ${id} ${variety}: ${text}`);
    for (const key of [variety, "all"]) {
      const count = counts.get(key) ?? { machine: 0, found: 0, people: 0, false: 0 };
      counts.set(key, count);
      count[machine ? "machine" : "people"] += 1;
      if (isMarked) count[machine ? "found" : "false"] += 1;
    }
  }
  console.table(
    Object.fromEntries(
      [...counts].map(([key, { machine, found, people, false: wrong }]) => [
        key,
        { machine, found: share(found, machine), people, false: share(wrong, people) },
      ]),
    ),
  );
}
console.table(Object.fromEntries(varieties.map((variety) => [variety, { phrases: countPhrases(phraseLists(variety)) }])));

if (process.argv.includes("--drafts")) await countDrafts();

async function countDrafts(): Promise<void> {
  const dir = new URL("briefs/", import.meta.url);
  const said = new Map<string, number>();
  let [texts, words, marks] = [0, 0, 0];
  for (const file of readdirSync(dir).filter((name) => name.endsWith(".json"))) {
    for (const entry of JSON.parse(readFileSync(new URL(file, dir), "utf8")) as { brief: Brief }[]) {
      const { brief, template, targetWords } = checkBrief(briefSchema.parse(entry.brief));
      const written = withSubject(brief);
      const subject = subjectOf(written);
      const text = composeBrief(written, template, targetWords, 1, subject ? await loadSubject(subject) : null);
      const found = findWorn(viewOf(text, brief));
      texts += 1;
      words += countWords(text);
      marks += found.length;
      for (const { start, end, reason } of found) {
        const key = `${brief.variety} ${reason}: ${text.slice(start, end)}`;
        said.set(key, (said.get(key) ?? 0) + 1);
      }
    }
  }
  console.log(`built-in writer: ${marks} marks in ${texts} drafts of ${words} words`);
  for (const [key, count] of [...said].sort((a, b) => b[1] - a[1])) console.log(`${count} × ${key}`);
}
