import { blockDirections, type DirectedBlock, leadingMark, lettersOf, majorityOf } from "#language/text/direction.ts";

/** A part of a text that Markdown reads by itself: while a text grows, only its last block has to be read again. */
export interface TextBlock {
  /** Where it starts in the text: its identity while the text only grows. */
  readonly start: number;
  readonly source: string;
  /** By the rule of `language/text/direction.ts`. */
  readonly direction: "rtl" | "ltr";
  /** The language of most of its letters. */
  readonly script: "rtl" | "ltr";
}

const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/;

const heading = /^ {0,3}#{1,6}(?:[ \t]|$)/;
/** A line across the page. */
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const tableBorder = /^[^\n]*\|[^\n]*\n {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\||\n|$)/;
const fenceMark = /^ {0,3}(```|~~~)/;

/**
 * Splits Markdown at blank lines, at headings and where a list begins under its lead, keeping together what belongs together: code
 * fences, loose lists and their indented paragraphs.
 * A reference definition of one block does not reach another; writers do not use them.
 */
export function blocksOf(markdown: string, direction: "rtl" | "ltr"): TextBlock[] {
  const parts: { start: number; source: string }[] = [];
  let fence: string | null = null;
  let isAfterBlank = true;
  let at = 0;
  for (const line of markdown.split(/(?<=\n)/)) {
    const isBlank = line.trim() === "";
    const last = parts.at(-1);
    const isNew =
      !last || (fence === null && !isBlank && (isAfterBlank ? !belongsTo(last.source, line) : interrupts(last.source, line)));
    if (isNew && isBlank) {
      at += line.length; // blank lines before the first block
      continue;
    }
    if (isNew) parts.push({ start: at, source: line });
    else if (last) last.source += line;
    const mark: string | undefined = fenceMark.exec(line)?.[1];
    if (mark) fence = fence === null ? mark : fence === mark ? null : fence;
    isAfterBlank = isBlank;
    at += line.length;
  }
  const blocks = parts.map((part) => ({ ...part, ...directedBlock(part.source) }));
  const directions = blockDirections(blocks, direction);
  return blocks.map(({ start, source, letters }, index) => {
    const own = directions[index] ?? direction;
    return { start, source, direction: own, script: majorityOf(letters) ?? own };
  });
}

/** A heading ends what stands above it and is whole at its end; a list may begin right under a paragraph. */
function interrupts(block: string, line: string): boolean {
  if (heading.test(block)) return true;
  if (heading.test(line)) return !(listItem.test(block) && line.startsWith(" "));
  // To Markdown a list with another first number is a line of the paragraph.
  return /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/.test(line) && isParagraph(block) && !rule.test(line.trimEnd());
}

function isParagraph(block: string): boolean {
  return !/^ {0,3}(?:[-*+>|]|\d{1,9}[.)]\s|```|~~~)|^(?: {4}|\t)/.test(block);
}

/** What Markdown writes before the words of a block: signs of headings, quotes, lists and tables. */
const blockSigns = /^(?:[\s>#|+*-]|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s))*/;
/** What of Markdown is no word of the text: where links lead, ends of lines in cells, the language of a fence. */
const noWords = /\]\([^()\s]*|<br\s*\/?>|^ {0,3}(?:```|~~~).*$/gim;

function directedBlock(source: string): DirectedBlock {
  const words = source.replace(noWords, " ");
  const kind = kindOf(source);
  const said = leadingMark(words.slice(blockSigns.exec(words)?.[0].length ?? 0));
  return { kind, letters: { ...lettersOf(words), said } };
}

function kindOf(source: string): DirectedBlock["kind"] {
  if (fenceMark.test(source)) return "code";
  if (rule.test(source.trimEnd())) return "rule";
  return listItem.test(source) || tableBorder.test(source) ? "group" : "lines";
}

/** A paragraph indented under a list item, or the next item of a list with air between its items. */
function belongsTo(block: string, line: string): boolean {
  if (!listItem.test(block)) return false;
  return /^(?: {2,}|\t)\S/.test(line) || (listItem.test(line) && isOrdered(block) === isOrdered(line));
}

function isOrdered(source: string): boolean {
  return /^\s*\d/.test(source);
}
