import { blocksOf } from "#web/writing/paper/text-blocks.ts";

/** A part of a text that stands in a row of its own. */
export interface TextPart {
  readonly kind: "headline" | "opening" | "part" | "text";
  /** In UTF-16 units of the whole text. */
  readonly start: number;
  readonly end: number;
}

/** More rows than these are no table any more: the text then stands as a whole. Paragraphs say less of what is in them than headings. */
const headedMax = 8;
const paragraphsMax = 4;

/**
 * The parts of a Markdown text: its title, what stands before the first heading, and each heading with what is under it; a text without
 * headings falls into its few paragraphs. One part, 'text', where there would be too many.
 */
export function partsOf(markdown: string): TextPart[] {
  const whole: TextPart = { kind: "text", start: 0, end: markdown.length };
  const title = /^\s*# [^\n]*(?:\n|$)/.exec(markdown)?.[0].length ?? 0;
  const headings = [...markdown.matchAll(/^## /gm)].map(({ index }) => index).filter((at) => at >= title);
  const starts = headings.length > 0 ? headings : paragraphStarts(markdown, title).slice(1);
  const cuts = [title, ...starts, markdown.length];
  const parts = cuts
    .slice(0, -1)
    .map((start, index) => ({ kind: index === 0 ? "opening" : "part", start, end: cuts[index + 1] ?? start }) as const)
    .filter(({ start, end }) => markdown.slice(start, end).trim() !== "");
  if (parts.length > (headings.length > 0 ? headedMax : paragraphsMax))
    return title > 0 ? [headline(title), { ...whole, start: title }] : [whole];
  if (parts.length <= 1 && title === 0) return [whole];
  const named = headings.length > 0 ? parts : parts.map((part) => ({ ...part, kind: "part" as const }));
  return [...(title > 0 ? [headline(title)] : []), ...named];
}

function headline(end: number): TextPart {
  return { kind: "headline", start: 0, end };
}

/** Where the paragraphs begin after the title. A list belongs to what stands before it. */
function paragraphStarts(markdown: string, from: number): number[] {
  const blocks = blocksOf(markdown.slice(from), "rtl");
  const isFirstOrParagraph = ({ source }: { source: string }, index: number) =>
    index === 0 || !/^(?:[-*+]|\d+[.)])\s/.test(source);
  return blocks.filter(isFirstOrParagraph).map(({ start }) => from + start);
}

/**
 * The rows that several texts share: their parts where all of them have the same ones, else the titles and the rest, else the texts
 * as they are.
 */
export function sharedRows(texts: readonly string[]): TextPart["kind"][] {
  const all = texts.map((text) => partsOf(text).map(({ kind }) => kind));
  const [first = ["text" as const]] = all;
  if (all.every((kinds) => kinds.join() === first.join())) return first;
  return all.every(([kind]) => kind === "headline") ? ["headline", "text"] : ["text"];
}

/** The stretch of a text that stands in a row. */
export function partInRow(markdown: string, rows: readonly TextPart["kind"][], row: number): TextPart {
  const whole: TextPart = { kind: "text", start: 0, end: markdown.length };
  if (rows[row] !== "text" && rows.includes("text")) return partsOf(markdown)[row] ?? whole;
  if (rows[row] !== "text") return partsOf(markdown)[row] ?? { ...whole, start: markdown.length };
  return rows.length === 1 ? whole : { ...whole, start: partsOf(markdown)[0]?.end ?? 0 };
}
