/** `node bench/check.ts`: milliseconds of the whole check for texts of 2,000 words. The goal is 25 for the median. */
import { check } from "#language/checks/check.ts";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Template } from "#language/templates/template.ts";
import { countWords } from "#language/text/words.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

const words = 2_000;
const runs = 60;
const goal = 25;

const template = findTemplateByKey("blogPost") as Template;
let isWithin = true;
for (const variety of composableVarieties) {
  const brief = sampleBrief(template.id, variety, { words });
  // Different texts: a check that remembers the last one would look faster than it is.
  const texts = Array.from({ length: runs }, (_, seed) => composeBrief(brief, template, words, seed + 1));
  const taken = texts.map((text) => {
    const start = performance.now();
    check(text, brief);
    return performance.now() - start;
  });
  const [first = 0] = taken;
  const sorted = taken.slice(5).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  isWithin &&= at(0.5) <= goal;
  const figures = `median ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms, the first ${first.toFixed(1)} ms`;
  console.log(`${variety.padEnd(12)} ${countWords(texts[0] ?? "")} words: ${figures}`);
}
console.log(isWithin ? `within the goal of ${goal} ms` : `above the goal of ${goal} ms`);
process.exitCode = isWithin ? 0 : 1;
