import { blankPattern } from "#language/text/words.ts";

/** The little of the HTML tree that this plugin touches. */
interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, string>;
  value?: string;
  children?: TreeNode[];
}

/** A rehype plugin that puts the blanks of a text (`[… the price]`) into `<mark>`, so that they are found at a glance. */
export function markBlanks() {
  return (tree: TreeNode) => visit(tree);
}

function visit(node: TreeNode): void {
  if (!node.children || node.tagName === "code") return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text" && child.value?.includes("[…")) return splitBlanks(child.value);
    visit(child);
    return [child];
  });
}

function splitBlanks(text: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  for (const { 0: blank, index } of text.matchAll(blankPattern)) {
    if (index > at) nodes.push({ type: "text", value: text.slice(at, index) });
    nodes.push({ type: "element", tagName: "mark", properties: {}, children: [{ type: "text", value: blank }] });
    at = index + blank.length;
  }
  if (at < text.length) nodes.push({ type: "text", value: text.slice(at) });
  return nodes;
}
