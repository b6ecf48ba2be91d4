import { Extension } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { blankPattern } from "#language/text/words.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import type { PlaceMap } from "./place-map.ts";

interface MarkState {
  readonly receipt: DecorationSet;
  readonly blanks: DecorationSet;
}

const key = new PluginKey<MarkState>("receiptMarks");

/** Underlines what the receipt marks, and fills the blanks with colour. Marks move with the text until the next report. */
export const ReceiptMarks = Extension.create({
  name: "receiptMarks",
  addProseMirrorPlugins() {
    return [
      new Plugin<MarkState>({
        key,
        state: {
          init: (_config, { doc }) => ({ receipt: DecorationSet.empty, blanks: blanksIn(doc) }),
          apply(tr, before) {
            const told = tr.getMeta(key) as DecorationSet | undefined;
            if (!tr.docChanged) return told ? { ...before, receipt: told } : before;
            return { receipt: told ?? before.receipt.map(tr.mapping, tr.doc), blanks: blanksIn(tr.doc) };
          },
        },
        props: {
          decorations(state: EditorState) {
            const { receipt, blanks } = key.getState(state) ?? { receipt: DecorationSet.empty, blanks: DecorationSet.empty };
            return receipt.add(state.doc, blanks.find());
          },
        },
      }),
    ];
  },
});

/** Shows the marks of the newest report; they are about the text as it stands in the view. */
export function showMarks(view: EditorView, marks: readonly TextMark[], places: PlaceMap): void {
  const decorations = marks.flatMap((mark) => {
    const range = places.rangeOf(mark);
    if (!range) return [];
    const attributes = { nodeName: "mark", "data-mark": mark.kind, ...(mark.title ? { title: mark.title } : {}) };
    return [Decoration.inline(range.from, range.to, attributes)];
  });
  // Nothing to draw: a cursor that the browser has just moved would be put back for it.
  if (decorations.length === 0 && key.getState(view.state)?.receipt === DecorationSet.empty) return;
  view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(view.state.doc, decorations)).setMeta("addToHistory", false));
}

const blanks = new WeakMap<ProseMirrorNode, readonly { readonly from: number; readonly to: number }[]>();

function blanksOf(block: ProseMirrorNode) {
  const found = blanks.get(block);
  if (found) return found;
  const made: { from: number; to: number }[] = [];
  const look = (line: ProseMirrorNode, start: number) => {
    const text = line.textBetween(0, line.content.size, undefined, "\n");
    for (const { 0: blank, index } of text.matchAll(blankPattern)) {
      made.push({ from: start + index, to: start + index + blank.length });
    }
  };
  if (block.isTextblock) look(block, 1);
  else block.descendants((node, offset) => (node.isTextblock ? look(node, offset + 2) : undefined));
  blanks.set(block, made);
  return made;
}

function blanksIn(doc: ProseMirrorNode): DecorationSet {
  const decorations: Decoration[] = [];
  doc.forEach((block, at) => {
    for (const { from, to } of blanksOf(block)) {
      decorations.push(Decoration.inline(at + from, at + to, { nodeName: "mark", "data-mark": "blank" }));
    }
  });
  return DecorationSet.create(doc, decorations);
}
