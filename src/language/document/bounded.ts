/** Of `*`, `_` and `~`, and of square brackets, in one paragraph, item or cell: some 150 bold words or 300 links. */
const maxMarksOfUnit = 600;
/** The parser may look through the whole paragraph for each `<`: how many characters that may be in all. */
const maxLooks = 2_000_000;
/** Lines without an empty one between them, and lines that begin with the mark of a block in the whole text. */
const maxLinesOfBlock = 3_000;
const maxBlockMarks = 5_000;
/** Lines of `===` or `---` under a heading. */
const maxUnderlines = 500;
/** Word has no room for more. */
const maxColumns = 64;

/** Each sign that Markdown reads as a mark, and the character (one that no text may hold) that stands for it while it is read. */
const signs = "*_~[]<>-+=|#:0123456789\n\r";
const firstStandIn = 0xfdd0;
const standIns = /[\uFDD0-\uFDEF]/g;

const standInOf = (sign: string) => String.fromCharCode(firstStandIn + signs.indexOf(sign));

/** A text whose words may hold stand-ins, with the signs that they stand for. */
export function restored(text: string): string {
  return text.replace(standIns, (one) => signs[one.charCodeAt(0) - firstStandIn] ?? "\uFFFD");
}

const blank = /^\s*$/;
const quoteMarks = /^(?:[ \t]*>)+/;
const blockMark = /^([ \t>]*)([-+*=|#:>]|\d(?=\d{0,8}[.)]))/;
const bullet = /^[ \t]*(?:[-*+][ \t]|#{1,6}[ \t])/;
const numbered = /^[ \t]*(\d{1,9})([.)])[ \t]/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const delimiterSigns = /^[ \t>|:-]+$/;

/**
 * The text as a Markdown parser can read it in a time that grows with its length. Parsers need the square of the number of marks in a
 * paragraph, of lines in a block and of some more; where a text has so many that nobody wrote them by hand, characters without a meaning
 * stand for the marks, one for one, so that all places in the text stay. `restored` gives them back. Other texts stay as they are.
 */
export function bounded(markdown: string): string {
  const lines = markdown.split("\n");
  const state: State = { blockMarks: 0, underlines: 0 };
  const result: string[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && !blank.test(lines[end] ?? "")) end += 1;
    for (const line of boundBlock(lines.slice(start, end), state)) result.push(line);
    start = end;
  }
  return result.join("\n");
}

interface State {
  blockMarks: number;
  underlines: number;
}

/** The lines from one empty line to the next. Of too many lines one is made: each would cost the time of all before it. */
function boundBlock(block: readonly string[], state: State): string[] {
  const known = block.map((line) => line.replace(standIns, "\uFFFD"));
  const whole = known.join("\n");
  const isLong = countOf(whole, lineEnd) > maxLinesOfBlock;
  const lines = (isLong ? [whole.replace(/[\n\r]/g, standInOf)] : known).map((line) => boundLine(line, isLong, state));
  let unit = 0;
  let delimiter = "";
  let isTable = false;
  for (const [at, line] of lines.entries()) {
    const words = line.replace(quoteMarks, "");
    const number = numbered.exec(words);
    // A number that is not 1 begins an item only where a list of such numbers stands above it.
    const isItem = bullet.test(words) || (number !== null && (number[1] === "1" || number[2] === delimiter));
    if (isItem) delimiter = number?.[2] ?? "";
    if (isItem || isTable) {
      boundUnit(lines, unit, at);
      unit = at;
    }
    isTable ||= isDelimiterRow(line);
  }
  boundUnit(lines, unit, lines.length);
  return lines;
}

/** More quotes and lists within each other than any writer needs; a rule of hyphens or stars may be longer. */
const deepMarks = /^[ \t]*(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+){16}(?=[>*+\d-])/;
const rule = /^[ \t*_-]+$/;

function boundLine(line: string, isLong: boolean, state: State): string {
  const start = rule.test(line) ? undefined : deepMarks.exec(line)?.[0];
  return boundBlockMark(start === undefined ? line : withStandIn(line, start.length), isLong, state);
}

function withStandIn(line: string, at: number): string {
  return line.slice(0, at) + standInOf(line.charAt(at)) + line.slice(at + 1);
}

function boundBlockMark(line: string, isLong: boolean, state: State): string {
  const found = blockMark.exec(line);
  if (!found) return line;
  const isUnderline = underline.test(line);
  state.blockMarks += 1;
  if (isUnderline) state.underlines += 1;
  const isTooMuch =
    isLong ||
    state.blockMarks > maxBlockMarks ||
    (isUnderline && state.underlines > maxUnderlines) ||
    (isDelimiterRow(line) && line.split("|", maxColumns + 3).length > maxColumns + 2);
  return isTooMuch ? withStandIn(line, found[1]?.replace(/>.*/, "").length ?? 0) : line;
}

/** The second line of a table, or what looks like it. */
function isDelimiterRow(line: string): boolean {
  return line.includes("|") && line.includes("-") && delimiterSigns.test(line);
}

/** What is read as one run of words: a paragraph, an item's first one, a row. */
function boundUnit(lines: string[], start: number, end: number): void {
  const text = lines.slice(start, end).join("\n");
  const hidden = [
    countOf(text, emphasis) > maxMarksOfUnit ? "*_~" : "",
    countOf(text, brackets) > maxMarksOfUnit ? "[]" : "",
    countOf(text, tags) * text.length > maxLooks ? "<" : "",
  ].join("");
  if (hidden === "") return;
  for (let at = start; at < end; at += 1) lines[at] = withoutMarks(lines[at] ?? "", hidden);
}

const lineEnd = /\r\n?|\n/g;
const emphasis = /[*_~]/g;
const brackets = /[[\]]/g;
const tags = /</g;

function countOf(text: string, sign: RegExp): number {
  let count = 0;
  for (sign.lastIndex = 0; sign.test(text); ) count += 1;
  return count;
}

/** The sign of a list's item and a fence are no marks of words. */
const lineStart = /^[ \t>]*(?:\*[ \t]|~{3,})?/;

function withoutMarks(line: string, hidden: string): string {
  const start = lineStart.exec(line)?.[0] ?? "";
  return start + line.slice(start.length).replace(/[*_~[\]<]/g, (sign) => (hidden.includes(sign) ? standInOf(sign) : sign));
}
