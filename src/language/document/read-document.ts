import type { BlockContent, DefinitionContent, List as MdList, Table as MdTable, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { directionOf, leadingMark, lineDirection } from "#language/text/direction.ts";
import { cleanText, type LinkTargets, readInlines } from "./read-inlines.ts";
import { shallow } from "./shallow.ts";
import { type Block, type Direction, type DocumentTree, type Inline, type Line, type ListItem, textOf } from "./tree.ts";

export interface DocumentSource {
  readonly markdown: string;
  readonly title: string;
  /** BCP 47 tag of the voice that it was written in; null where none is known. */
  readonly tag: string | null;
}

type Node = RootContent | BlockContent | DefinitionContent;

interface Context {
  readonly targets: LinkTargets;
  /** Of the block at the top that holds all this; of the document at the top itself. */
  readonly around: Direction;
  /** How many lists and quotes hold it. */
  readonly depth: number;
}

/** No format has room for more: what is nested deeper stands at this depth. */
const maxDepth = 8;

/**
 * Reads a text into the tree of all exports. Every block at the top has the direction of the majority of its letters, and so has each
 * line inside; a list, quote or table begins on the side of its own majority.
 */
export function readDocument({ markdown, title, tag }: DocumentSource): DocumentTree {
  const voiceDirection = tag === null || tag.startsWith("ar") ? "rtl" : "ltr";
  const direction = directionOf(markdown) ?? voiceDirection;
  return {
    title: cleanText(title).replace(/\s+/g, " ").trim(),
    tags: { rtl: "ar", ltr: "en", ...(tag === null ? {} : { [voiceDirection]: tag }) },
    direction,
    blocks: readMarkdown(markdown, direction),
  };
}

function readMarkdown(markdown: string, direction: Direction): Block[] {
  const root = fromMarkdown(shallow(markdown), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const context: Context = { targets: targetsIn(root), around: direction, depth: 0 };
  return [...readBlocks(root.children, context), ...readFootnotes(root, context)];
}

/** Definitions and footnotes are looked for at the top, where writers put them. */
function targetsIn(root: Root): LinkTargets {
  return new Map(root.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])));
}

/** Footnotes stand at the end, each after the mark that its reference has in the text. */
function readFootnotes(root: Root, context: Context): Block[] {
  return root.children.flatMap((node) => {
    if (node.type !== "footnoteDefinition") return [];
    const mark = { type: "text", value: `[${node.label ?? node.identifier}] ` } as const;
    const [first, ...rest] = node.children;
    if (first?.type !== "paragraph") return readBlocks([{ type: "paragraph", children: [mark] }, ...node.children], context);
    return readBlocks([{ ...first, children: [mark, ...first.children] }, ...rest], context);
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
      // Code reads from the left whatever stands around it; letters alone in a fence are a text that somebody set apart.
      return { kind: "code", text, direction: directionOf(text) ?? "ltr" };
    }
    case "thematicBreak":
      return { kind: "rule", direction: around };
    case "blockquote": {
      const inner = within(node, context);
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

/**
 * The context inside a list, quote or table: one at the top decides the side by a mark before its first word, else by all its letters;
 * those within it follow.
 */
function within(node: Node, context: Context): Context {
  const side = () => leadingMark(firstWords(node)) ?? directionOf(lettersOf(node));
  const around = context.depth > 0 ? context.around : (side() ?? context.around);
  return { ...context, around, depth: context.depth + 1 };
}

/** The text that a block begins with. */
function firstWords(node: Node): string {
  let at: object | undefined = node;
  while (at && "children" in at && Array.isArray(at.children)) at = at.children[0] as object | undefined;
  return at && "value" in at && typeof at.value === "string" ? at.value : "";
}

/** All text in a node, for counting letters. */
function lettersOf(node: Node): string {
  const parts: string[] = [];
  const pending: object[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ("value" in next && typeof next.value === "string") parts.push(next.value);
    if ("children" in next && Array.isArray(next.children)) pending.push(...(next.children as object[]));
  }
  return parts.join(" ");
}

function readList(node: MdList, context: Context): Block {
  const inner = within(node, context);
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
  const inner = within(node, context);
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
  const direction = depth === 0 ? (said ?? directionOf(text) ?? around) : lineDirection(text, around);
  return said ? { content: withoutFirst(content), direction, isChosen: true } : { content, direction };
}

/** The mark that says the direction has done its work: formats say it in their own way. */
function withoutFirst([first, ...rest]: readonly Inline[]): Inline[] {
  if (first?.kind !== "text") return rest;
  return first.text.length > 1 ? [{ ...first, text: first.text.slice(1) }, ...rest] : rest;
}
