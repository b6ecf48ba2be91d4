import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node as ProseMirrorNode, Slice } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorHandle, Passage, PassageRange } from "./editor-handle.ts";
import type { MarkdownSource } from "./markdown-source.ts";
import { PlaceMap } from "./place-map.ts";
import { readMarkdown } from "./read-markdown.ts";
import { passesSuggestion, showSuggestionAt } from "./suggestion-place.ts";

/** What the page may do with an open editor. */
export function handleOf(editor: Editor, source: MarkdownSource): EditorHandle {
  return {
    passage: () => passageOf(editor, source),
    showSuggestion: (range, widget) => showSuggestionAt(editor.view, range && widget ? { range, widget } : null),
    replace(range, markdown) {
      const tr = closeHistory(editor.state.tr);
      putMarkdown(tr, range, markdown);
      editor.view.dispatch(tr.setMeta(passesSuggestion, true).scrollIntoView());
      editor.view.dispatch(closeHistory(editor.state.tr));
    },
    selectSpan(span) {
      const range = new PlaceMap(source, editor.state.doc).rangeOf(span);
      if (!range) return;
      const { tr } = editor.state;
      editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, range.from, range.to)));
      editor.view.focus();
      const { node } = editor.view.domAtPos(range.from);
      const element = node instanceof Element ? node : node.parentElement;
      element?.scrollIntoView({ block: "center", behavior: "instant" });
    },
    focus: () => editor.view.focus(),
    selectionBox() {
      const { from, to, empty } = editor.state.selection;
      if (empty) return null;
      const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)];
      return new DOMRect(Math.min(start.left, end.left), start.top, Math.abs(end.right - start.left), end.bottom - start.top);
    },
    onSelection(listener) {
      editor.on("selectionUpdate", listener);
      editor.on("blur", listener);
      return () => {
        editor.off("selectionUpdate", listener);
        editor.off("blur", listener);
      };
    },
  };
}

function passageOf({ state }: Editor, source: MarkdownSource): Passage {
  const { doc, selection } = state;
  const all = { from: 0, to: doc.content.size };
  const chosen = selection.empty ? all : { from: wordStart(doc, selection.from), to: wordEnd(doc, selection.to) };
  const isWhole = doc.textBetween(0, chosen.from).trim() === "" && doc.textBetween(chosen.to, all.to).trim() === "";
  const { from, to } = isWhole ? all : chosen;
  const written = (start: number, end: number) => source.write(doc.cut(start, end)).trim();
  return { from, to, isWhole, markdown: written(from, to), before: written(0, from), after: written(to, all.to) };
}

const wordSign = /[\p{L}\p{N}\p{M}_]/u;

function wordStart(doc: ProseMirrorNode, at: number): number {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock) return at;
  const text = $at.parent.textBetween(0, $at.parent.content.size, undefined, "\n");
  let start = $at.parentOffset;
  if (!wordSign.test(text[start] ?? "")) return at;
  while (start > 0 && wordSign.test(text[start - 1] ?? "")) start -= 1;
  return $at.start() + start;
}

function wordEnd(doc: ProseMirrorNode, at: number): number {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock) return at;
  const text = $at.parent.textBetween(0, $at.parent.content.size, undefined, "\n");
  let end = $at.parentOffset;
  if (!wordSign.test(text[end - 1] ?? "")) return at;
  while (end < text.length && wordSign.test(text[end] ?? "")) end += 1;
  return $at.start() + end;
}

/**
 * One paragraph in the place of words within a paragraph flows into it, and so it does at a paragraph's end; several blocks, and what
 * stands for whole blocks, take their place as blocks.
 */
function putMarkdown(tr: Transaction, { from, to }: PassageRange, markdown: string): void {
  const { schema } = tr.doc.type;
  const nodes = readMarkdown(markdown).map(({ json }) => schema.nodeFromJSON(json));
  const [first] = nodes;
  if (!first) {
    tr.delete(from, to);
    return;
  }
  const [$from, $to] = [tr.doc.resolve(from), tr.doc.resolve(to)];
  const isInLine = $from.sameParent($to) && $from.parent.inlineContent;
  if (isInLine && nodes.length === 1 && first.type.name === "paragraph") {
    const isFurther = from === to && from > $from.start() && !/\s$/.test($from.parent.textBetween(0, $from.parentOffset));
    tr.replaceWith(from, to, isFurther ? Fragment.from(schema.text(" ")).append(first.content) : first.content);
    return;
  }
  if ($from.depth === 0 || $to.depth === 0) {
    tr.replace(from, to, new Slice(Fragment.from(nodes), 0, 0));
    return;
  }
  // Whole blocks go as blocks; what is left of the first and the last stays around them.
  const start = $from.parentOffset === 0 && from !== to ? $from.before(1) : from;
  const end = $to.parentOffset === $to.parent.content.size && from !== to ? $to.after(1) : to;
  const isWholeBlocks = start !== from && end !== to && $from.depth === 1 && $to.depth === 1;
  if (isWholeBlocks) tr.replaceWith(start, end, nodes);
  else if (from === to && $from.parentOffset === $from.parent.content.size) tr.insert($from.after(1), nodes);
  else tr.replaceRange(from, to, new Slice(Fragment.from(nodes), 0, 0));
}
