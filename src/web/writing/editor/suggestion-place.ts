import { Extension } from "@tiptap/core";
import { DOMSerializer, type Fragment, type Schema } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { PassageRange, SuggestedWords } from "./editor-handle.ts";
import { readNodes } from "./markdown-source.ts";
import { changeInLine, type LineChange } from "./suggestion-line.ts";

interface Shown {
  readonly range: PassageRange;
  readonly widget: HTMLElement;
  /** False where no suggestion came: then nothing will go. */
  readonly takesPlace: boolean;
  /** Its words in the passage's own line, with what is said before them. */
  readonly line: (LineChange & Pick<SuggestedWords, "say">) | null;
}

const key = new PluginKey<Shown | null>("suggestionPlace");

/** Changes that come from outside, or that the person has accepted, pass while a suggestion is shown. */
export const passesSuggestion = "passesSuggestion";

/**
 * Shows a suggestion in its place: within a line word by word, else what would go is struck out; the widget stands under the block.
 * Meanwhile nobody types.
 */
export const SuggestionPlace = Extension.create({
  name: "suggestionPlace",
  addProseMirrorPlugins() {
    return [
      new Plugin<Shown | null>({
        key,
        state: {
          init: () => null,
          apply(tr, before) {
            const told = tr.getMeta(key) as Shown | null | undefined;
            if (told !== undefined) return told;
            if (!before || !tr.docChanged) return before;
            const { from, to } = before.range;
            return { ...before, range: { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) }, line: null };
          },
        },
        filterTransaction: (tr, state) => !tr.docChanged || !key.getState(state) || tr.getMeta(passesSuggestion) === true,
        props: {
          decorations: (state: EditorState) => decorationsOf(state),
          attributes: (state: EditorState) => ({ class: key.getState(state) ? "has-suggestion" : "" }),
        },
      }),
    ];
  },
});

function decorationsOf(state: EditorState): DecorationSet {
  const shown = key.getState(state);
  if (!shown) return DecorationSet.empty;
  const { range, line, takesPlace } = shown;
  const widget = Decoration.widget(placeUnder(state, range), shown.widget, {
    side: 1,
    ignoreSelection: true,
    stopEvent: () => true,
  });
  const out = takesPlace ? outOf(range, { class: "suggestion-out" }) : [];
  const words = line ? lineDecorations(state, range, line) : out;
  return DecorationSet.create(state.doc, [...words, widget]);
}

/** Under the block; in a list or quote under its own paragraph, so that a long one does not part the two. */
function placeUnder({ doc }: EditorState, { from, to }: PassageRange): number {
  const $to = doc.resolve(Math.min(to, doc.content.size));
  if ($to.depth === 0) return $to.pos;
  const isOneLine = $to.parent.isTextblock && from >= $to.start();
  const isInTable = $to.depth > 1 && $to.node(1).type.spec.tableRole === "table";
  return $to.after(isOneLine && !isInTable ? undefined : 1);
}

function lineDecorations({ doc, schema }: EditorState, { to }: PassageRange, line: NonNullable<Shown["line"]>): Decoration[] {
  const $to = doc.resolve(to);
  return [
    Decoration.node($to.before(), $to.after(), { class: "paper-diff suggestion-line" }),
    ...line.removed.flatMap((range) => outOf(range, { "data-say": line.say.removed })),
    ...line.added.map(({ at, content, touchesRemoved }) =>
      Decoration.widget(at, () => addedWords(schema, content, line.say.added, touchesRemoved), {
        side: -1,
        marks: [],
        key: `${at} ${touchesRemoved} ${content.toString()}`,
        ignoreSelection: true,
      }),
    ),
  ];
}

function outOf({ from, to }: PassageRange, attributes: Record<string, string>): Decoration[] {
  return from < to ? [Decoration.inline(from, to, { nodeName: "del", ...attributes })] : [];
}

/** The new words; the space around them is not part of what is marked. */
function addedWords(schema: Schema, content: Fragment, say: string, touchesRemoved: boolean): HTMLElement {
  const words = document.createElement("ins");
  words.dataset.say = say;
  words.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  const text = words.textContent ?? "";
  const whole = document.createElement("span");
  whole.append(touchesRemoved || /^\s/.test(text) ? " " : "", words, /\s$/.test(text) ? " " : "");
  return whole;
}

export function showSuggestionAt(view: EditorView, shown: Pick<Shown, "range" | "widget"> | null): void {
  show(view, shown && { ...shown, takesPlace: true, line: null });
}

/** Puts the words of the suggestion into the passage's line. @returns false where they do not flow into it. */
export function fillSuggestion(view: EditorView, { markdown, isWhole, say }: SuggestedWords): boolean {
  const { state } = view;
  const shown = key.getState(state);
  if (!shown) return false;
  const nodes = readNodes(state.schema, markdown ?? "");
  const change = changeInLine(state.doc, shown.range, nodes, isWhole);
  show(view, { ...shown, takesPlace: markdown !== null, line: change && { ...change, say } });
  return change !== null;
}

function show(view: EditorView, shown: Shown | null): void {
  view.dispatch(view.state.tr.setMeta(key, shown).setMeta("addToHistory", false));
}
