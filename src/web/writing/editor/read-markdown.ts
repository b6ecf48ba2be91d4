import type { JSONContent } from "@tiptap/core";
import type { Nodes, Parents, PhrasingContent, RootContent, Table } from "mdast";
import { lineBreak } from "#language/document/line-break.ts";
import { parseMarkdown } from "#language/document/parse-markdown.ts";
import { leadingMark } from "#language/text/direction.ts";

/** A block of a text with its place in the source; a block begins with the indentation of its first line. */
interface ReadBlock {
  readonly json: JSONContent;
  readonly start: number;
  readonly end: number;
}

/** Characters of the document with the stretch of the source that they were read from, in the order in which they stand. */
export interface TracedText {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

type JsonMark = NonNullable<JSONContent["marks"]>[number];

interface Context {
  readonly markdown: string;
  readonly trace: TracedText[] | null;
}

/** @param trace receives where the words stand in the source. */
export function readMarkdown(markdown: string, trace: TracedText[] | null = null): ReadBlock[] {
  const root = parseMarkdown(markdown);
  return root.children.map((node) => ({
    json: readTop(node, { markdown, trace }),
    start: lineStart(markdown, node.position?.start.offset ?? 0),
    end: node.position?.end.offset ?? markdown.length,
  }));
}

/** Reads a tree that did not come from this app's parser: what was pasted. It has no source. */
export function readTree(nodes: readonly RootContent[]): JSONContent[] {
  return nodes.map((node) => readTop(node, { markdown: "", trace: null }));
}

function lineStart(markdown: string, offset: number): number {
  const start = markdown.lastIndexOf("\n", offset - 1) + 1;
  return markdown.slice(start, offset).trim() === "" ? start : offset;
}

/** A block at the top may begin with a mark that says its direction: the mark is told apart from its words. */
function readTop(node: RootContent, context: Context): JSONContent {
  const first = firstText(node);
  const found = first && leadingMark(first.value);
  if (!first || !found) return readBlock(node, context);
  first.value = first.value.slice(1);
  const json = readBlock(node, context);
  return { ...json, attrs: { ...json.attrs, side: found } };
}

/** The text that a block's first line begins with. */
function firstText(node: RootContent): { value: string } | null {
  let at: Nodes | undefined = node;
  while (at && "children" in at) at = (at as Parents).children[0];
  return at?.type === "text" ? at : null;
}

function readBlock(node: RootContent, context: Context): JSONContent {
  switch (node.type) {
    case "heading":
      return { type: "heading", attrs: { level: node.depth }, ...lineOf(node.children, context) };
    case "paragraph":
      return { type: "paragraph", ...lineOf(node.children, context) };
    case "code": {
      const language = [node.lang, node.meta].filter(Boolean).join(" ") || null;
      trace(context, node, node.value);
      return { type: "codeBlock", attrs: { language }, ...(node.value ? { content: [{ type: "text", text: node.value }] } : {}) };
    }
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "blockquote":
      return { type: "blockquote", content: blocksOf(node.children, context) };
    case "list": {
      const content = node.children.map((item) => {
        const blocks = blocksOf(item.children, context, item.checked ?? null);
        return { type: "listItem", attrs: { spread: item.spread ?? false }, content: blocks };
      });
      const attrs = { spread: node.spread ?? false, marker: markerOf(node, context) };
      if (node.ordered) return { type: "orderedList", attrs: { ...attrs, start: node.start ?? 1 }, content };
      return { type: "bulletList", attrs, content };
    }
    case "table":
      return readTable(node, context);
    default:
      return rawBlock(node, context);
  }
}

/** The sign of a list's items where it is not the usual one. */
function markerOf(node: Nodes, { markdown }: Context): string | null {
  const marker = /^(?:[-*+]|\d{1,9}[.)])/.exec(markdown.slice(node.position?.start.offset ?? 0).slice(0, 12))?.[0].at(-1);
  return marker && marker !== "-" && marker !== "." ? marker : null;
}

/** What lists and quotes hold: at least an empty paragraph, and in a list's item a paragraph first. */
function blocksOf(nodes: readonly RootContent[], context: Context, checked?: boolean | null): JSONContent[] {
  const isItem = checked !== undefined;
  const blocks: JSONContent[] = [];
  for (const [index, node] of nodes.entries()) {
    const box = index === 0 && typeof checked === "boolean" && node.type === "paragraph" ? boxOf(checked) : [];
    if (box.length > 0) context.trace?.push({ value: checked ? "[x] " : "[ ] ", from: -1, to: -1 });
    const block = readBlock(node, context);
    blocks.push(box.length > 0 ? { ...block, content: [...box, ...(block.content ?? [])] } : block);
  }
  const lacksParagraph = blocks.length === 0 || (isItem && blocks[0]?.type !== "paragraph");
  return lacksParagraph ? [{ type: "paragraph" }, ...blocks] : blocks;
}

