import type { BlockContent, DefinitionContent, List as MdList, Table as MdTable, Root, RootContent } from "mdast";
import {
  blockDirections,
  type DirectedBlock,
  directionIn,
  directionOf,
  leadingMark,
  lettersOf,
  textDirection,
} from "#language/text/direction.ts";
import { lineBreak } from "./line-break.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { cleanText, type LinkTargets, readInlines } from "./read-inlines.ts";
import { shallow } from "./shallow.ts";
import { type Block, type Direction, type DocumentTree, type Inline, type Line, type ListItem, textOf } from "./tree.ts";

export interface DocumentSource {
  readonly markdown: string;
  readonly title: string;
  /** BCP 47 tag of the variety that it was written in; null where none is known. */
  readonly tag: string | null;
  /** Of the whole text, where the person chose it. */
  readonly direction?: Direction | null;
}

type Node = RootContent | BlockContent | DefinitionContent;

interface Context {
  readonly targets: LinkTargets;
  /** Of the block at the top that this is or stands in. */
  readonly around: Direction;
  /** How many lists and quotes hold it. */
  readonly depth: number;
}

/** No format has room for more: what is nested deeper stands at this depth. */
const maxDepth = 8;

/**
 * Reads a text into the tree of all exports. The text, its blocks at the top and the lines inside them have the directions of
 * `language/text/direction.ts`, which the paper and the editor go by too.
 */
export function readDocument({ markdown, title, tag, direction: chosen = null }: DocumentSource): DocumentTree {
  const language = tag === null ? null : tag.startsWith("ar") ? "ar" : "en";
  const varietyDirection = language === "en" ? "ltr" : "rtl";
  const direction = textDirection(markdown, language, chosen);
  return {
    title: cleanText(title).replace(/\s+/g, " ").trim(),
    tags: { rtl: "ar", ltr: "en", ...(tag === null ? {} : { [varietyDirection]: tag }) },
    direction,
    blocks: readMarkdown(markdown, direction),
  };
}

function readMarkdown(markdown: string, direction: Direction): Block[] {
  const root = parseMarkdown(shallow(markdown));
  const targets = targetsIn(root);
  const isShown = ({ type }: Node) => type !== "definition" && type !== "footnoteDefinition";
  const nodes = [...root.children.filter(isShown), ...footnotesIn(root)];
  const directions = blockDirections(nodes.map(directedBlock), direction);
  return nodes.flatMap((node, index) => readBlocks([node], { targets, around: directions[index] ?? direction, depth: 0 }));
}

function directedBlock(node: Node): DirectedBlock {
  const letters = { ...lettersOf(lettersIn(node)), said: leadingMark(firstWords(node)) };
  if (node.type === "thematicBreak") return { kind: "rule", letters };
  if (node.type === "list" || node.type === "table") return { kind: "group", letters };
  return { kind: node.type === "code" ? "code" : "lines", letters };
}

/** Definitions and footnotes are looked for at the top, where writers put them. */
function targetsIn(root: Root): LinkTargets {
  return new Map(root.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])));
}

/** Footnotes stand at the end, each after the mark that its reference has in the text. */
function footnotesIn(root: Root): Node[] {
  return root.children.flatMap((node): Node[] => {
    if (node.type !== "footnoteDefinition") return [];
    const mark = { type: "text", value: `[${node.label ?? node.identifier}] ` } as const;
    const [first, ...rest] = node.children;
    if (first?.type !== "paragraph") return [{ type: "paragraph", children: [mark] }, ...node.children];
    return [{ ...first, children: [mark, ...first.children] }, ...rest];
  });
}

function readBlocks(nodes: readonly Node[], context: Context): Block[] {
  const flat = context.depth >= maxDepth ? leavesOf(nodes) : nodes;
  return flat.flatMap((node) => {
    const block = readBlock(node, context);
    return block ? [block] : [];
  });
}

