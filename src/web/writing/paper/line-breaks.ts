import { lineBreak } from "#language/document/line-break.ts";
import type { TreeNode } from "./paper-tree.ts";

/** A remark plugin that ends the line where a text says so with `<br>`; any other HTML stays text. Exports do the same. */
export function lineBreaks() {
  return visit;
}

function visit(node: TreeNode): void {
  for (const child of node.children ?? []) {
    if (child.type === "html" && lineBreak.test(child.value ?? "")) child.type = "break";
    else visit(child);
  }
}
