import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { PassageRange } from "./editor-handle.ts";

interface Shown {
  readonly range: PassageRange;
  readonly widget: HTMLElement;
}

const key = new PluginKey<Shown | null>("suggestionPlace");

/** Changes that come from outside, or that the person has accepted, pass while a suggestion is shown. */
export const passesSuggestion = "passesSuggestion";

/** Shows a suggestion in its place: what would go is struck out, and the widget stands under the block. Meanwhile nobody types. */
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
            return { ...before, range: { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) } };
          },
        },
        filterTransaction: (tr, state) => !tr.docChanged || !key.getState(state) || tr.getMeta(passesSuggestion) === true,
        props: { decorations: (state: EditorState) => decorationsOf(state) },
      }),
    ];
  },
});

function decorationsOf(state: EditorState): DecorationSet {
  const shown = key.getState(state);
  if (!shown) return DecorationSet.empty;
  const { from, to } = shown.range;
  const $to = state.doc.resolve(Math.min(to, state.doc.content.size));
  const under = $to.depth > 0 ? $to.after(1) : $to.pos;
  const out = from < to ? [Decoration.inline(from, to, { nodeName: "del", class: "suggestion-out" })] : [];
  const widget = Decoration.widget(under, shown.widget, { side: 1, ignoreSelection: true, stopEvent: () => true });
  return DecorationSet.create(state.doc, [...out, widget]);
}

export function showSuggestionAt(view: EditorView, shown: Shown | null): void {
  view.dispatch(view.state.tr.setMeta(key, shown).setMeta("addToHistory", false));
}
