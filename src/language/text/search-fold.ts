import { fold } from "./normalise.ts";

/**
 * Folds a text for the search: as `fold` does, and the seats of the hamza (ئ, ؤ) to the letters that they are. The database folds
 * the texts that it keeps by the same recipe (`fold_for_search`), so that what is searched and what is kept meet.
 */
export function foldForSearch(text: string): string {
  return fold(text).replace(/ئ/g, "ي").replace(/ؤ/g, "و");
}

/** The words of a search, folded, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(foldForSearch(search).match(/[\p{L}\p{N}]+/gu) ?? [])];
}
