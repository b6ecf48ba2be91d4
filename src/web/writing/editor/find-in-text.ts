import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { findMatches, type Match } from "./find-matches.ts";

interface Search {
  readonly words: string;
  readonly wholeWords: boolean;
}

interface FindState {
  readonly search: Search | null;
  readonly hits: readonly Match[];
  /** The place in `hits`; -1: none. */
  readonly current: number;
}

const nothing: FindState = { search: null, hits: [], current: -1 };
const key = new PluginKey<FindState>("findInText");

/** Marks what is searched for in the open text. */
export const FindInText = Extension.create({
  name: "findInText",
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: {
          init: () => nothing,
          apply(tr, before) {
            const told = tr.getMeta(key) as FindState | undefined;
            if (told) return told;
            if (!tr.docChanged || !before.search) return before;
            const hits = hitsIn(tr.doc, before.search);
            // The place moves with the text, also where its words are gone.
            const at = tr.mapping.map(before.hits[before.current]?.from ?? 0);
            return { ...before, hits, current: nearest(hits, at) };
          },
        },
        props: { decorations: (state: EditorState) => decorationsOf(state) },
      }),
    ];
  },
});

function decorationsOf(state: EditorState): DecorationSet {
  const { hits, current } = findStateOf(state);
  if (hits.length === 0) return DecorationSet.empty;
  const decorations = hits.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === current ? "find-hit find-current" : "find-hit" }),
  );
  return DecorationSet.create(state.doc, decorations);
}

export function findStateOf(state: EditorState): FindState {
  return key.getState(state) ?? nothing;
}

/** Words do not go on from one block to the next. */
function hitsIn(doc: ProseMirrorNode, { words, wholeWords }: Search): Match[] {
  const hits: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, undefined, "\n");
    for (const { from, to } of findMatches(text, words, wholeWords)) hits.push({ from: at + 1 + from, to: at + 1 + to });
    return false;
  });
  return hits;
}

/** The first hit from a place on; from the end it begins anew. */
function nearest(hits: readonly Match[], at: number): number {
  const next = hits.findIndex(({ from }) => from >= at);
  return next === -1 && hits.length > 0 ? 0 : next;
}

/** Looks for words from the cursor on; null ends the search. */
export function searchFor(view: EditorView, search: Search | null): void {
  const { state } = view;
  const before = findStateOf(state);
  const hits = search ? hitsIn(state.doc, search) : [];
  const start = before.hits[before.current]?.from ?? state.selection.from;
  const next = { search, hits, current: nearest(hits, start) };
  view.dispatch(state.tr.setMeta(key, next));
  scrollToCurrent(view);
}

export function moveToHit(view: EditorView, step: 1 | -1): void {
  const found = findStateOf(view.state);
  if (found.hits.length === 0) return;
  const current = (found.current + step + found.hits.length) % found.hits.length;
  view.dispatch(view.state.tr.setMeta(key, { ...found, current }));
  scrollToCurrent(view);
}

/** The search is over: its last hit is selected, so that the work goes on there. */
export function endSearch(view: EditorView): void {
  const { hits, current } = findStateOf(view.state);
  const hit = hits[current];
  const { tr } = view.state;
  if (hit) tr.setSelection(TextSelection.create(tr.doc, hit.from, hit.to));
  view.dispatch(tr.setMeta(key, nothing));
  view.focus();
}

export function replaceCurrent(view: EditorView, replacement: string): void {
  const { hits, current } = findStateOf(view.state);
  const hit = hits[current];
  if (!hit) return;
  const tr = closeHistory(view.state.tr);
  put(tr, hit, replacement);
  view.dispatch(tr);
  scrollToCurrent(view);
}

/** All at once, to be undone at once. @returns how many. */
export function replaceEach(view: EditorView, replacement: string): number {
  const { hits } = findStateOf(view.state);
  if (hits.length === 0) return 0;
  const tr = closeHistory(view.state.tr);
  // From the end, so that the places before stay what they are.
  for (const hit of hits.toReversed()) put(tr, hit, replacement);
  view.dispatch(tr);
  view.dispatch(closeHistory(view.state.tr));
  return hits.length;
}

function put(tr: EditorState["tr"], { from, to }: Match, replacement: string): void {
  if (replacement === "") tr.delete(from, to);
  else tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.resolve(from + 1).marks()));
}

function scrollToCurrent(view: EditorView): void {
  const hit = view.dom.querySelector(".find-current");
  hit?.scrollIntoView({ block: "center", behavior: "instant" });
}
