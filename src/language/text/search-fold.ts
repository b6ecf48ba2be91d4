import { fold } from "./normalise.ts";

/**
 * Folds a text for the search: as `fold` does, the seats of the hamza (ئ, ؤ) to the letters that they are, and Latin letters without
 * their accents (café, cafe). The database folds the texts that it keeps by the same recipe (`fold_for_search`), so that what is
 * searched and what is kept meet.
 */
export function foldForSearch(text: string): string {
  return fold(withoutAccents(text)).replace(/ئ/g, "ي").replace(/ؤ/g, "و");
}

/** Takes letters apart and leaves their accents out; `fold` puts together what is left, hamza and madda on their alef among it. */
function withoutAccents(text: string): string {
  return mayHaveAccents.test(text) ? text.normalize("NFKD").replace(/[\u0300-\u036F]/g, "") : text;
}

/** Neither ASCII nor Arabic letters have any, and most texts have nothing else. */
const mayHaveAccents = /[^\0-\x7F\u0600-\u06FF]/;

/** The words of a search, folded, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(foldForSearch(search).match(/[\p{L}\p{N}]+/gu) ?? [])];
}
