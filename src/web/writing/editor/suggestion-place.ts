import { Extension } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { clauseChanges } from "./clause-changes.ts";
import type { ChangedPlace, Choice, Choices, PassageRange, SuggestedWords } from "./editor-handle.ts";
import { readNodes } from "./markdown-source.ts";
import { putChanges, suggestedChanges } from "./suggested-changes.ts";
import { changeDecorations } from "./suggestion-decorations.ts";
import { lineOf, type SuggestedChange, wholeLine } from "./suggestion-line.ts";

interface Shown {
  readonly range: PassageRange;
  readonly widget: HTMLElement;
  /** False where no suggestion came: then nothing will go. */
  readonly takesPlace: boolean;
  /** Its changes in the passage's own lines, with what is said before their words. */
  readonly inLines: (Pick<SuggestedWords, "say"> & { readonly changes: readonly SuggestedChange[] }) | null;
  readonly choices: Choices | null;
  readonly onPick: ((change: number) => void) | null;
}

const key = new PluginKey<Shown | null>("suggestionPlace");

/** Changes that come from outside, or that the person has accepted, pass while a suggestion is shown. */
export const passesSuggestion = "passesSuggestion";

/**
 * Shows a suggestion in its place: within its lines change by change, else what would go is struck out; the widget stands under the
 * block. Meanwhile nobody types.
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
            return {
              ...before,
              range: { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) },
              inLines: null,
              choices: null,
            };
          },
        },
        filterTransaction: (tr, state) => !tr.docChanged || !key.getState(state) || tr.getMeta(passesSuggestion) === true,
        props: {
          decorations: (state: EditorState) => decorationsOf(state),
          attributes: (state: EditorState) => ({ class: key.getState(state) ? "has-suggestion" : "" }),
          handleDOMEvents: {
            click(view, { target }) {
              const place = target instanceof Element ? target.closest<HTMLElement>("[data-change]") : null;
              if (place) key.getState(view.state)?.onPick?.(Number(place.dataset.change));
              return false;
            },
          },
        },
      }),
    ];
  },
});

function decorationsOf(state: EditorState): DecorationSet {
  const shown = key.getState(state);
  if (!shown) return DecorationSet.empty;
  const { range, inLines, takesPlace, choices } = shown;
  const widget = Decoration.widget(placeUnder(state, range), shown.widget, {
    side: 1,
    ignoreSelection: true,
    stopEvent: () => true,
  });
  const isStruck = takesPlace && !inLines && range.from < range.to;
  const out = isStruck ? [Decoration.inline(range.from, range.to, { nodeName: "del", class: "suggestion-out" })] : [];
  const words = inLines ? changeDecorations(state, inLines.changes, inLines.say, choices) : out;
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

export function showSuggestionAt(view: EditorView, shown: Pick<Shown, "range" | "widget"> | null): void {
  show(view, shown && { ...shown, takesPlace: true, inLines: null, choices: null, onPick: null });
}

/** Puts the words of the suggestion into the passage's lines. @returns what changes; null where they have no place there. */
export function fillSuggestion(view: EditorView, words: SuggestedWords): ChangedPlace[] | null {
  const { markdown, isBrokenOff, say } = words;
  const { state } = view;
  const shown = key.getState(state);
  if (!shown) return null;
  const { doc } = state;
  const all = changesIn(state, shown.range, words);
  const written = all?.slice(0, all.findLastIndex(({ content }) => content.size > 0) + 1) ?? [];
  const changes = isBrokenOff && written.length > 0 ? written : all;
  show(view, { ...shown, takesPlace: markdown !== null, inLines: changes && { changes, say }, choices: null });
  const seen = (node: ProseMirrorNode | SuggestedChange["content"], from: number, to: number) =>
    node.textBetween(from, to, " ", " ").trim();
  return (
    changes
      ?.filter(({ isSilent }) => !isSilent)
      .map(({ from, to, content }) => ({ removed: seen(doc, from, to), added: seen(content, 0, content.size) })) ?? null
  );
}

function changesIn(
  { doc, schema }: EditorState,
  range: PassageRange,
  { markdown, isWhole, byClause }: SuggestedWords,
): SuggestedChange[] | null {
  const nodes = readNodes(schema, markdown ?? "");
  if (isWhole && range.from < range.to) {
    const changes = suggestedChanges(doc, range, nodes);
    return changes && byClause ? clauseChanges(doc, changes) : changes;
  }
  const line = lineOf(doc, range, nodes);
  return line && [wholeLine(range, line)];
}

/** What was said to the changes of the suggestion, and which one is looked at. */
export function showChoices(view: EditorView, choices: Choices, onPick: (change: number) => void): void {
  const shown = key.getState(view.state);
  if (shown?.inLines) show(view, { ...shown, choices, onPick });
}

/** The changes that are taken, as steps of `tr`, with the cursor behind the last of them. @returns false where there are none. */
export function takeChanges(tr: Transaction, choices: readonly Choice[], state: EditorState): boolean {
  const changes = key.getState(state)?.inLines?.changes ?? [];
  let at = 0;
  const taken = changes.filter(({ isSilent }) => isSilent || choices[at++] === "taken");
  const last = taken.findLast(({ isSilent }) => !isSilent);
  if (!last) return false;
  putChanges(tr, taken);
  tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(last.to)), -1));
  tr.setMeta(passesSuggestion, true).setMeta(key, null).scrollIntoView();
  return true;
}

function show(view: EditorView, shown: Shown | null): void {
  view.dispatch(view.state.tr.setMeta(key, shown).setMeta("addToHistory", false));
}
