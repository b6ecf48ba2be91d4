import type { TextEdit } from "#shared/contracts/text-edits.ts";
import { countWords } from "../text/words.ts";
import { countNewWords } from "./word-diff.ts";

/**
 * The words that a text is charged with. Of a suggestion for a passage those that the passage does not have: what it repeats was
 * there before. What goes on behind its passage is new as a whole, and so is a text that stands for itself (`edit` null).
 */
export function chargedWords(edit: Pick<TextEdit, "wish" | "passage"> | null, text: string): number {
  const words = countWords(text);
  if (edit === null || edit.wish.action === "continue") return words;
  // The comparison counts an address sign by sign, the one count of the product may not: never more than there are.
  return Math.min(words, countNewWords(edit.passage.trim(), text.trim()));
}
