import { addressPattern } from "./addresses.ts";

const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

/** A placeholder for a fact that only the user knows, as the writers print it: `[… the price]`. */
export const blankPattern = /\[…[^[\]\n]*\]/g;

/** Numbers of list items and posts (`1. `, `3/7 `) and line breaks in table cells are layout, not words. */
const layout = /^[ \t]*(?:\d+[.)]|\d+\/\d+)(?=\s)|<br\s*\/?>/gim;

/**
 * The target and title of a link or an image. It may be unclosed at the end of a text that is still being written. No two
 * alternatives match the same characters, so matching takes linear time.
 */
const target = String.raw`\((?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:\)|$)`;
const picture = new RegExp(String.raw`!\[[^[\]\n]*\]${target}`, "g");
const link = new RegExp(String.raw`\[([^[\]\n]*)\]${target}`, "g");
/** Link reference definitions: `[shop]: https://example.com`. */
const definition = /^ {0,3}\[[^[\]\n]+\]:[ \t]+\S.*$/gm;

/**
 * Punctuation inside a word ('zahra.example'). Node treats it as part of the word and Chromium does not; both do so for an
 * apostrophe.
 */
const insideWord = /(?<=\p{L}[\p{M}\p{Cf}]*)[.:．：](?=\p{Cf}*\p{L})/gu;

/**
 * The words of a text, in order, as `Intl.Segmenter` splits them. A link counts as its visible words, a bare address as one word,
 * an image as none. Blanks, list numbers and line breaks are left out: they are neither counted nor charged.
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

/** How many words a text has. Screens, checks and the quota all use this count. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

function visibleWords(text: string): string {
  const shown = text.replace(blankPattern, " ").replace(layout, " ");
  // Most texts have no link, and this runs on every keystroke.
  if (!shown.includes("](") && !shown.includes("]:")) return shown;
  return shown.replace(picture, " ").replace(link, "$1").replace(definition, " ");
}
