import { foldForSearch } from "./search-fold.ts";

/** A part of a text, from its first character to the one after its last, in UTF-16 units. */
export type Span = [start: number, end: number];

/** Says whether a word of a text, folded, stands for one of the searched words. */
export type WordTest = (folded: string) => boolean;

/** Below this a searched word is found at the beginning of words only: two letters stand inside every other word. */
export const insideMinLetters = 3;

/** Letters, digits, and what sits on letters or lengthens them. */
const word = /[\p{L}\p{N}\p{M}\u0640]+/gu;

/** Whether a word holds a searched word as its letters are written. */
export function holds(folded: string, searched: string): boolean {
  return searched.length < insideMinLetters ? folded.startsWith(searched) : folded.includes(searched);
}

/** The words of a text, folded, each once; of a very long text those of its first part. */
export function foldedWords(text: string, maxChars = 60_000): Set<string> {
  return new Set(foldForSearch(text.slice(0, maxChars)).match(word));
}

/** Where a text has the searched words, in its own spelling: whole words, because a mark inside one would part joined letters. */
export function findSpans(text: string, isFound: WordTest): Span[] {
  return Array.from(text.matchAll(word))
    .filter(([found]) => isFound(foldForSearch(found)))
    .map(({ 0: found, index }) => [index, index + found.length]);
}

/** What is shown of a text around the first hit: before it (a search result on one line shows about 35), and in all. */
const charsBefore = 20;
const charsInAll = 200;

/** A long text is read in parts of whole lines, about so many characters each: in most texts the first hit is near the beginning. */
const partChars = 10_000;

/** The words around the first hit in a text, without the marks of Markdown; null where the text has none. */
export function findExcerpt(markdown: string, isFound: WordTest): { text: string; marks: Span[] } | null {
  for (let start = 0; start < markdown.length; ) {
    const end = lineEnd(markdown, start + partChars);
    // Folding a part at once takes a quarter of the time of its words one by one.
    if ([...foldedWords(withoutMarks(markdown.slice(start, end)))].some(isFound)) {
      // The part behind it comes along: a hit may stand at the end of its own.
      const next = lineEnd(markdown, end + partChars);
      const excerpt = excerptOf(markdown.slice(start, next), isFound, { hasBefore: start > 0, hasMore: next < markdown.length });
      if (excerpt) return excerpt;
    }
    start = end;
  }
  return null;
}

function excerptOf(
  markdown: string,
  isFound: WordTest,
  { hasBefore, hasMore }: { hasBefore: boolean; hasMore: boolean },
): { text: string; marks: Span[] } | null {
  // The marks go before the words are looked for: a part cut out of the Markdown may begin or end within a link, and its address
  // pushes the word that was found out of sight.
  const plain = withoutMarks(markdown);
  const first = firstSpan(plain, isFound);
  if (!first) return null;
  const from = first[0] <= charsBefore ? 0 : nextSpace(plain, first[0] - charsBefore, first[0]);
  const cut = from + charsInAll;
  // What was found may be letters without end: it is shown as far as there is room, and without half a pair.
  const to = cut >= plain.length ? plain.length : lastSpace(plain, cut, Math.min(first[1], cut));
  const shown = plain.slice(from, to).replace(/[\uD800-\uDBFF]$/, "");
  const text = `${hasBefore || from > 0 ? "… " : ""}${shown}${hasMore || to < plain.length ? " …" : ""}`;
  return { text, marks: findSpans(text, isFound) };
}

/** Behind the line that holds this place; behind its word where the line is a long one, and within a word that is as long as a part. */
function lineEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const near = text.slice(at, at + partChars);
  const end = near.search(/\n/);
  if (end !== -1) return at + end + 1;
  const gap = near.search(/\s/);
  return at + (gap === -1 ? near.length : gap);
}

/** Reads no further than the first hit, which in most texts is near the beginning. */
function firstSpan(text: string, isFound: WordTest): Span | null {
  for (const { 0: found, index } of text.matchAll(word)) {
    if (isFound(foldForSearch(found))) return [index, index + found.length];
  }
  return null;
}

function nextSpace(text: string, from: number, otherwise: number): number {
  const gap = text.slice(from, otherwise).search(/\s/);
  return gap === -1 ? otherwise : from + gap + 1;
}

function lastSpace(text: string, before: number, otherwise: number): number {
  const gap = text.slice(otherwise, before).search(/\s\S*$/);
  return gap === -1 ? otherwise : otherwise + gap;
}

function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^[ \t]*(?:[-:|]{3}[-:| \t]*|`{3}.*|~{3}.*)$/gm, " ")
    .replace(/^[ \t]*(?:(?:[#>+*-]+|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\] )?/gm, " ")
    .replace(/\\(?=[!-/:-@[-`{-~])|[*`|]+|~~|#{2,}|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, (mark) =>
      mark.startsWith("|") ? " " : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
