import type { EditAction } from "#shared/contracts/text-edits.ts";
import { countWords } from "../text/words.ts";

const shorter = 0.6;
const longer = { share: 1.6, atLeast: 10 } as const;
const continuation = { share: 0.4, least: 40, most: 150 } as const;

/** How many words are aimed at, and reserved: those of the passage, or what the wish makes of them. */
export function editWords(action: EditAction, passage: string): number {
  const words = countWords(passage);
  if (action === "shorten") return Math.max(1, Math.round(words * shorter));
  if (action === "expand") return Math.max(words + longer.atLeast, Math.round(words * longer.share));
  if (action === "continue")
    return Math.min(continuation.most, Math.max(continuation.least, Math.round(words * continuation.share)));
  return Math.max(1, words);
}