/** Tasks are not edited as such: their box stays as it is written. */
function boxOf(checked: boolean): JSONContent[] {
  return [
    { type: "text", text: checked ? "[x]" : "[ ]", marks: [{ type: "raw" }] },
    { type: "text", text: " " },
  ];
}

function readTable(node: Table, context: Context): JSONContent {
  const columns = node.children[0]?.children.length ?? 0;
  const content = node.children.map((row, index) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, (_, column) => ({
      type: index === 0 ? "tableHeader" : "tableCell",
      attrs: { align: node.align?.[column] ?? null },
      content: [{ type: "paragraph", ...lineOf(row.children[column]?.children ?? [], context) }],
    })),
  }));
  return { type: "table", content };
}

/** What the editor has no form for stays as it is written. */
function rawBlock(node: RootContent, context: Context): JSONContent {
  const text = sourceOf(node, context);
  trace(context, node, text);
  return { type: "rawBlock", ...(text ? { content: [{ type: "text", text }] } : {}) };
}

function sourceOf(node: Nodes, { markdown }: Context): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return "value" in node ? node.value : "";
  return markdown.slice(start.offset, end.offset);
}

function trace({ trace }: Context, node: Nodes, value: string): void {
  if (!trace) return;
  trace.push({ value, from: node.position?.start.offset ?? -1, to: node.position?.end.offset ?? -1 });
}

function lineOf(nodes: readonly PhrasingContent[], context: Context): { content?: JSONContent[] } {
  const content: JSONContent[] = [];
  for (const node of nodes) readInline(node, [], context, content);
  return content.length > 0 ? { content } : {};
}

function readInline(node: PhrasingContent, marks: readonly JsonMark[], context: Context, into: JSONContent[]): void {
  const around = marksAround(node, context);
  if (around && "children" in node) {
    for (const child of node.children) readInline(child, [...marks, ...around], context, into);
  } else if (node.type === "text") {
    readText(node, marks, context, into);
  } else if (node.type === "inlineCode") {
    trace(context, node, node.value);
    push(into, node.value, [...marks, { type: "code" }]);
  } else if (node.type === "break" || (node.type === "html" && lineBreak.test(node.value))) {
    trace(context, node, "\n");
    into.push({ type: "hardBreak", ...(marks.length > 0 ? { marks: [...marks] } : {}) });
  } else {
    const text = sourceOf(node, context);
    trace(context, node, text);
    push(into, text, [...marks, { type: "raw" }]);
  }
}

/** What stands around the words of a node; null for what is no stretch of words that the editor knows. */
function marksAround(node: PhrasingContent, context: Context): readonly JsonMark[] | null {
  switch (node.type) {
    case "emphasis":
      return [{ type: "italic" }];
    case "strong":
      return [{ type: "bold" }];
    case "delete":
      return [{ type: "strike" }];
    case "link": {
      if (node.children.length === 0) return null;
      // An address that stands for itself is text: it is a link wherever the text is read.
      const isWritten = context.markdown === "" || /^[[<]/.test(sourceOf(node, context));
      return isWritten ? [{ type: "link", attrs: { href: node.url, title: node.title ?? null } }] : [];
    }
    default:
      return null;
  }
}

/** The end of a line that is no break shows as a space, and stays one for the source. */
function readText(node: { value: string } & Nodes, marks: readonly JsonMark[], context: Context, into: JSONContent[]): void {
  trace(context, node, node.value.replace(/\r\n?/g, "\n"));
  for (const [index, line] of node.value.split(/\r\n?|\n/).entries()) {
    if (index > 0) push(into, " ", [...marks, { type: "lineEnd" }]);
    push(into, line, marks);
  }
}

/** Joins what looks the same: the parser cuts at every mark that turned out to be none. */
function push(into: JSONContent[], text: string, marks: readonly JsonMark[]): void {
  if (text === "") return;
  const last = into.at(-1);
  const key = JSON.stringify(marks);
  if (last?.type === "text" && JSON.stringify(last.marks ?? []) === key) last.text = (last.text ?? "") + text;
  else into.push({ type: "text", text, ...(marks.length > 0 ? { marks: [...marks] } : {}) });
}
