import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import { Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorHandle, PassageRange } from "./editor-handle.ts";
import { type MarkdownSource, readNodes } from "./markdown-source.ts";
import { passageOf } from "./passage.ts";
import { PlaceMap } from "./place-map.ts";
import { findWords } from "./selected-words.ts";
import { lineOf } from "./suggestion-line.ts";
import { fillSuggestion, passesSuggestion, showChoices, showSuggestionAt, takeChanges } from "./suggestion-place.ts";

/** What the page may do with an open editor. */
export function handleOf(editor: Editor, source: MarkdownSource): EditorHandle {
  return {
    passage: () => passageOf(editor.state, source),
    showSuggestion: (range, widget) => showSuggestionAt(editor.view, range && widget ? { range, widget } : null),
    fillSuggestion: (words) => fillSuggestion(editor.view, words),
    showChoices: (choices, onPick) => showChoices(editor.view, choices, onPick),
    takeChanges(choices) {
      const tr = closeHistory(editor.state.tr);
      if (!takeChanges(tr, choices, editor.state)) return;
      editor.view.dispatch(tr);
      editor.view.dispatch(closeHistory(editor.state.tr));
    },
    replace(range, markdown) {
      const tr = closeHistory(editor.state.tr);
      putMarkdown(tr, range, markdown);
      // Behind it: what is still selected would be asked about again.
      tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(range.to)), -1));
      editor.view.dispatch(tr.setMeta(passesSuggestion, true).scrollIntoView());
      editor.view.dispatch(closeHistory(editor.state.tr));
    },
    selectSpan: (span) => select(editor, new PlaceMap(source, editor.state.doc).rangeOf(span)),
    selectWords(selected) {
      const pieces: { text: string; at: number }[] = [];
      editor.state.doc.descendants((node, at) => void (node.isText && pieces.push({ text: node.text ?? "", at })));
      select(editor, findWords(pieces, selected));
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

function select({ view }: Editor, range: PassageRange | null): void {
  if (!range) return;
  const { tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, range.from, range.to)));
  view.focus();
  const { node } = view.domAtPos(range.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: "center", behavior: "instant" });
}

/**
 * One paragraph in the place of words within a paragraph flows into it, and so it does at a paragraph's end; several blocks, and what
 * stands for whole blocks, take their place as blocks.
 */
function putMarkdown(tr: Transaction, range: PassageRange, markdown: string): void {
  const { from, to } = range;
  const nodes = readNodes(tr.doc.type.schema, markdown);
  if (nodes.length === 0) {
    tr.delete(from, to);
    return;
  }
  const line = lineOf(tr.doc, range, nodes);
  if (line) {
    tr.replaceWith(from, to, line);
    return;
  }
  const [$from, $to] = [tr.doc.resolve(from), tr.doc.resolve(to)];
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
