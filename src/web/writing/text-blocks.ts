import { blockDirection } from "#language/text/direction.ts";

/** A part of a text that Markdown reads by itself: while a text grows, only its last block has to be read again. */
export interface TextBlock {
  /** Where it starts in the text: its identity while the text only grows. */
  readonly start: number;
  readonly source: string;
  /** By the majority of its letters; the text's own where it has none. */
  readonly direction: "rtl" | "ltr";
}

const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/;

/**
 * Splits Markdown at blank lines, keeping together what belongs together: code fences, loose lists and their indented paragraphs.
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
    const isNew = !last || (isAfterBlank && fence === null && !isBlank && !belongsTo(last.source, line));
    if (isNew && isBlank) {
      at += line.length; // blank lines before the first block
      continue;
    }
    if (isNew) parts.push({ start: at, source: line });
    else if (last) last.source += line;
    const mark: string | undefined = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (mark) fence = fence === null ? mark : fence === mark ? null : fence;
    isAfterBlank = isBlank;
    at += line.length;
  }
  return parts.map((part) => ({ ...part, direction: blockDirection(part.source) ?? direction }));
}

/** A paragraph indented under a list item, or the next item of a list with air between its items. */
function belongsTo(block: string, line: string): boolean {
  if (!listItem.test(block)) return false;
  return /^(?: {2,}|\t)\S/.test(line) || (listItem.test(line) && isOrdered(block) === isOrdered(line));
}

function isOrdered(source: string): boolean {
  return /^\s*\d/.test(source);
}
