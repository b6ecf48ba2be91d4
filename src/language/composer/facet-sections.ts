import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { bannedIn } from "./brand-words.ts";
import { expand, parse } from "./notation.ts";
import { type Drafting, type Part, roomUnder } from "./parts.ts";
import { createRandom } from "./random.ts";
import { render } from "./render.ts";
import type { Role } from "./roles.ts";
import type { StatedFacet } from "./statements.ts";

/** An article, guide or page reaches this share of the words asked for, and so many words at most, while something is known. */
const share = 0.6;
const mostWords = 300;
/** More statements under one heading read as a leaflet. */
const mostOfFacet = 4;
const leastOfFacet = 2;
/** What ends a text: what is known stands before it. */
const closing: ReadonlySet<Role> = new Set<Role>(["callToAction", "close", "summary"]);

/**
 * Adds what else is known of the subject, a facet under its heading, nearest to the told facts first, where an article, guide or page
 * is still short. Stands before the call to the reader.
 */
export function sayFurtherFacets(parts: Part[], drafting: Drafting): void {
  const { material, targetWords, picker } = drafting;
  const wanted = Math.min(mostWords, targetWords * share);
  let text = render(parts, drafting);
  for (const facet of material.further) {
    const missing = wanted - countWords(text);
    if (missing <= 0) return;
    const said = unsaid(facet, text, drafting);
    if (said.length < leastOfFacet) continue;
    const part = roomUnder(facet.heading, parts, placeFor(parts), { facet: facet.id });
    const pieces = said.slice(0, mostOfFacet).map((statement) => ({ text: statement, words: countWords(statement) }));
    for (const { text: statement } of pieces) picker.remember(statement);
    part.groups.push({ before: "", after: "", pieces, fixed: pieces.length });
    text = render(parts, drafting);
  }
}

function unsaid({ statements }: StatedFacet, text: string, { brief }: Drafting): string[] {
  const isBanned = bannedIn(brief);
  const folded = fold(text);
  return statements.flatMap((statement) => {
    const said = expand(parse(statement), createRandom(1), brief.addressee, {});
    return said === null || isBanned(said) || folded.includes(fold(said)) ? [] : [said];
  });
}

/** After the last facet that stands there; else before the call or the close. */
function placeFor(parts: readonly Part[]): number {
  const last = parts.findLastIndex(({ facet }) => facet !== null);
  if (last >= 0) return last + 1;
  const end = parts.findLastIndex(({ roles }) => roles.some((role) => closing.has(role)));
  return end < 0 ? parts.length : end;
}
