import { Extension } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { directionOf, lineDirection } from "#language/text/direction.ts";

export type Side = "rtl" | "ltr";

interface DirectionOptions {
  /** Of blocks without letters in a text without any. */
  readonly fallback: Side;
  /** The language of the words that run to a side. */
  readonly tagOf: (side: Side) => string;
}

/** What a block's letters say, and which stretches in it need more than its own direction. */
interface Looks {
  readonly own: Side | null;
  readonly letters: number;
}

const looks = new WeakMap<ProseMirrorNode, Looks>();

function looksOf(node: ProseMirrorNode): Looks {
  const known = looks.get(node);
  if (known) return known;
  const text = node.textBetween(0, node.content.size, " ", " ");
  const found = { own: directionOf(text), letters: text.length };
  looks.set(node, found);
  return found;
}

/** The direction of the whole text: that of most of it. */
function directionOfAll(doc: ProseMirrorNode, fallback: Side): Side {
  let balance = 0;
  for (const block of doc.children) {
    const { own, letters } = looksOf(block);
    balance += own === null ? 0 : own === "rtl" ? letters : -letters;
  }
  return balance === 0 ? fallback : balance > 0 ? "rtl" : "ltr";
}

/** The direction of a block at the top: what the person chose, else the majority of its letters; code reads from the left. */
function sideOf(block: ProseMirrorNode, around: Side): Side {
  const chosen = block.attrs.side as Side | null | undefined;
  if (chosen) return chosen;
  return looksOf(block).own ?? (block.type.spec.code ? "ltr" : around);
}

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const key = new PluginKey<DecorationSet>("blockDirection");

/** Gives every block at the top its direction and language, and lines of the other script inside lists and tables theirs. */
export const BlockDirection = Extension.create<DirectionOptions>({
  name: "blockDirection",
  addOptions: () => ({ fallback: "rtl", tagOf: (side) => (side === "rtl" ? "ar" : "en") }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_config, { doc }) => decorate(doc, options),
          apply: (tr, set) => (tr.docChanged ? decorate(tr.doc, options) : set),
        },
        props: { decorations: (state: EditorState) => key.getState(state) },
      }),
    ];
  },
});

function decorate(doc: ProseMirrorNode, { fallback, tagOf }: DirectionOptions): DecorationSet {
  const around = directionOfAll(doc, fallback);
  const decorations: Decoration[] = [];
  doc.forEach((block, at) => {
    const side = sideOf(block, around);
    decorations.push(Decoration.node(at, at + block.nodeSize, { dir: side, lang: tagOf(side) }));
    block.descendants((node, offset) => {
      const from = at + 1 + offset;
      if (node.isTextblock) {
        const line = lineDirection(node.textContent, side);
        if (line !== side) decorations.push(Decoration.node(from, from + node.nodeSize, { class: `line-${line}` }));
      } else if (node.isText && rtlLetter.test(node.text ?? "") && node.marks.some(({ type }) => type.name === "italic")) {
        // Arabic has no slanted letters.
        decorations.push(Decoration.inline(from, from + node.nodeSize, { class: "upright" }));
      }
    });
  });
  return DecorationSet.create(doc, decorations);
}
