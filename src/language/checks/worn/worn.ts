import type { Report } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { firstEndingAfter, touchesSpans } from "../../text/protected.ts";
import type { TextView } from "../view.ts";
import { phraseAt, type WornWord } from "./phrases.ts";
import { dashAfterDash, saidAgainAtTheEnd, threeInARow, type WornPlace } from "./shapes.ts";

/**
 * Phrases and shapes by which readers know a text that a machine wrote, in the order of the text, each with its reason. Quotations,
 * names and the person's own words are not judged. Nothing here is mended by the app: the sentence has to be written anew.
 */
export function findWorn(view: TextView): NonNullable<Report["worn"]> {
  const { variety } = view.brief;
  const isArabic = languageOf(variety) === "ar";
  const found: WornPlace[] = [];
  const words = view.tokens.map(({ folded, start, end }): WornWord => ({ folded: folded.replaceAll("’", "'"), start, end }));
  for (const { firstToken, endToken } of view.sentences) {
    const own = words.slice(firstToken, endToken);
    for (let at = 0; at < own.length; at += 1) {
      const match = phraseAt(variety, own, at, view.text);
      const [first, last] = [own[at], match ? own[match.last] : undefined];
      if (!match || !first || !last) continue;
      found.push({ start: first.start, end: last.end, reason: match.reason, isLoose: match.isLoose });
      at = match.last;
    }
    found.push(...threeInARow(view.text, own, isArabic));
  }
  found.push(...dashAfterDash(view), ...saidAgainAtTheEnd(view));
  const marks = withoutOverlaps(found.filter(({ start, end }) => !touchesSpans(view.protectedSpans, start, end)));
  return withoutStray(marks, view).map(({ start, end, reason }) => ({ start, end, reason }));
}

/** In a text of no more words every loose phrase counts. */
const shortText = 40;

/** So many loose phrases in one paragraph are no chance, either. */
const fewestLoose = 3;

/** Without the loose phrases that stand by themselves in their paragraph: in a longer text such words are chance. */
function withoutStray(marks: readonly WornPlace[], { tokens, lines }: TextView): readonly WornPlace[] {
  if (tokens.length <= shortText) return marks;
  const lineOf = ({ start }: WornPlace) => firstEndingAfter(lines, start);
  const inLine = Map.groupBy(marks, lineOf);
  return marks.filter((mark) => {
    const beside = inLine.get(lineOf(mark)) ?? [];
    return !mark.isLoose || beside.length >= fewestLoose || beside.some(({ isLoose }) => !isLoose);
  });
}

/** One mark for a place: the first that begins there. */
function withoutOverlaps(found: readonly WornPlace[]): WornPlace[] {
  const kept: WornPlace[] = [];
  for (const place of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
  }
  return kept;
}
