import { decodeText } from "./decode-text.ts";
import type { ReadText } from "./importer.ts";

/** A file without looks. It may be Markdown all the same: many a text comes out of a chat that way. */
export function readTxt(bytes: Uint8Array): ReadText {
  return { title: null, markdown: plainToMarkdown(decodeText(bytes)), leftOut: { pictures: 0, links: 0 } };
}

/** The signs that word processors and phones have for bullets. */
const bullet = /^([ ]*)[•●○◦▪▫■□‣⁃·∙]\s+/u;
/** What begins a block of its own in Markdown, so that no break belongs before it. */
const startsBlock = /^\s*(?:#{1,6}\s|[-*+]\s|>|\d{1,9}[.)]\s|\||```|~~~|(?:[-*_]\s*){3,}$|=+\s*$)/;

/**
 * Plain text as Markdown. There an indented line is code and a line's end a blank; in a text file the first is a paragraph and the second
 * means what it shows, unless the whole paragraph was broken at the same width.
 */
function plainToMarkdown(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n").split("\n");
  return indentedAsMarkdown(lines)
    .join("\n")
    .split(/\n{2,}/)
    .map(withBreaks)
    .join("\n\n")
    .trim();
}

const listMark = /^(?:[-*+]|\d{1,9}[.)])\s+(?=\S)/;

interface OpenItem {
  /** Where its mark stands in the file, and where its words must stand in Markdown. */
  readonly indent: number;
  readonly content: number;
}

/** The lines of list items at the indents that Markdown wants, all others without any. */
function indentedAsMarkdown(lines: readonly string[]): string[] {
  let open: OpenItem[] = [];
  return lines.map((raw) => {
    const line = raw.replaceAll("\t", "    ").trimEnd().replace(bullet, "$1- ");
    const words = line.trimStart();
    if (words === "") return "";
    const indent = line.length - words.length;
    open = open.filter((item) => item.indent < indent);
    const content = open.at(-1)?.content ?? 0;
    const mark = listMark.exec(words)?.[0];
    if (mark !== undefined) open.push({ indent, content: content + mark.trimEnd().length + 1 });
    return " ".repeat(content) + words;
  });
}

function withBreaks(paragraph: string): string {
  const lines = paragraph.split("\n");
  if (paragraph.startsWith("```") || paragraph.startsWith("~~~") || isWrapped(lines)) return paragraph;
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      return next === undefined || next === "" || line === "" || startsBlock.test(line) || startsBlock.test(next)
        ? line
        : `${line}\\`;
    })
    .join("\n");
}

/** Broken by a program at some width: all lines but the last are long, and about as long as each other. */
function isWrapped(lines: readonly string[]): boolean {
  const lengths = lines.slice(0, -1).map((line) => line.length);
  const longest = Math.max(0, ...lengths);
  return longest >= 60 && lengths.every((length) => length >= longest * 0.75);
}
