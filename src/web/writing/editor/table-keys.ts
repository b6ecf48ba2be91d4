import { type Editor, Extension } from "@tiptap/core";
import { type Command, type EditorState, Plugin, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { addRow, isInTable, selectedRect, TableMap } from "@tiptap/pm/tables";

/**
 * Enter in a table leads to the cell below, from the last row to a new one: a cell itself has no paragraphs to part. Where a text
 * begins or ends with a table, the arrows lead out of it, and a press under it makes room to go on.
 */
export const TableKeys = Extension.create({
  name: "tableKeys",
  // Before the keys of what a cell may stand in, and of the tables themselves.
  priority: 1_000,
  addKeyboardShortcuts() {
    const run =
      (command: Command) =>
      ({ editor: { state, view } }: { editor: Editor }) =>
        command(state, view.dispatch, view);
    return {
      Enter: run(toCellBelow),
      ArrowUp: run(leaveTable("up")),
      ArrowDown: run(leaveTable("down")),
      "Mod-End": run(toEnd),
      "Meta-ArrowDown": run(toEnd),
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleClick({ state, dom, dispatch }, _at, event) {
            const isUnder = event.clientY > (dom.lastElementChild?.getBoundingClientRect().bottom ?? 0);
            if (!isUnder || !endsWithTable(state)) return false;
            dispatch(withParagraph(state, state.doc.content.size));
            return true;
          },
        },
      }),
    ];
  },
});

/** One step, so that undoing takes the new row away with the cursor. */
export const toCellBelow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { tr } = state;
  const rect = selectedRect(state);
  if (rect.bottom === rect.map.height) addRow(tr, rect, rect.bottom);
  const table = tr.doc.nodeAt(rect.tableStart - 1);
  if (!table) return false;
  const cell = rect.tableStart + TableMap.get(table).positionAt(rect.bottom, rect.left, table);
  const end = cell + (tr.doc.nodeAt(cell)?.nodeSize ?? 1) - 1;
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView());
  return true;
};

/** Out of a table that has nothing before or behind it, into a new paragraph there. */
export function leaveTable(side: "up" | "down"): Command {
  return (state, dispatch, view) => {
    if (!isInTable(state) || !state.selection.empty) return false;
    const { map, table, tableStart, top, bottom } = selectedRect(state);
    const isAtEdge = side === "up" ? top === 0 : bottom === map.height;
    if (!isAtEdge || view?.endOfTextblock(side) === false) return false;
    const at = side === "up" ? tableStart - 1 : tableStart - 1 + table.nodeSize;
    const { nodeBefore, nodeAfter } = state.doc.resolve(at);
    if (side === "up" ? nodeBefore : nodeAfter) return false;
    dispatch?.(withParagraph(state, at));
    return true;
  };
}

/** Behind the last letter; the browser takes the end of a text that ends with a table for the table's beginning. */
const toEnd: Command = (state, dispatch) => {
  if (!endsWithTable(state)) return false;
  dispatch?.(state.tr.setSelection(Selection.atEnd(state.doc)).scrollIntoView());
  return true;
};

function endsWithTable({ doc }: EditorState): boolean {
  return doc.lastChild?.type.spec.tableRole === "table";
}

function withParagraph({ tr, schema }: EditorState, at: number): Transaction {
  tr.insert(at, schema.node("paragraph"));
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}
