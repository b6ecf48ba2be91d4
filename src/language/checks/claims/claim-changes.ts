import type { ReportClaim } from "#shared/contracts/report.ts";
import type { TextView } from "../view.ts";
import { blankFor } from "./blank-labels.ts";
import type { Claim } from "./claim.ts";
import { removalOf } from "./removal.ts";

/** The claims with the two changes that a person can make at once: a blank in the place of each, and the text without it. Linear. */
export function withChanges(claims: readonly Claim[], view: TextView): ReportClaim[] {
  let sentence = 0;
  return claims.map(({ start, end, kind, part }) => {
    // Claims and sentences are both in order.
    while ((view.sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= start) sentence += 1;
    const { start: from, end: to } = part ?? { start, end };
    const gap = joinsLetter(view.text, from) ? "ـ" : "";
    const blank = { start: from, end: to, replacement: gap + blankFor(kind, view.brief.variety) };
    const removal = removalOf(view, sentence, { start, end, kind });
    return { start, end, kind, blank, ...(removal ? { removal } : {}) };
  });
}

/** A letter that is joined to what follows is written so before a blank too: «بـ[…]». */
const joinsLetter = (text: string, at: number) => /(?:^|[^\p{L}\p{M}])[وف]?[بلك]$/u.test(text.slice(Math.max(0, at - 3), at));
