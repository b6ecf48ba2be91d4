import type { Span } from "#shared/contracts/report.ts";
import { fold } from "../text/normalise.ts";

/** Words of one text in the place of words of another; one of the two spans is null where words were added or left out. */
export interface WordDifference {
  readonly before: Span | null;
  readonly after: Span | null;
}

interface Word extends Span {
  readonly folded: string;
}

const wordPattern = /[\p{L}\p{N}\p{M}\u0640]+(?:['’]\p{L}+)*/gu;

/** The words as the checks see them, without the rest of a check: a browser that compares need not load it. */
function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }));
}

/** A table of so many cells is filled in the time of a blink; longer texts are compared line by line or not at all. */
const cellsMost = 6_000_000;

/**
 * What differs between two texts, word by word and in order; spelling variants that fold alike are the same word. Texts with as many
 * lines as each other are compared line by line, so that a difference never reaches beyond its paragraph.
 */
export function wordDifferences(before: string, after: string): WordDifference[] {
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  if (linesBefore.length !== linesAfter.length) return differences(wordsIn(before), wordsIn(after));
  return linesBefore.flatMap((line, index) => differences(line, linesAfter[index] ?? []));
}

/** The words of each line that has any. */
function linesOf(text: string): Word[][] {
  const lines: Word[][] = [];
  let end = -1;
  for (const token of wordsIn(text)) {
    if (token.start >= end) {
      lines.push([]);
      const next = text.indexOf("\n", token.start);
      end = next === -1 ? text.length : next;
    }
    lines.at(-1)?.push(token);
  }
  return lines;
}

function differences(before: readonly Word[], after: readonly Word[]): WordDifference[] {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && isSame(before[endBefore - 1], after[endAfter - 1])) {
    endBefore -= 1;
    endAfter -= 1;
  }
  return between(before.slice(start, endBefore), after.slice(start, endAfter));
}

function isSame(a: Word | undefined, b: Word | undefined): boolean {
  return a?.folded === b?.folded;
}

/** Longest common subsequence; what lies between its words differs. */
function between(before: readonly Word[], after: readonly Word[]): WordDifference[] {
  const found: WordDifference[] = [];
  const [rows, columns] = [before.length, after.length];
  const add = (fromBefore: number, toBefore: number, fromAfter: number, toAfter: number) => {
    const difference = { before: spanOf(before, fromBefore, toBefore), after: spanOf(after, fromAfter, toAfter) };
    if (difference.before || difference.after) found.push(difference);
  };
  if (rows * columns > cellsMost) {
    add(0, rows, 0, columns);
    return found;
  }
  const width = columns + 1;
  // lengths[i * width + j]: common words of before from i and after from j.
  const lengths = new Uint16Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const below = lengths[(i + 1) * width + j] ?? 0;
      const beside = lengths[i * width + j + 1] ?? 0;
      lengths[i * width + j] = isSame(before[i], after[j])
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(below, beside);
    }
  }
  let [i, j, lastI, lastJ] = [0, 0, 0, 0];
  while (i < rows && j < columns) {
    if (isSame(before[i], after[j])) {
      add(lastI, i, lastJ, j);
      i += 1;
      j += 1;
      [lastI, lastJ] = [i, j];
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  add(lastI, rows, lastJ, columns);
  return found;
}

function spanOf(tokens: readonly Word[], from: number, to: number): Span | null {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return to > from && first && last ? { start: first.start, end: last.end } : null;
}
