import { blankPattern, countWords } from "#language/text/words.ts";

/** The smallest thing that a comparison exchanges: a word, an address, a blank, a sign, white space or a mark of Markdown. */
export interface Token {
  readonly text: string;
  /** How many words the one count of the product sees in it. */
  readonly words: number;
  /** Markdown, which says how words look and not what they say. */
  readonly isMark: boolean;
}

const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

// Before a quote, a heading, an item, or a post ('3/7').
const lead = /^[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d+[.)](?=\s)[ \t]*|\d+\/\d+(?=\s)[ \t]*)+/;
// What could search on to the end of a line again and again has a limit: a text may be one line of brackets.
const marks = [
  lead,
  // The rule under the head of a table, or between paragraphs.
  /^[ \t]{0,9}\|?[ \t]{0,9}:?-{3,}:?[ \t]{0,9}(?:\|[ \t]{0,9}:?-{3,}:?[ \t]{0,9})*\|?[ \t]{0,9}$/,
  // Both ends of a link or picture.
  /!?\[(?=[^[\]\n]{0,500}\]\()/,
  /\]\([^()\s]{0,2000}(?:[ \t]+"[^"\n]{0,300}")?\)/,
  // The end of a line in a cell.
  /<br[ \t]{0,9}\/?>/,
  // Bold and emphasis at the edge of words, crossed out, code, escapes.
  /\*{1,3}(?=\S)|(?<=\S)\*{1,3}/,
  /(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/u,
  /~~|`+|\\(?=[!-/:-@[-`{-~])/,
];
const lineEnds = /\n+/;
const address = /https?:\/\/[^\s<>()\]|]+/;

const anyOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join("|");
const wholesOf = (...own: RegExp[]) =>
  new RegExp(`(?<mark>${anyOf([...marks, ...own])})|${anyOf([blankPattern, address, lineEnds])}`, "gmu");
const wholes = wholesOf();
const wholesOfRow = wholesOf(/\|/);
const tableRow = /^[ \t]*\|/;

/** What makes a line a quote, heading or item; empty for others, and for rows of a table the edge of their first cell. */
export function leadingMarks(line: string): string {
  return (lead.exec(line) ?? tableRow.exec(line))?.[0] ?? "";
}

/** The tokens of one line, the line ends behind it included: joined they are the line again. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const found of line.matchAll(tableRow.test(line) ? wholesOfRow : wholes)) {
    addSegments(tokens, line.slice(at, found.index));
    const [text] = found;
    tokens.push({ text, words: /[\p{L}\p{N}]/u.test(text) ? countWords(text) : 0, isMark: found.groups?.mark !== undefined });
    at = found.index + text.length;
  }
  addSegments(tokens, line.slice(at));
  return tokens;
}

// A word of nothing but letters, or digits, with signs at its edges that never become a part of it; and several of them.
const word = "(?:[A-Za-z\\u0621-\\u063A\\u0641-\\u064A][A-Za-z\\u0621-\\u063A\\u0641-\\u0652]*|[0-9٠-٩]+)";
const sign = '[،؛؟.,:;!?()«»"…-]';
const plain = `${sign}*${word}${sign}*`;
const plainWords = new RegExp(`(?<![^ ])${plain}(?: ${plain})*(?![^ ])`, "g");
const piecesOfPlain = new RegExp(`${word}| |${sign}`, "g");
const noWord = new RegExp(`^(?: |${sign})$`);

/**
 * Words, runs of white space, and every other sign for itself. What is plain comes to the same without the segmenter, which takes
 * longer than all the rest of a comparison.
 */
function addSegments(tokens: Token[], text: string): void {
  let at = 0;
  for (const { 0: found, index } of text.matchAll(plainWords)) {
    segment(tokens, text.slice(at, index));
    for (const piece of found.match(piecesOfPlain) ?? [])
      tokens.push(piece === " " ? blank : { text: piece, words: noWord.test(piece) ? 0 : 1, isMark: false });
    at = index + found.length;
  }
  segment(tokens, text.slice(at));
}

const blank: Token = { text: " ", words: 0, isMark: false };

function segment(tokens: Token[], text: string): void {
  if (text === " ") tokens.push(blank);
  else if (text !== "") {
    for (const { segment, isWordLike } of segmenter.segment(text)) {
      tokens.push({ text: segment, words: isWordLike ? 1 : 0, isMark: false });
    }
  }
}
