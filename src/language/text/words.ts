const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

/** A fact that only the user can know, as the writers leave it: `[… the price]`. */
export const blankPattern = /\[…[^[\]\n]*\]/g;

/** Numbers of list items and posts are layout, not words: `1. `, `3/7 `. So is the end of a line in a cell. */
const layout = /^[ \t]*(?:\d+[.)]|\d+\/\d+)(?=\s)|<br\s*\/?>/gim;

/** Inside a word ('zahra.example'). Node reads on over such a sign and Chromium does not; both read on over an apostrophe. */
const insideWord = /(?<=\p{L}[\p{M}\p{Cf}]*)[.:．：](?=\p{Cf}*\p{L})/gu;

/**
 * The words of a text, in order, as `Intl.Segmenter` sees them (product.md, 'Numbers that decide').
 * Blanks, list numbers and line breaks are left out: they are neither counted nor charged.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const counted = text.replace(blankPattern, " ").replace(layout, " ");
  for (const { index, segment, isWordLike } of segmenter.segment(counted.replace(insideWord, "'"))) {
    if (isWordLike) words.push(counted.slice(index, index + segment.length));
  }
  return words;
}

/** How many words a text has: the one count that screens show, checks judge and the quota charges. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}
