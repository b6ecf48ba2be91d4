import { addressPattern } from "./addresses.ts";

const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

/** A fact that only the user can know, as the writers leave it: `[… the price]`. */
export const blankPattern = /\[…[^[\]\n]*\]/g;

/** Numbers of list items and posts are layout, not words: `1. `, `3/7 `. So is the end of a line in a cell. */
const layout = /^[ \t]*(?:\d+[.)]|\d+\/\d+)(?=\s)|<br\s*\/?>/gim;

/**
 * Where a link or a picture leads, and its title. At the end of a text it may still be open: the text is being written. No alternative
 * can read what another one has read, so the search stays linear.
 */
const target = String.raw`\((?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:\)|$)`;
const picture = new RegExp(String.raw`!\[[^[\]\n]*\]${target}`, "g");
const link = new RegExp(String.raw`\[([^[\]\n]*)\]${target}`, "g");
/** Where the links of the text lead that name a place: `[shop]: https://example.com`. */
const definition = /^ {0,3}\[[^[\]\n]+\]:[ \t]+\S.*$/gm;

/** Inside a word ('zahra.example'). Node reads on over such a sign and Chromium does not; both read on over an apostrophe. */
const insideWord = /(?<=\p{L}[\p{M}\p{Cf}]*)[.:．：](?=\p{Cf}*\p{L})/gu;

/**
 * The words of a text, in order, as `Intl.Segmenter` sees them. A link is its visible words, a bare address one word, a picture none.
 * Blanks, list numbers and line breaks are left out: they are neither counted nor charged.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const counted = visibleWords(text);
  const joined = counted.replace(addressPattern, (address) => "a".repeat(address.length)).replace(insideWord, "'");
  for (const { index, segment, isWordLike } of segmenter.segment(joined)) {
    if (isWordLike) words.push(counted.slice(index, index + segment.length));
  }
  return words;
}

/** How many words a text has: the one count that screens show, checks judge and the quota charges. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

function visibleWords(text: string): string {
  const shown = text.replace(blankPattern, " ").replace(layout, " ");
  // Most texts have no link, and counting follows every key.
  if (!shown.includes("](") && !shown.includes("]:")) return shown;
  return shown.replace(picture, " ").replace(link, "$1").replace(definition, " ");
}
