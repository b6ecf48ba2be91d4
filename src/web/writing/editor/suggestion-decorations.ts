import { DOMSerializer, type Fragment, type Node as ProseMirrorNode, type Schema } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { Decoration } from "@tiptap/pm/view";
import type { Choice, Choices, SuggestedWords } from "./editor-handle.ts";
import type { SuggestedChange } from "./suggestion-line.ts";

/**
 * The changes of a suggestion over the unchanged document: what would go is struck out, what would come stands behind it. What was
 * taken looks as the text will, and what was left as it is.
 */
export function changeDecorations(
  state: EditorState,
  changes: readonly SuggestedChange[],
  say: SuggestedWords["say"],
  choices: Choices | null,
): Decoration[] {
  let at = 0;
  return changes.flatMap((change) => {
    if (change.isSilent) return [];
    const index = at++;
    const attributes: Record<string, string> = { "data-change": String(index) };
    if (choices && choices.current === index) attributes["data-current"] = "";
    const choice = choices?.all[index] ?? null;
    return [
      ...lineMark(state, change),
      ...goneDecorations(state, change, { choice, say: say.removed, attributes }),
      ...comeDecoration(state, change, { choice, say: say.added, attributes }),
    ];
  });
}

interface Looks {
  readonly choice: Choice;
  readonly say: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A line with changes has a mark beside it. */
function lineMark({ doc }: EditorState, { from, isBlock }: SuggestedChange): Decoration[] {
  const $from = doc.resolve(from);
  return isBlock || !$from.parent.isTextblock
    ? []
    : [Decoration.node($from.before(), $from.after(), { class: "paper-diff suggestion-line" })];
}

function goneDecorations({ doc }: EditorState, change: SuggestedChange, { choice, say, attributes }: Looks): Decoration[] {
  const { from, to, isBlock } = change;
  if (from === to) return [];
  if (choice === "taken") return hidden(doc, change);
  const look = choice === "left" ? { ...attributes, class: "suggestion-left" } : attributes;
  const struck = choice === null ? { ...look, nodeName: "del", "data-say": say } : look;
  if (!isBlock)
    return seenParts(doc.textBetween(from, to, "\n", "\n"), from).map((part) => Decoration.inline(part.from, part.to, struck));
  const marks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (at < from || node.isInline) return;
    marks.push(Decoration.node(at, at + node.nodeSize, node.isLeaf ? { ...look, class: "paper-diff" } : { class: "paper-diff" }));
    if (node.isTextblock) marks.push(Decoration.inline(at + 1, at + 1 + node.content.size, struck));
  });
  return marks;
}

function hidden(doc: ProseMirrorNode, { from, to, isBlock }: SuggestedChange): Decoration[] {
  if (!isBlock) return [Decoration.inline(from, to, { class: "suggestion-gone" })];
  const marks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (at < from) return true;
    marks.push(Decoration.node(at, at + node.nodeSize, { class: "suggestion-gone" }));
    return false;
  });
  return marks;
}

/** White space at the edges is not struck. */
function seenParts(text: string, from: number): { from: number; to: number }[] {
  const start = from + text.length - text.trimStart().length;
  const end = from + text.trimEnd().length;
  return end > start ? [{ from: start, to: end }] : [];
}

function comeDecoration(
  state: EditorState,
  { from, to, content, isBlock }: SuggestedChange,
  { choice, say, attributes }: Looks,
): Decoration[] {
  if (choice === "left" || content.size === 0 || (!isBlock && content.textBetween(0, content.size, " ", " ").trim() === ""))
    return [];
  const touches = from < to && !isBlock && !/\s$/.test(state.doc.textBetween(from, to, "\n", "\n"));
  const id = `${to} ${choice} ${"data-current" in attributes} ${content.toString()}`;
  return [
    Decoration.widget(
      to,
      () => (isBlock ? addedBlocks : addedWords)(state.schema, content, { choice, say, attributes }, touches),
      {
        side: -1,
        marks: [],
        key: id,
        ignoreSelection: true,
      },
    ),
  ];
}

function addedBlocks(schema: Schema, content: Fragment, { choice, say, attributes }: Looks): HTMLElement {
  const blocks = document.createElement("div");
  blocks.className = "paper-diff suggestion-blocks";
  const words = document.createElement(choice === "taken" ? "div" : "ins");
  mark(words, choice, say, attributes);
  words.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  blocks.append(words);
  return blocks;
}

/** The new words; the space around them is not part of what is marked. */
function addedWords(schema: Schema, content: Fragment, { choice, say, attributes }: Looks, touchesRemoved: boolean): HTMLElement {
  const words = document.createElement(choice === "taken" ? "span" : "ins");
  mark(words, choice, say, attributes);
  words.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  const text = words.textContent ?? "";
  const whole = document.createElement("span");
  const needsSpace = touchesRemoved && choice === null;
  whole.append(needsSpace || /^\s/.test(text) ? " " : "", words, /\s$/.test(text) ? " " : "");
  return whole;
}

function mark(words: HTMLElement, choice: Choice, say: string, attributes: Looks["attributes"]): void {
  for (const [name, value] of Object.entries(attributes)) words.setAttribute(name, value);
  if (choice === null) words.dataset.say = say;
  else words.className = "suggestion-taken";
}
