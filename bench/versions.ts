import { composeBrief } from "#language/composer/compose-brief.ts";
import { countChangedWords, diffWords } from "#language/diff/word-diff.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

/**
 * How long versions take to be compared: 20,000 words of which one in ten, fifty or five hundred changed (goal: 200 ms), two texts
 * of so many words that have nothing to do with each other, and the counts of a hundred versions of 2,000 words (goal: 100 ms). In
 * time of the processor, since other programs run beside it.
 *
 *     node bench/versions.ts
 */
const rounds = 9;
const template = findTemplate(1);
if (!template) throw new Error("no template");
const brief = sampleBrief(1, "ar-egyptian", { words: 2000 });
const textOf = (words: number, firstSeed: number): string => {
  const parts: string[] = [];
  for (let seed = firstSeed; countWords(parts.join("\n\n")) < words; seed += 1)
    parts.push(composeBrief(brief, template, 2000, seed));
  return parts.join("\n\n");
};
/** Another word in the place of every so-many-th. */
const edited = (text: string, every: number, from = 0): string =>
  text
    .split(" ")
    .map((word, index) => (index % every === from % every && !word.includes("\n") ? "كلمة" : word))
    .join(" ");

const timed = (work: () => void): { median: number; worst: number } => {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / 1000);
  }).toSorted((a, b) => a - b);
  return { median: times[Math.floor(rounds / 2)] ?? 0, worst: times.at(-1) ?? 0 };
};

const long = textOf(20_000, 1);
const other = textOf(20_000, 500);
const changed = Object.fromEntries(
  [10, 50, 500].map((every) => {
    const after = edited(long, every);
    return [`one word in ${every} changed`, timed(() => diffWords(long, after))];
  }),
);
const another = timed(() => diffWords(long, other));

const versions = [textOf(2_000, 1)];
while (versions.length < 100) versions.push(edited(versions.at(-1) ?? "", 200, versions.length * 7));
const countAll = () => {
  for (const [index, text] of versions.entries()) if (index > 0) countChangedWords(versions[index - 1] ?? "", text);
};
console.log(`milliseconds, of ${rounds} rounds; texts of ${countWords(long).toLocaleString("en")} words`);
console.table({ ...changed, "another text": another, "the counts of 100 versions of 2,000 words": timed(countAll) });
