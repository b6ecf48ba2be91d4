import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { BlockContent, DefinitionContent, ListItem, Nodes, PhrasingContent, RootContent, TableRow, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Handle, toMarkdown } from "mdast-util-to-markdown";
import { directionMarks } from "#language/text/direction.ts";
import { writeInlines } from "./write-inlines.ts";

interface WriteOptions {
  /** The list before it has the usual sign: another one keeps the two apart. */
  readonly otherMarker?: boolean;
}

/** One block of the document as Markdown; an empty string for what Markdown has no form for: an empty paragraph. */
export function writeBlock(block: ProseMirrorNode, { otherMarker = false }: WriteOptions = {}): string {
  // What is shown as it is written is written as it is shown.
  if (block.type.name === "rawBlock") return block.textContent;
  const tree = blockOf(block);
  if (!tree) return "";
  const side = block.attrs.side as keyof typeof directionMarks | null | undefined;
  if (side) markDirection(tree, directionMarks[side]);
  const marker = (block.attrs.marker as string | null | undefined) ?? null;
  return toMarkdown(tree, {
    bullet: bulletOf(marker, otherMarker),
    bulletOther: bulletOf(marker, otherMarker) === "-" ? "*" : "-",
    bulletOrdered: (marker === ")") === otherMarker ? "." : ")",
    emphasis: "*",
    strong: "*",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { text: writeText },
  }).replace(/\n+$/, "");
}

/**
 * Beside stress a letter may become an entity, and then an underscore before it is no longer within a word: it needs an escape. The
 * library sees to that beside `*` and forgets `~`, which means the same to everything else that it does here.
 */
const writeText: Handle = (node: Text, _, state, info) => {
  return state.safe(node.value, { ...info, before: info.before.replace("~", "*"), after: info.after.replace("~", "*") });
};

function bulletOf(marker: string | null, isOther: boolean): "-" | "*" | "+" {
  const own = marker === "*" || marker === "+" ? marker : "-";
  return isOther ? (own === "*" ? "-" : "*") : own;
}

/** Puts the mark before the first word; a block without words has nothing to turn. */
function markDirection(tree: Nodes, mark: string): void {
  let at: Nodes | undefined = tree;
  while (at) {
    if (at.type === "heading" || at.type === "paragraph" || at.type === "tableCell") {
      if (at.children.length > 0 || at.type === "tableCell") at.children.unshift({ type: "text", value: mark });
      return;
    }
    at = "children" in at ? at.children[0] : undefined;
  }
}

function blockOf(node: ProseMirrorNode): RootContent | null {
  switch (node.type.name) {
    case "heading": {
      const depth = node.attrs.level as 1 | 2 | 3 | 4 | 5 | 6;
      return { type: "heading", depth, children: writeInlines(node, "line") };
    }
    case "paragraph": {
      const children = writeInlines(node, "block");
      return children.length > 0 ? { type: "paragraph", children } : null;
    }
    case "codeBlock": {
      const [lang = null, ...meta] = ((node.attrs.language as string | null) ?? "").split(" ").filter(Boolean);
      return { type: "code", lang, meta: meta.join(" ") || null, value: node.textContent };
    }
    case "rawBlock":
      return { type: "html", value: node.textContent };
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "blockquote":
      return { type: "blockquote", children: blocksIn(node) };
    case "bulletList":
    case "orderedList":
      return {
        type: "list",
        ordered: node.type.name === "orderedList",
        start: (node.attrs.start as number | undefined) ?? null,
        spread: node.attrs.spread as boolean,
        children: node.children.map(itemOf),
      };
    case "table":
      return {
        type: "table",
        align: (node.firstChild?.children ?? []).map((cell) => cell.attrs.align as "left" | "right" | "center" | null),
        children: node.children.map(rowOf),
      };
    default:
      throw new Error(`the editor has a block without Markdown: ${node.type.name}`);
  }
}

function blocksIn(node: ProseMirrorNode): (BlockContent | DefinitionContent)[] {
  return node.children.flatMap((child) => {
    const block = blockOf(child);
    return block ? [block as BlockContent] : [];
  });
}

function itemOf(node: ProseMirrorNode): ListItem {
  const children = blocksIn(node);
  return { type: "listItem", spread: node.attrs.spread as boolean, children };
}

function rowOf(row: ProseMirrorNode): TableRow {
  return {
    type: "tableRow",
    children: row.children.map((cell) => ({
      type: "tableCell",
      children: cell.children.flatMap((line): PhrasingContent[] => writeInlines(line, "line")),
    })),
  };
}
