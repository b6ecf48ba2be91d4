import { check } from "#language/checks/check.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { offeredLengths } from "#language/templates/template.ts";
import { fold } from "#language/text/normalise.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { countWords, wordsOf } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { VarietyVerdict } from "#shared/contracts/report.ts";

/** What the built-in writer promises for every text: within 5 % of its length, little repeated, its own check passed. */
const lengthTolerance = 0.05;
const leastFourGrams = { upTo800: 0.9, above: 0.85 };

export interface Judgement {
  readonly missesLength: boolean;
  readonly distinctFourGrams: number;
  readonly isRepetitive: boolean;
  readonly saysTwice: boolean;
  readonly lacksKeyword: boolean;
  readonly missesVariety: boolean;
  readonly verdict: VarietyVerdict;
  readonly isMixed: boolean;
  readonly lacksSection: boolean;
  readonly isOverLimit: boolean;
  readonly missing: Readonly<Record<string, string>>;
}

/** Verdicts that a text of the built-in writer may have; a short one may hold too little to tell. */
const passes: readonly VarietyVerdict[] = ["fits", "nothing_against", "standard", "open"];

export function judge(text: string, brief: Brief): Judgement {
  const template = findTemplate(brief.templateId);
  const report = check(text, brief);
  const offered = template ? offeredLengths(template) : [];
  const words = countWords(text);
  const grams = distinctFourGrams(text);
  const sentences = sentencesOf(text)
    .filter((sentence) => countWords(sentence) > 3)
    .map(fold);
  // Forms of so many characters have no room for a keyword sentence.
  const isForm = template !== undefined && "aboutWords" in template.lengths;
  const lacking = report.keywords.filter(({ spans }) => spans.length === 0).map(({ keyword }) => keyword);
  const lost = report.structure.filter(({ found }) => !found).map(({ section }) => section);
  return {
    missesLength:
      offered.length > 0 && template?.source === undefined && Math.abs(words / report.words.asked - 1) > lengthTolerance + 1e-9,
    distinctFourGrams: grams,
    // Five versions of one message hold the same facts five times.
    isRepetitive: !isForm && grams < (words > 840 ? leastFourGrams.above : leastFourGrams.upTo800),
    saysTwice: new Set(sentences).size < sentences.length,
    lacksKeyword: !isForm && template?.source === undefined && lacking.length > 0,
    missesVariety: !passes.includes(report.variety.verdict),
    verdict: report.variety.verdict,
    isMixed: report.agreement.found === "mixed",
    lacksSection: lost.length > 0,
    isOverLimit: report.overLimit.length > 0,
    missing: { lacksKeyword: lacking.join(", "), lacksSection: lost.join(", ") },
  };
}

/** The share of four-word runs that stand once, over the whole text without headings. */
function distinctFourGrams(text: string): number {
  const words = wordsOf(fold(text.replace(/^#.*$/gmu, "")));
  const grams = words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
  return grams.length === 0 ? 1 : new Set(grams).size / grams.length;
}
