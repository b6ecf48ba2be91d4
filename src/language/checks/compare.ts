import type { RepairMiss, ReportSummary, Verdict } from "#shared/contracts/repair.ts";
import type { BrandRule, Report, VarietyVerdict } from "#shared/contracts/report.ts";

/** Differences in the share of Standard sentences smaller than this are noise of the check, not progress. */
const leakStep = 0.05;
/** Likewise of lengths, as a share of the words asked. */
const lengthStep = 0.05;

/** What misses in a text and could be repaired, the gravest first. Empty: the text may stay as it is. */
export function missesOf(report: Report): RepairMiss[] {
  const misses: RepairMiss[] = [];
  const { verdict } = report.variety;
  // A place that is none of ours is another region too.
  if (verdict === "outside") misses.push("other_region");
  if (verdict === "other_region" || verdict === "leaks" || verdict === "contradicts") misses.push(verdict);
  if ((report.otherScripts ?? []).length > 0) misses.push("other_script");
  if (report.claims.length > 0) misses.push("claims");
  if (isLengthMissed(report)) misses.push("words");
  if (report.keywords.some(({ spans }) => spans.length === 0)) misses.push("keywords");
  const { found, asked } = report.agreement;
  if (found !== null && found !== asked) misses.push("agreement");
  if (brandBreaches(report) > 0) misses.push("brand");
  if (report.structure.some((section) => !section.found)) misses.push("structure");
  if (areTooManyWorn(report)) misses.push("worn");
  return misses;
}

/** Rules of the brand that a writer who is told can keep everywhere; preferred words are said only where they fit. */
const repairableRules: ReadonlySet<BrandRule> = new Set<BrandRule>(["banned", "emoji", "sign_off"]);

/** How often the text breaks the brand's rules. */
function brandBreaches({ brand = [] }: Report): number {
  return brand
    .filter(({ rule, holds }) => !holds && repairableRules.has(rule))
    .reduce((sum, { spans }) => sum + Math.max(1, spans.length), 0);
}

/** One worn phrase is anybody's; a text that has more than one in so many words, and more than one in all, sounds like a machine. */
const wordsPerWorn = 120;

/** Whether a text holds more worn phrases than a person's text of its length may. */
export function areTooManyWorn({ worn = [], words }: Report): boolean {
  return worn.length > Math.max(1, words.delivered / wordsPerWorn);
}

function isLengthMissed({ words }: Report): boolean {
  return words.verdict === "short" || words.verdict === "long";
}

/**
 * The better of two reports on texts for the same brief. What is graver decides alone (another region, then leaks to Standard,
 * another country's words, letters of other scripts, what nobody told, length, keywords, agreement, the brand's rules, structure, worn phrases), and
 * within one of them how far it misses. A tie keeps the first: nothing is exchanged for something that is no better.
 */
export function betterReport(first: Report, second: Report): Report {
  return compareBadness(badnessOf(first), badnessOf(second)) > 0 ? second : first;
}

/** Negative where `a` is the better one: the first place at which they differ decides. */
function compareBadness(a: readonly number[], b: readonly number[]): number {
  return a.map((badness, index) => badness - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * Texts for the same brief, the best first. What `betterReport` looks at decides first, in its order; then what a text that misses
 * nothing can still have: how sure its dialect is, its share of Standard sentences, worn phrases, distance from the length asked. Texts
 * that are alike in all of it keep their order.
 */
export function bestFirst<Text extends { readonly report: Report }>(texts: readonly Text[]): Text[] {
  const ranked = texts.map((text) => ({ text, badness: [...badnessOf(text.report), ...shadesOf(text.report)] }));
  return ranked.toSorted((a, b) => compareBadness(a.badness, b.badness)).map(({ text }) => text);
}

/** Verdicts that need no repair, the surest first. */
const sureVerdicts: readonly VarietyVerdict[] = ["fits", "standard", "nothing_against", "told", "open"];

/** What is worth no repair, and decides among finished texts. */
function shadesOf({ variety, worn = [], words }: Report): number[] {
  const place = sureVerdicts.indexOf(variety.verdict);
  const sureness = place < 0 ? sureVerdicts.length : place;
  return [sureness, variety.leakShare, worn.length, Math.abs(words.delivered - words.asked)];
}

/** How bad each kind of miss is, 0 where it does not miss; in the order of `repairMisses`. */
function badnessOf(report: Report): number[] {
  const { variety, words, keywords, structure } = report;
  const misses = new Set(missesOf(report));
  // A text of another region leaks as well where that region is Standard: how much tells which of two is nearer.
  const leaks = variety.verdict === "other_region" || variety.verdict === "leaks" ? variety.leakShare - variety.leakLimit : 0;
  const length = Math.abs(words.delivered - words.asked) / Math.max(1, words.asked);
  return [
    misses.has("other_region") ? 1 : 0,
    (misses.has("leaks") ? 1 : 0) + Math.max(0, Math.round(leaks / leakStep)),
    misses.has("contradicts") ? variety.evidence.filter(({ side }) => side === "against").length + 1 : 0,
    (report.otherScripts ?? []).length,
    report.claims.length,
    misses.has("words") ? 1 + Math.round(length / lengthStep) : 0,
    keywords.filter(({ spans }) => spans.length === 0).length,
    misses.has("agreement") ? 1 : 0,
    brandBreaches(report),
    structure.filter(({ found }) => !found).length,
    misses.has("worn") ? (report.worn ?? []).length : 0,
  ];
}

/** The verdict facts of a report, to be kept where the report itself is replaced by a later one. */
export function summaryOf({ words, variety, keywords, agreement, structure }: Report): ReportSummary {
  const { verdict, region, leakShare, leakLimit } = variety;
  return {
    words,
    variety: { verdict, region, leakShare, leakLimit },
    keywords: { used: keywords.filter(({ spans }) => spans.length > 0).length, asked: keywords.length },
    agreement: agreement.found,
    structure: { found: structure.filter(({ found }) => found).length, asked: structure.length },
  };
}

/** The two verdicts that lists show beside a text. */
export function verdictOf({ variety, words }: Report): Verdict {
  return { variety: variety.verdict, words: words.verdict };
}
