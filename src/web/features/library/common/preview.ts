import { countWords } from "#language/text/words.ts";

/** Marks that stand at the start of a line: headings, quotes, list items, posts of a thread. */
const lineMarks = /^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ x]\]\s+)?|\d+[.)]\s+|\d+\/\d+\s+)+/;
/** A row of a table, from its first sign to its last, and what stands between two of its cells. */
const tableRow = /^\s*\|(.*?)\|?\s*$/;
const cellBorder = /\s*(?<!\\)\|\s*/;
/** Emphasis, code, ends of lines in cells, and the brackets of links and pictures (their text stays, the address goes). */
const inlineMarks: readonly [RegExp, string][] = [
  [/<br\s*\/?>/gi, " "],
  [/!?\[([^\]]*)\]\([^)\s]*\)?/g, "$1"],
  [/(\*\*|__|~~|`)/g, ""],
  [/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, "$1"],
];

/** What a list knows of a text. */
interface Beginning {
  readonly title: string;
  /** Markdown, cut by the server at a number of characters, wherever that is. */
  readonly text: string;
  /** Of the whole text. */
  readonly wordCount: number;
}

/**
 * The beginning of a text as one plain line of at most `maxChars` characters, for lists. What already stands above it as the title
 * is left out; a text that goes on ends at a whole word with '…'.
 */
export function previewOf({ title, text: source, wordCount }: Beginning, maxChars: number): string {
  const isCut = countWords(source) < wordCount;
  const [first, ...rest] = source.split("\n").filter((line) => hasWords(plainLine(line)));
  const text = [withoutTitle(first ?? "", title), ...rest.map(plainLine)].filter(hasWords).reduce(joinLines, "");
  if (text.length <= maxChars && (!isCut || text === "")) return text;
  // A letter that takes two places stays whole.
  const cut = text.slice(0, maxChars - 1).replace(/[\uD800-\uDBFF]$/, "");
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : cut.length).trimEnd()}…`;
}

/** Lines that end without a stop, as headings and list items do, would run into each other. */
function joinLines(before: string, line: string): string {
  if (before === "") return line;
  return /[\p{L}\p{N})\]»”"]$/u.test(before) ? `${before} · ${line}` : `${before} ${line}`;
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function plainLine(line: string): string {
  const cells = tableRow
    .exec(line)?.[1]
    ?.split(cellBorder)
    .filter((cell) => !/^[\s:-]*$/.test(cell));
  const bare = cells ? cells.join(" · ") : line.replace(lineMarks, "");
  return inlineMarks.reduce((text, [pattern, kept]) => text.replace(pattern, kept), bare).trim();
}

/** The title is the text's heading or its first sentence; one that was cut short ends with '…'. */
function withoutTitle(line: string, title: string): string {
  const text = plainLine(line);
  const start = title.replace(/…$/, "").trim();
  if (start === "" || !text.startsWith(start)) return text;
  if (line.startsWith("#")) return "";
  // After a title that was cut, the rest would begin in the middle of a sentence.
  return title.endsWith("…") ? text : text.slice(start.length).replace(/^[\s.!?؟،,:]+/, "");
}
