import type { EditAction } from "#shared/contracts/text-edits.ts";
import { countWords } from "../text/words.ts";

const shorter = 0.6;
const longer = { share: 1.6, atLeast: 10 } as const;
const continuation = { share: 0.4, least: 40, most: 150 } as const;

const correction = { share: 0.2, least: 5 } as const;

/** How many words are aimed at: those of the passage, or what the wish makes of them. */
export function editWords(action: EditAction, passage: string): number {
  const words = countWords(passage);
  if (action === "shorten") return Math.max(1, Math.round(words * shorter));
  if (action === "expand") return Math.max(words + longer.atLeast, Math.round(words * longer.share));
  if (action === "continue")
    return Math.min(continuation.most, Math.max(continuation.least, Math.round(words * continuation.share)));
  return Math.max(1, words);
}

/**
 * How many words are reserved at the start: all that may be charged, but for a correction. That repeats nearly all of its passage, and
 * only new words are charged, so that a fifth is reserved, and more while it is written where it needs more.
 */
export function wordsToReserve(action: EditAction, passage: string): number {
  const words = editWords(action, passage);
  return action === "fix" ? Math.min(words, Math.max(correction.least, Math.ceil(words * correction.share))) : words;
}
