import { directionIn } from "#language/text/direction.ts";
import type { TreeNode } from "./paper-tree.ts";

const lines = new Set(["li", "td", "th", "p"]);
const blocks = new Set(["ul", "ol", "p", "table", "blockquote", "pre", "div"]);

/**
 * A rehype plugin that sets lines of the other script inside a list, quote or table apart, so that their full stop stands at their
 * own end; the line keeps the side of what holds it. Exports do the same (`read-document.ts`).
 */
export function foreignLines({ direction }: { direction: "rtl" | "ltr" }) {
  return (tree: TreeNode) => visit(tree, direction);
}

function visit(node: TreeNode, direction: "rtl" | "ltr"): void {
  const children = node.children ?? [];
  for (const child of children) visit(child, direction);
  if (!lines.has(node.tagName ?? "")) return;
  const isWord = (child: TreeNode) => !blocks.has(child.tagName ?? "");
  const words = children.filter(isWord);
  const text = words.map(textOf).join("");
  const own = directionIn(text, direction);
  if (own === direction || text.trim() === "") return;
  const first = children.findIndex(isWord);
  const apart: TreeNode = { type: "element", tagName: "bdi", properties: { dir: own }, children: words };
  node.children = [...children.slice(0, first), apart, ...children.slice(first).filter((child) => !isWord(child))];
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
