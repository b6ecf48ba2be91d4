import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/** A Markdown table has one row of heads, at the top: it stays so when rows come and go. */
export const TableHead = Extension.create({
  name: "tableHead",
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction(transactions, _before, state) {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const { tr } = state;
          state.doc.descendants((node, at) => {
            if (node.type.name !== "table") return !node.isTextblock;
            node.descendants((cell, offset, _row, index) => {
              const { tableHeader, tableCell } = state.schema.nodes;
              if (cell.type !== tableHeader && cell.type !== tableCell) return cell.type.name === "tableRow";
              const isFirstRow = state.doc.resolve(at + 1 + offset).index(-1) === 0;
              const wanted = isFirstRow ? tableHeader : tableCell;
              const attrs = { ...cell.attrs, align: node.firstChild?.maybeChild(index)?.attrs.align ?? null };
              if (cell.type !== wanted || cell.attrs.align !== attrs.align) tr.setNodeMarkup(at + 1 + offset, wanted, attrs);
              return false;
            });
            return false;
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});
