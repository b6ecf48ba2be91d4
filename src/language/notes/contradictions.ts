import { fold } from "../text/normalise.ts";

const figures = /[\d٠-٩]+(?:[.,:٫][\d٠-٩]+)*/g;
/** Fewer words about a figure say too little to tell that two notes speak of the same thing. */
const leastWords = 2;

/**
 * Pairs of notes that say the same with other figures ('Large cup, $6' and 'Large cup, $7'): one of them is wrong, and only the person
 * knows which. Each note stands in one pair at most.
 */
export function contradictions(notes: readonly string[]): (readonly [string, string])[] {
  const bySaying = new Map<string, { readonly note: string; readonly told: string }>();
  const pairs: (readonly [string, string])[] = [];
  for (const note of notes) {
    const plain = fold(note);
    const told = (plain.match(figures) ?? []).join(" ");
    const saying = plain
      .replace(figures, "#")
      .replace(/[^\p{L}\p{M}#]+/gu, " ")
      .trim();
    if (told === "" || saying.split(" ").filter((word) => word !== "#").length < leastWords) continue;
    const before = bySaying.get(saying);
    if (before === undefined) bySaying.set(saying, { note, told });
    else if (before.told !== told) {
      pairs.push([before.note, note]);
      bySaying.delete(saying);
    }
  }
  return pairs;
}
