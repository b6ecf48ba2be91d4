/** What the built-in writer costs: `node bench/built-in-writer.ts`. Milliseconds for 800 words, for each variety, over 40 seeds. */
import { performance } from "node:perf_hooks";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

const runs = 40;

const rows = composableVarieties.map((variety) => {
  const { brief, template, targetWords } = checkBrief(sampleBrief(1, variety, { words: 800 }));
  const write = (seed: number) => composeBrief(brief, template, targetWords, seed);
  const coldAt = performance.now();
  write(0);
  const cold = performance.now() - coldAt;
  const times = Array.from({ length: runs }, (_, seed) => {
    const startedAt = performance.now();
    const words = countWords(write(seed + 1));
    return { ms: performance.now() - startedAt, words };
  });
  const ms = times.map((time) => time.ms).sort((a, b) => a - b);
  const words = times.map((time) => time.words);
  return {
    variety,
    "first, ms": cold.toFixed(0),
    "median, ms": (ms[runs / 2] ?? 0).toFixed(1),
    "slowest, ms": (ms.at(-1) ?? 0).toFixed(1),
    words: `${Math.min(...words)} to ${Math.max(...words)}`,
  };
});
console.table(rows);
