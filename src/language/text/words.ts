const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

/** A fact that only the user can know, as the writers leave it: `[… the price]`. */
export const blankPattern = /\[…[^[\]\n]*\]/g;

/** Numbers of list items and posts are layout, not words: `1. `, `3/7 `. */
const listMarkers = /^[ \t]*(?:\d+[.)]|\d+\/\d+)(?=\s)/gm;

/**
 * The words of a text, in order, as `Intl.Segmenter` sees them (product.md, 'Numbers that decide').
 * Blanks and list numbers are left out: they are neither counted nor charged.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const part of segmenter.segment(text.replace(blankPattern, " ").replace(listMarkers, " "))) {
    if (part.isWordLike) words.push(part.segment);
  }
  return words;
}

/** How many words a text has: the one count that screens show, checks judge and the quota charges. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}
