import { fromHtml } from "hast-util-from-html";
import { check } from "#language/checks/check.ts";
import { convertByWords } from "#language/convert/convert-by-words.ts";
import { conversionSpans } from "#language/convert/protected-parts.ts";
import { wordDifferences } from "#language/convert/word-diff.ts";
import { mergedText, sidesOf } from "#language/diff/readable-diff.ts";
import { countChangedWords, diffWords } from "#language/diff/word-diff.ts";
import { cleanHtml } from "#language/html/clean-html.ts";
import { directionOf } from "#language/text/direction.ts";
import { foldForSearch } from "#language/text/search-fold.ts";
import { findExcerpt, foldedWords } from "#language/text/search-match.ts";
import { sectionsOf } from "#language/text/sections.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { titleOf } from "#language/text/title.ts";
import { trimToWords } from "#language/text/trim.ts";
import { countWords } from "#language/text/words.ts";
import { extremePairs, extremeTexts, harshBriefs } from "#tests/support/extreme-texts.ts";

/**
 * What is computed from a text takes twice as long for twice the text: every part of it over texts that make a careless search begin
 * again at every character. Prints what takes more than `slow` milliseconds at the limit of a text, and what grows faster.
 *
 *     node bench/linear.ts [part of a name]
 */
const limit = 200_000;
const sizes = [limit / 8, limit / 4, limit / 2, limit] as const;
/** Below this the clock and the compiler say more than the work; what takes less for half a text is not tried with a whole one. */
const tells = 25;
const slow = Number(process.env.SLOW ?? 700);
/** Four times the text may take so much longer; n log n and caches that overflow are within, n² is not. */
const mostGrowth = 8.5;
/** A part that takes so long is not tried at the next size. */
const tooLong = 4_000;

const { english, egyptian, saudi } = harshBriefs();
const ofText: Readonly<Record<string, (text: string) => unknown>> = {
  "check, English post": (text) => check(text, english),
  "check, Egyptian post": (text) => check(text, egyptian),
  "check, Saudi thread": (text) => check(text, saudi),
  "convert by words": (text) =>
    convertByWords({ text, from: "ar-egyptian", to: "ar-lebanese", addressee: "everyone", brief: egyptian }),
  "convert by words, from Standard": (text) =>
    convertByWords({ text, from: "ar-standard", to: "ar-saudi", addressee: "woman", brief: egyptian }),
  "parts a conversion keeps": (text) => conversionSpans(text, egyptian),
  "count words": countWords,
  title: titleOf,
  sections: sectionsOf,
  sentences: sentencesOf,
  "trim to words": (text) => trimToWords(text, 300),
  direction: directionOf,
  "fold for search": foldForSearch,
  "words for search": foldedWords,
  excerpt: (text) => findExcerpt(text, (word) => word === "nowhere"),
};
const ofPair: Readonly<Record<string, (before: string, after: string) => unknown>> = {
  "count of changes": countChangedWords,
  "words that differ": (before, after) => {
    const parts = diffWords(before, after);
    return [sidesOf(parts), mergedText(parts)];
  },
  "differences of a conversion": wordDifferences,
};

/** Pieces of pages: what is in them again and again, up to the length of a text. */
const htmlPieces = [
  "<p>نص <b>مهم</b> <u>تحته خط</u></p>",
  "<ul><li>أول</li><ul><li>فرع</li></ul></ul>",
  "<li>",
  "<ul><li>أول</li>",
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>بند",
  "<p style='mso-list:l0 level9 lfo1'>بند<p style='mso-list:l0 level1 lfo1'>بند",
  "<ul class='lst-kix_a-1'><li>فرع</ul><ul class='lst-kix_a-0'><li>أول</ul>",
  "<table><tr><td>خلية<td><p>سطر<p>سطر<tr><td>خلية</table>",
  "<em><b>",
  "<u> </u>",
  "<a href='https://google.com/url?a&a&a'>رابط</a>",
  "<style>.a{font-weight:700}.a.a</style><i class='a a a a'>",
];
const readings = {
  "HTML of a file": { hasFrames: true },
  "HTML of a paste": { plainBlanks: true, uprightArabic: true },
};

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let worst = 0;
let faults = 0;
function measure(part: string, name: string, workOf: (chars: number) => () => unknown): void {
  const wanted = process.argv[2] ?? "";
  if (!`${part}: ${name}`.includes(wanted)) return;
  const times: number[] = [];
  for (const chars of sizes) {
    const work = workOf(chars);
    times.push(millisecondsOf(work));
    const taken = times.at(-1) ?? 0;
    if (taken > tooLong || (chars === limit / 2 && taken < tells)) break;
  }
  const [last = 0, , quarter = 0] = times.toReversed();
  const growth = last / Math.max(quarter, tells / 4);
  worst = Math.max(worst, last);
  if (last < slow && (last < tells * 4 || growth < mostGrowth)) return;
  faults += 1;
  console.log(`${part}: ${name}: ${times.map((time) => Math.round(time)).join(", ")} ms`);
}

for (const [part, work] of Object.entries(ofText)) {
  for (const { name, of } of extremeTexts) {
    measure(part, name, (chars) => {
      const text = of(chars);
      return () => work(text);
    });
  }
}
for (const [part, work] of Object.entries(ofPair)) {
  for (const { name, of } of extremePairs) {
    measure(part, name, (chars) => {
      const [before, after] = of(chars);
      return () => work(before, after);
    });
  }
}
for (const [part, wishes] of Object.entries(readings)) {
  for (const piece of htmlPieces) {
    measure(part, `${piece} again and again`, (chars) => {
      // Pieces that are never closed nest; deeper than this no reader goes.
      const run = `<div>${piece.repeat(200)}</div>`;
      const page = fromHtml(run.repeat(chars / run.length), { fragment: true });
      return () => cleanHtml(page, wishes);
    });
  }
}
console.log(`${faults} grow faster than their text or take over ${slow} ms; the longest took ${Math.round(worst)} ms`);
process.exitCode = faults === 0 ? 0 : 1;
