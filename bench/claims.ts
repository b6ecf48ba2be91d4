/**
 * What the receipt names as 'Not in your brief': `node bench/claims.ts`.
 *
 * 700 sentences in all varieties, each with its brief, by a writer who saw no code, frozen on 2026-11-24: 200 with planted inventions,
 * 200 clean ones that tell facts in another form, 300 clean ones. Printed: the share of each kind that is found (a claim counts as
 * found where a finding touches it), and the share of clean sentences with a finding. Goals: figures, dates, prices, links and phones
 * 95 %, names 70 %, quotations 90 %; false alarms at most 5 %.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findClaims } from "#language/checks/claims/claims.ts";
import { viewOf } from "#language/checks/view.ts";
import { blogPost } from "#language/templates/blog-post.ts";
import { varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";

interface Line {
  readonly id: number;
  readonly variety: string;
  readonly brief: string;
  readonly sentence: string;
  readonly claims: readonly { readonly kind: string; readonly text: string }[];
}

const lines = readFileSync(join(import.meta.dirname, "claims/sentences.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Line => JSON.parse(line));
const names: Readonly<Record<string, string>> = { english: "en-american", msa: "ar-standard" };
const isVerbose = process.argv.includes("--lines");

function findingsIn({ variety, brief, sentence }: Line) {
  const asked = varieties.find((each) => each === (names[variety] ?? `ar-${variety}`));
  if (asked === undefined) throw new Error(`unknown variety ${variety}`);
  const told = testBrief({ variety: asked, topic: "", notes: [brief], keywords: [], fields: {} });
  return findClaims(viewOf(sentence, told), blogPost);
}

const kinds = new Map<string, { found: number; all: number }>();
const alarms = { "told in another form": { with: 0, all: 0 }, plain: { with: 0, all: 0 } };
for (const line of lines) {
  const findings = findingsIn(line);
  for (const { kind, text } of line.claims) {
    const start = line.sentence.indexOf(text);
    const isFound = findings.some((finding) => finding.start < start + text.length && finding.end > start);
    const count = kinds.get(kind) ?? { found: 0, all: 0 };
    kinds.set(kind, { found: count.found + (isFound ? 1 : 0), all: count.all + 1 });
    if (isVerbose && !isFound) console.log(`missed ${line.id} ${kind}: ${text}`);
  }
  if (line.claims.length > 0) continue;
  const clean = alarms[line.id <= 400 ? "told in another form" : "plain"];
  clean.all += 1;
  if (findings.length === 0) continue;
  clean.with += 1;
  if (isVerbose)
    console.log(`false ${line.id}: ${findings.map(({ start, end }) => line.sentence.slice(start, end)).join(" | ")}`);
}

const share = (part: number, all: number) => `${Math.round((part / all) * 100)} %`;
console.table(Object.fromEntries([...kinds].map(([kind, { found, all }]) => [kind, { all, found, share: share(found, all) }])));
console.table(
  Object.fromEntries(
    Object.entries(alarms).map(([kind, { with: alarmed, all }]) => [kind, { all, alarmed, share: share(alarmed, all) }]),
  ),
);
