/**
 * The three acts on the claims of the 200 sentences with planted inventions, to be read one by one: `node bench/claim-changes.ts`. For each
 * claim the sentence, the sentence with its blank, and what Remove leaves where that is not the whole sentence.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "#language/checks/check.ts";
import { applyFix } from "#language/checks/follow-fixes.ts";
import { varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";

interface Line {
  readonly id: number;
  readonly variety: string;
  readonly brief: string;
  readonly sentence: string;
  readonly claims: readonly unknown[];
}

const names: Readonly<Record<string, string>> = { english: "en-american", msa: "ar-standard" };
/** So that a sentence that goes whole leaves a text. */
const before = "—— ا.\n\n";
let [pieces, wholes, none] = [0, 0, 0];
for (const line of readFileSync(join(import.meta.dirname, "claims/sentences.jsonl"), "utf8")
  .trim()
  .split("\n")) {
  const { id, variety, brief, sentence, claims } = JSON.parse(line) as Line;
  const asked = varieties.find((each) => each === (names[variety] ?? `ar-${variety}`));
  if (claims.length === 0 || !asked) continue;
  const text = before + sentence;
  const report = check(text, testBrief({ variety: asked, topic: "", notes: [brief], keywords: [], fields: {} }));
  console.log(`\n${id} ${sentence}`);
  for (const { start, end, kind, blank, removal } of report.claims) {
    console.log(`  ${kind}: ${text.slice(start, end)}`);
    if (blank) console.log(`    blank   ${applyFix(text, blank).slice(before.length)}`);
    if (!removal) none += 1;
    const left = removal ? applyFix(text, removal).slice(before.length) : "";
    if (left.trim() === "") wholes += 1;
    else {
      pieces += 1;
      console.log(`    removed ${left}`);
    }
  }
}
console.log(`\n${pieces} pieces, ${wholes} whole sentences, ${none} not removable`);
