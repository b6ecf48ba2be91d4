import type { Nodes, Parents, PhrasingContent, TableCell, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { tidyInlines } from "./tidy-inlines.ts";

/**
 * A tree as Markdown in the form that our own writers use: `-` for bullets, `**` for bold. Addresses stay as they are written: ours
 * and every other reader makes links of them.
 */
export function writeMarkdown(tree: Nodes): string {
  tidy(tree);
  const markdown = toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    handlers: { text: ({ value }: Text, _parent, state, info) => withoutNeedlessEscapes(state.safe(value, info)) },
    extensions: [
      { extensions: (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter((one) => !escapesAddresses(one)) },
    ],
  });
  return plainAddresses(markdown);
}

/** Of GitHub's extensions the one that writes 'a\@example.com', so that no link comes of it. */
function escapesAddresses({ unsafe }: { unsafe?: readonly { character: string }[] | null }): boolean {
  return unsafe?.some(({ character }) => character === "@") ?? false;
}

/** Brings every node into the shape that reads well, from the leaves up. */
function tidy(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) tidy(child);
  if (node.type === "tableCell") node.children = inCell(node);
  if (node.type === "heading")
    node.children = node.children.flatMap((child) => (child.type === "strong" ? child.children : [child]));
  if (isLine(node)) node.children = tidyInlines(node.children);
  if (node.type === "listItem") readTask(node);
  if ("children" in node) (node as Parents).children = node.children.filter((child) => !isBlank(child)) as never;
}

type Line = Extract<Nodes, { children: PhrasingContent[] }>;

function isLine(node: Nodes): node is Line {
  return ["paragraph", "heading", "strong", "emphasis", "delete", "link", "tableCell"].includes(node.type);
}

/** A paragraph of nothing but blanks is how word processors make room. */
function isBlank(node: Nodes): boolean {
  if (node.type === "list") return node.children.length === 0;
  return (
    (node.type === "paragraph" || node.type === "heading") &&
    node.children.every((child) => child.type === "break" || (child.type === "text" && child.value.trim() === ""))
  );
}

/** A cell has one line in Markdown: what stood below each other in it is parted by breaks. */
function inCell({ children }: TableCell): PhrasingContent[] {
  const lines = linesOf(children as Nodes[]).filter((line) => line.length > 0);
  return lines.flatMap((line, index) => (index === 0 ? line : [lineBreak(), ...line]));
}

const lineBreak = (): PhrasingContent => ({ type: "html", value: "<br>" });

function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === "break") lines.push([]);
    else if (node.type === "paragraph" || node.type === "heading") lines.push(...linesOf(node.children), []);
    else if (node.type === "code") lines.push([{ type: "inlineCode", value: node.value.replace(/\s+/g, " ") }], []);
    else if (node.type === "list" || node.type === "listItem" || node.type === "blockquote")
      lines.push(...linesOf(node.children), []);
    else lines.at(-1)?.push(node as PhrasingContent);
  }
  return lines;
}

/** The signs that exports without boxes have for a task. */
function readTask(item: Extract<Nodes, { type: "listItem" }>): void {
  const [first] = item.children;
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (start?.type !== "text" || !/^[☑☐☒✓] /u.test(start.value)) return;
  item.checked = !start.value.startsWith("☐");
  start.value = start.value.slice(2);
}

/**
 * A run of text without what a careful writer escapes and no reader needs: the sign of a hashtag, the underscore inside a word
 * (#يوم_التأسيس), and brackets that no address follows, which are our writers' blanks among others.
 */
function withoutNeedlessEscapes(text: string): string {
  return text
    .replace(/^\\#(?=[^\s#])/gm, "#")
    .replace(/(?<=[\p{L}\p{M}\p{N}])\\_(?=[\p{L}\p{M}\p{N}])/gu, "_")
    .replace(/\\\[(?!\^|[ xX]\])([^[\]\n\\`<>]*)\](?![([:])/g, "[$1]");
}

/** The & of an address begins no entity, unless one is spelled there. */
function plainAddresses(markdown: string): string {
  return markdown.replace(/\]\([^()\s]*\)/g, (address) => address.replace(/\\&(?!#?\w+;)/g, "&"));
}
