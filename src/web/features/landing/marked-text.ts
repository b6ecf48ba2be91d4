import type { Span } from "#shared/contracts/report.ts";

/** A word of a text with what clings to it; a mark may end inside it, before a question mark. */
interface Piece {
  readonly text: string;
  /** Which word of the text it belongs to, counted from 0. */
  readonly word: number;
}

/** A stretch of the text that is marked, or is not. */
export interface Stretch {
  readonly isMarked: boolean;
  readonly pieces: readonly Piece[];
}

/** Cuts a text at its marks and its spaces. A space stands as a piece of its own, so that a mark over two words stays whole. */
export function stretchesOf(text: string, marks: readonly Span[]): Stretch[] {
  const cuts = [...new Set([0, ...marks.flatMap(({ start, end }) => [start, end]), text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    const isMarked = marks.some(({ start, end }) => start <= from && to <= end);
    let word = text.slice(0, from).split(" ").length - 1;
    const pieces = text
      .slice(from, to)
      .split(/( )/)
      .filter((piece) => piece !== "")
      .map((piece) => ({ text: piece, word: piece === " " ? word++ : word }));
    return { isMarked, pieces };
  });
}

/** The places where each of `tells` stands in a text, looked for in order. */
export function placesOf(text: string, tells: readonly string[]): Span[] {
  let from = 0;
  return tells.map((tell) => {
    const start = text.indexOf(tell, from);
    from = start + tell.length;
    return { start, end: from };
  });
}

/** The words (by their numbers) in which each of two texts differs from the other: what is not in their longest common run of words. */
export function differingWords(before: string, after: string): { readonly before: Set<number>; readonly after: Set<number> } {
  const [a, b] = [before.split(" "), after.split(" ")];
  // common[i][j]: how many words a from i and b from j have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const differing = { before: new Set(a.keys()), after: new Set(b.keys()) };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      differing.before.delete(i++);
      differing.after.delete(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return differing;
}
