import type { Span } from "#shared/contracts/report.ts";
import { type Budget, budgetFor, diffWithin } from "../diff/bounded-diff.ts";
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

/** Words that a line, or a text whose lines were joined or parted, may have exchanged; where it is more, it is one difference. */
const editsMost = 1_500;

/**
 * What differs between two texts, word by word and in order; spelling variants that fold alike are the same word. Texts with as many
 * lines as each other are compared line by line, so that a difference never reaches beyond its paragraph.
 */
export function wordDifferences(before: string, after: string): WordDifference[] {
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const budget = budgetFor(before.length + after.length);
  if (linesBefore.length !== linesAfter.length) return differences(linesBefore.flat(), linesAfter.flat(), budget);
  return linesBefore.flatMap((line, index) => differences(line, linesAfter[index] ?? [], budget));
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

/** What takes more comparisons than the budget has is one difference too. */
function differences(before: readonly Word[], after: readonly Word[], budget: Budget): WordDifference[] {
  const folded = (words: readonly Word[]) => words.map((word) => word.folded);
  const runs = diffWithin(folded(before), folded(after), editsMost, budget);
  if (!runs) return [{ before: spanOf(before, 0, before.length), after: spanOf(after, 0, after.length) }];
  const found: WordDifference[] = [];
  let [i, j] = [0, 0];
  let change: { i: number; j: number } | null = null;
  const close = () => {
    if (change) found.push({ before: spanOf(before, change.i, i), after: spanOf(after, change.j, j) });
    change = null;
  };
  for (const { added, removed, count } of runs) {
    if (added || removed) change ??= { i, j };
    else close();
    if (!added) i += count;
    if (!removed) j += count;
  }
  close();
  return found;
}

function spanOf(words: readonly Word[], from: number, to: number): Span | null {
  const [first, last] = [words[from], words[to - 1]];
  return to > from && first && last ? { start: first.start, end: last.end } : null;
}
