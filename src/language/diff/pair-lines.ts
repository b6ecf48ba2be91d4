import type { Token } from "./diff-tokens.ts";

/** A line of the text before and what became of it; null where there is none. */
type LinePair = readonly [before: number | null, after: number | null];

/** Lines that share less than this much of their words are two lines, not one that was changed. */
const enoughInCommon = 0.4;
/** A line is looked for this far from where it stood; and so many pairs at most, so that the longest text is compared in a moment. */
const reach = 40;
const cellsMost = 4_000_000;

/**
 * Finds for each line the one that it became, in order: the pairs that have the most words in common. Lines without a partner stand
 * between the pairs, those of the text before first.
 */
export function pairLines(before: readonly (readonly Token[])[], after: readonly (readonly Token[])[]): LinePair[] {
  const [rows, columns] = [before.length, after.length];
  const width = columns + 1;
  if ((rows + 1) * width > cellsMost) return inTurn([], rows, columns);
  const numbers = new Map<string, number>();
  const [bagsBefore, bagsAfter] = [before, after].map((lines) => lines.map((line) => bagOf(line, numbers)));
  // best[i * width + j]: what the lines from i and from j on can have in common.
  const best = new Float32Array((rows + 1) * width);
  const shared = new Float32Array(rows * columns);
  for (let i = rows - 1; i >= 0; i--) {
    const middle = Math.round((i * columns) / rows);
    for (let j = columns - 1; j >= 0; j--) {
      const own = Math.abs(j - middle) > reach ? 0 : weightOf(bagsBefore?.[i] ?? [], bagsAfter?.[j] ?? []);
      shared[i * columns + j] = own;
      const together = own > 0 ? own + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(together, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    const here = best[i * width + j] ?? 0;
    if (here === (best[(i + 1) * width + j] ?? 0)) i += 1;
    else if (here === (best[i * width + j + 1] ?? 0)) j += 1;
    else {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    }
  }
  return inTurn(pairs, rows, columns);
}

/** The pairs, with the lines between them that have no partner. */
function inTurn(pairs: readonly (readonly [number, number])[], rows: number, columns: number): LinePair[] {
  const all: LinePair[] = [];
  let [i, j] = [0, 0];
  for (const [row, column] of [...pairs, [rows, columns] as const]) {
    for (; i < row; i++) all.push([i, null]);
    for (; j < column; j++) all.push([null, j]);
    if (row < rows) all.push([row, column]);
    [i, j] = [row + 1, column + 1];
  }
  return all;
}

/** The words of a line as sorted numbers; of a line without words its signs. */
function bagOf(line: readonly Token[], numbers: Map<string, number>): number[] {
  const told = line.filter(({ words }) => words > 0);
  const signs = line.filter(({ text }) => text.trim() !== "");
  const bag = (told.length > 0 ? told : signs).map(({ text }) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  });
  return bag.sort((a, b) => a - b);
}

/** How many words two lines share, or 0 where it is too small a part of them. */
function weightOf(a: readonly number[], b: readonly number[]): number {
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return common * 2 >= enoughInCommon * (a.length + b.length) ? common : 0;
}
