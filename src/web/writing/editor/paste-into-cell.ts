import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { isInTable } from "@tiptap/pm/tables";

/** What is pasted into a cell becomes lines of it: blocks have no place there and would tear the table apart. Elsewhere it stays. */
export function fitIntoCell(state: EditorState, slice: Slice): Slice {
  if (!isInTable(state)) return slice;
  const lines: Fragment[] = [];
  let hasCells = false;
  slice.content.descendants((node) => {
    if (node.type.spec.tableRole === "table") hasCells = true;
    if (node.isTextblock && node.content.size > 0) lines.push(node.content);
    return !node.isTextblock;
  });
  // Cells go over cells: the tables see to that.
  if (hasCells || lines.length === 0) return slice;
  const lineBreak = Fragment.from(state.schema.node("hardBreak"));
  return new Slice(
    lines.reduce((all, line) => all.append(lineBreak).append(line)),
    0,
    0,
  );
}
