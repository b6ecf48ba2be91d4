import type { Template } from "../../templates/template.ts";
import type { TextView } from "../view.ts";
import type { Claim } from "./claim.ts";
import { untoldFigures } from "./figures.ts";
import { imaginedIn } from "./imagined.ts";
import { untoldMoments } from "./moments.ts";
import { untoldNames } from "./names.ts";
import { toldIn } from "./told.ts";
import { findUntold } from "./untold.ts";

/**
 * What the text claims and neither the brief nor the form gave: figures in digits and in words, percentages, prices, dates and hours, web
 * and mail addresses, phone numbers, names after a cue, and the words of somebody who is quoted. In order, without overlaps.
 */
export function findClaims(view: TextView, template: Template | undefined): Claim[] {
  const told = toldIn(view.brief, template);
  // In a story people say what its writer lets them say, have names and meet on days.
  const isInvented = template?.category === "creative";
  const isScene = isInvented || template?.family === "script";
  const kind = { scenes: isScene, advice: template?.family === "article" };
  const found = [
    ...untoldFigures(view, told, kind),
    ...(isInvented ? [] : [...untoldMoments(view, told, kind), ...untoldNames(view, told)]),
    ...findUntold(view.text, told.texts, { isInvented }),
  ];
  const isImagined = imaginedIn(view, kind);
  return withoutOverlaps(found.filter((claim) => !isImagined(claim)).sort((a, b) => a.start - b.start || b.end - a.end));
}

function withoutOverlaps(sorted: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of sorted) if (claim.start >= (kept.at(-1)?.end ?? 0)) kept.push(claim);
  return kept;
}
