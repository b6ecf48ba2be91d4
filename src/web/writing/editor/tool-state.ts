import type { Editor } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { Side } from "./block-direction.ts";
import { takesItalic } from "./editor-keys.ts";

/** What the tools show of the place where the cursor is. */
export function toolState(editor: Editor) {
  const blocks = chosenBlocks(editor);
  const sides = new Set(blocks.map(({ node }) => node.attrs.side as Side | null));
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    level: editor.isActive("heading") ? (editor.getAttributes("heading").level as number) : null,
    isBold: editor.isActive("bold"),
    isItalic: editor.isActive("italic"),
    takesItalic: takesItalic(editor),
    isStrike: editor.isActive("strike"),
    isCode: editor.isActive("code"),
    isBullets: editor.isActive("bulletList"),
    isNumbers: editor.isActive("orderedList"),
    isQuote: editor.isActive("blockquote"),
    isLink: editor.isActive("link"),
    isCodeBlock: editor.isActive("codeBlock"),
    isInTable: editor.isActive("table"),
    canIndent: editor.can().sinkListItem("listItem"),
    canOutdent: editor.can().liftListItem("listItem"),
    /** Chosen by the person; null: left to the letters. */
    side: sides.size === 1 ? ([...sides][0] ?? null) : null,
    hasSides: blocks.length > 0,
  };
}

/** The blocks at the top that the selection touches and that have a side. */
function chosenBlocks({ state }: Editor): { readonly node: ProseMirrorNode; readonly at: number }[] {
  const { from, to } = state.selection;
  const blocks: { node: ProseMirrorNode; at: number }[] = [];
  state.doc.forEach((node, at) => {
    const isTouched = at < to && at + node.nodeSize > from;
    if (isTouched && "side" in node.attrs) blocks.push({ node, at });
  });
  return blocks;
}

/** Sets the side of the chosen blocks; where all have it already, their letters decide again. */
export function toggleSide(editor: Editor, side: Side): void {
  const blocks = chosenBlocks(editor);
  const isSet = blocks.every(({ node }) => node.attrs.side === side);
  const { tr } = editor.state;
  for (const { node, at } of blocks) tr.setNodeMarkup(at, undefined, { ...node.attrs, side: isSet ? null : side });
  if (tr.docChanged) editor.view.dispatch(tr);
}
