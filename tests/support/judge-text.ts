import { check } from "#language/checks/check.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { offeredLengths } from "#language/templates/template.ts";
import { fold } from "#language/text/normalise.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { blankPattern, countWords, wordsOf } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { VarietyVerdict } from "#shared/contracts/report.ts";

/** What the built-in writer promises for every text: no longer than asked, little repeated, its own check passed. */
const lengthTolerance = 0.1;
const leastFourGrams = { upTo800: 0.9, above: 0.85 };

const enoughWords = 60;

export interface Judgement {
  readonly isTooLong: boolean;
  readonly distinctFourGrams: number;
  readonly isRepetitive: boolean;
  readonly saysTwice: boolean;
  readonly missesVariety: boolean;
  readonly verdict: VarietyVerdict;
  readonly isMixed: boolean;
  readonly lacksSection: boolean;
  readonly isOverLimit: boolean;
  readonly missing: Readonly<Record<string, string>>;
}

/** Verdicts that a text of the built-in writer may have; a short one may hold too little to tell. */
const passes: readonly VarietyVerdict[] = ["fits", "nothing_against", "standard", "told", "open"];

export function judge(text: string, brief: Brief): Judgement {
  const template = findTemplate(brief.templateId);
  const report = check(text, brief);
  const offered = template ? offeredLengths(template) : [];
  const words = countWords(text);
  const grams = distinctFourGrams(text);
  const sentences = sentencesOf(text)
    .filter((sentence) => countWords(sentence) > 3)
    .map(fold);
  // Alternatives hold the same facts, each in another order.
  const isForm = template?.outline.some(({ layout }) => layout === "options") ?? false;
  const lost = report.structure.filter(({ found }) => !found).map(({ section }) => section);
  return {
    isTooLong: offered.length > 0 && template?.source === undefined && words > report.words.asked * (1 + lengthTolerance) + 1e-9,
    distinctFourGrams: grams,
    isRepetitive: !isForm && grams < (words > 840 ? leastFourGrams.above : leastFourGrams.upTo800),
    saysTwice: !isForm && new Set(sentences).size < sentences.length,
    // Where hardly a word is the writer's own, the person's facts decide how the text reads.
    missesVariety: words >= enoughWords && !passes.includes(report.variety.verdict),
    verdict: report.variety.verdict,
    isMixed: report.agreement.found === "mixed",
    lacksSection: lost.length > 0,
    isOverLimit: report.overLimit.length > 0,
    missing: { lacksSection: lost.join(", ") },
  };
}

/** The share of four-word runs that stand once, over the whole text without headings. */
function distinctFourGrams(text: string): number {
  const words = wordsOf(fold(text.replace(blankPattern, "").replace(/^#.*$/gmu, "")));
  const grams = words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
  return grams.length === 0 ? 1 : new Set(grams).size / grams.length;
}
