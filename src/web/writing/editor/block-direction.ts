import { Extension } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import {
  blockDirections,
  type DirectedBlock,
  type Direction,
  directionIn,
  type Letters,
  lettersOf,
  majorityOf,
} from "#language/text/direction.ts";

export type Side = Direction;

interface DirectionOptions {
  /** Of the whole text. */
  readonly around: () => Side;
  /** The language of words in the letters that run to a side. */
  readonly tagOf: (side: Side) => string;
}

const counted = new WeakMap<ProseMirrorNode, Letters>();

/** Unchanged blocks stay the same objects, so that a key counts the letters of one. */
function lettersIn(node: ProseMirrorNode): Letters {
  const known = counted.get(node);
  if (known) return known;
  const found = lettersOf(node.textBetween(0, node.content.size, " ", " "));
  counted.set(node, found);
  return found;
}

function directedBlock(block: ProseMirrorNode): DirectedBlock {
  const letters = { ...lettersIn(block), said: (block.attrs.side as Side | null | undefined) ?? null };
  return { kind: kinds[block.type.name] ?? "lines", letters };
}

const kinds: Readonly<Record<string, DirectedBlock["kind"]>> = {
  bulletList: "group",
  orderedList: "group",
  table: "group",
  codeBlock: "code",
  horizontalRule: "rule",
};

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const key = new PluginKey<DecorationSet>("blockDirection");

/** Gives every block at the top its direction and language, and lines of the other script inside lists and tables theirs. */
export const BlockDirection = Extension.create<DirectionOptions>({
  name: "blockDirection",
  addOptions: () => ({ around: () => "rtl", tagOf: (side) => (side === "rtl" ? "ar" : "en") }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_config, { doc }) => decorate(doc, options),
          apply: (tr, set) => (tr.docChanged || tr.getMeta(key) ? decorate(tr.doc, options) : set),
        },
        props: { decorations: (state: EditorState) => key.getState(state) },
      }),
    ];
  },
});

/** The directions of the blocks at the top, in a text of the given one. */
export function blockSides(doc: ProseMirrorNode, around: Side): Side[] {
  return blockDirections(doc.children.map(directedBlock), around);
}

/** Has the blocks follow a text whose direction has changed. */
export function redirect(view: EditorView): void {
  view.dispatch(view.state.tr.setMeta(key, true));
}

function decorate(doc: ProseMirrorNode, { around, tagOf }: DirectionOptions): DecorationSet {
  const text = around();
  const sides = blockSides(doc, text);
  const decorations: Decoration[] = [];
  doc.forEach((block, at, index) => {
    const side = sides[index] ?? text;
    decorations.push(Decoration.node(at, at + block.nodeSize, { dir: side, lang: tagOf(majorityOf(lettersIn(block)) ?? side) }));
    block.descendants((node, offset) => {
      const from = at + 1 + offset;
      if (node.isTextblock) {
        const line = directionIn(node.textContent, side);
        if (line !== side) decorations.push(Decoration.node(from, from + node.nodeSize, { class: `line-${line}` }));
      } else if (node.isText && rtlLetter.test(node.text ?? "") && node.marks.some(({ type }) => type.name === "italic")) {
        // Arabic has no slanted letters.
        decorations.push(Decoration.inline(from, from + node.nodeSize, { class: "upright" }));
      }
    });
  });
  return DecorationSet.create(doc, decorations);
}
