import type { Report, VarietyVerdict } from "#shared/contracts/report.ts";
import { badnessOf } from "./compare.ts";

/** Verdicts that need no repair, the surest first. */
const sureVerdicts: readonly VarietyVerdict[] = ["fits", "standard", "nothing_against", "told", "open"];

/**
 * Texts for the same brief, the best first. What a repair looks at decides first, in its order (`betterReport`): another region, leaks
 * to Standard, another country's words, letters of other scripts, what nobody told, length, keywords and the rest. Then what a text
 * without a miss can still have: how sure its dialect is, its share of Standard sentences, worn phrases, distance from the length
 * asked. Texts that are alike in all of it keep their order.
 */
export function bestFirst<Candidate extends { readonly report: Report }>(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.map((candidate) => ({
    candidate,
    badness: [...badnessOf(candidate.report), ...shadesOf(candidate.report)],
  }));
  return ranked.toSorted((a, b) => compare(a.badness, b.badness)).map(({ candidate }) => candidate);
}

/** What is worth no repair, and decides among finished texts. */
function shadesOf({ variety, worn = [], words }: Report): number[] {
  const place = sureVerdicts.indexOf(variety.verdict);
  const sureness = place < 0 ? sureVerdicts.length : place;
  return [sureness, variety.leakShare, worn.length, Math.abs(words.delivered - words.asked) / Math.max(1, words.asked)];
}

function compare(some: readonly number[], other: readonly number[]): number {
  for (const [index, badness] of some.entries()) {
    const difference = badness - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