/** What lists and quotes hold, whatever their depth; without recursion, because there may be thousands. */
function leavesOf(nodes: readonly Node[]): Node[] {
  const leaves: Node[] = [];
  const pending = nodes.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === "blockquote") pending.push(...node.children.toReversed());
    else if (node.type === "list") pending.push(...node.children.flatMap((item) => item.children).toReversed());
    else leaves.push(node);
  }
  return leaves;
}

function readBlock(node: Node, context: Context): Block | null {
  const { targets, around } = context;
  switch (node.type) {
    case "heading":
      return { kind: "heading", level: node.depth, ...lineOf(readInlines(node.children, targets), context) };
    case "paragraph":
      return { kind: "paragraph", ...lineOf(readInlines(node.children, targets), context) };
    case "html":
      return { kind: "paragraph", ...lineOf(readInlines([{ type: "text", value: node.value }], targets), context) };
    case "code": {
      const text = cleanText(node.value);
      return { kind: "code", text, direction: directionOf(text) ?? "ltr" };
    }
    case "thematicBreak":
      return { kind: "rule", direction: around };
    case "blockquote": {
      const inner = within(context);
      return { kind: "quote", direction: inner.around, blocks: readBlocks(node.children, inner) };
    }
    case "list":
      return readList(node, context);
    case "table":
      return readTable(node, context);
    default:
      return null;
  }
}

/** What stands inside a list, quote or table follows the block at the top. */
function within(context: Context): Context {
  return { ...context, depth: context.depth + 1 };
}

/** The text that a block begins with. */
function firstWords(node: Node): string {
  let at: object | undefined = node;
  while (at && "children" in at && Array.isArray(at.children)) at = at.children[0] as object | undefined;
  return at && "value" in at && typeof at.value === "string" ? at.value : "";
}

/** All text in a node, in order, for counting letters. */
function lettersIn(node: Node): string {
  const parts: string[] = [];
  const pending: object[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ("value" in next && typeof next.value === "string" && !lineBreak.test(next.value)) parts.push(next.value);
    if ("alt" in next && typeof next.alt === "string") parts.push(next.alt);
    if ("children" in next && Array.isArray(next.children)) pending.push(...(next.children as object[]).toReversed());
  }
  return parts.join(" ");
}

function readList(node: MdList, context: Context): Block {
  const inner = within(context);
  const items = node.children.map(
    (item): ListItem => ({ checked: item.checked ?? null, blocks: readBlocks(item.children, inner) }),
  );
  return {
    kind: "list",
    start: node.ordered ? (node.start ?? 1) : null,
    isTight: !node.spread && node.children.every((item) => !item.spread),
    items,
    direction: inner.around,
  };
}

function readTable(node: MdTable, context: Context): Block {
  const inner = within(context);
  const { around } = inner;
  const columns = node.children[0]?.children.length ?? 0;
  const rows = node.children.map((row) =>
    Array.from({ length: columns }, (_, column) =>
      lineOf(readInlines(row.children[column]?.children ?? [], context.targets), inner),
    ),
  );
  const align = Array.from({ length: columns }, (_, column) => alignOf(node.align?.[column] ?? null, around));
  return { kind: "table", align, rows, direction: around };
}

/**
 * Writers of Arabic put ':---' out of habit and '---:' where they mean the side that the text starts from: in a table that runs from
 * the right both say no more than the start.
 */
function alignOf(align: "left" | "right" | "center" | null, direction: Direction): "start" | "center" | "end" {
  if (align === "center") return "center";
  return align === "right" && direction === "ltr" ? "end" : "start";
}

function lineOf(content: readonly Inline[], { around, depth }: Context): Line {
  const text = textOf(content);
  const said = leadingMark(text);
  const direction = depth === 0 ? around : directionIn(text, around);
  return said ? { content: withoutFirst(content), direction, isChosen: true } : { content, direction };
}

/** The mark that says the direction has done its work: formats say it in their own way. */
function withoutFirst([first, ...rest]: readonly Inline[]): Inline[] {
  if (first?.kind !== "text") return rest;
  return first.text.length > 1 ? [{ ...first, text: first.text.slice(1) }, ...rest] : rest;
}
