import { type Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { isInTable, selectionCell } from "@tiptap/pm/tables";

export interface EditorActions {
  openFind: () => void;
  openLink: () => void;
  toTools: () => void;
}

type Level = 1 | 2 | 3;

/** Italics are for Latin letters: on Arabic words, and where nothing is selected in an Arabic line, there is nothing to slant. */
export function takesItalic({ state }: Editor): boolean {
  const { selection, doc } = state;
  const { $from, from, to, empty } = selection;
  const text = empty ? $from.parent.textContent : doc.textBetween(from, to, " ", " ");
  return !/\p{Script=Arabic}/u.test(text);
}

/**
 * The keys of the editor by their place on the keyboard: an Arabic layout has other letters on them. Keys with Ctrl and Alt at once
 * are left alone where the layout itself needs them (AltGr).
 */
const commands: Readonly<Record<string, (editor: Editor, actions: EditorActions) => boolean>> = {
  KeyB: (editor) => editor.commands.toggleBold(),
  KeyI: (editor) => !takesItalic(editor) || editor.commands.toggleItalic(),
  KeyE: (editor) => editor.commands.toggleMark("code"),
  KeyZ: (editor) => editor.commands.undo(),
  KeyY: (editor) => editor.commands.redo(),
  "Shift+KeyZ": (editor) => editor.commands.redo(),
  "Shift+KeyX": (editor) => editor.commands.toggleStrike(),
  // Where no words are selected, the key is the search of the whole app.
  KeyK: ({ state }, { openLink }) => !state.selection.empty && act(openLink),
  "Shift+KeyL": (_editor, { openLink }) => act(openLink),
  KeyF: (_editor, { openFind }) => act(openFind),
  KeyH: (_editor, { openFind }) => act(openFind),
  "Shift+Digit7": (editor) => editor.commands.toggleOrderedList(),
  "Shift+Digit8": (editor) => editor.commands.toggleBulletList(),
  "Shift+Digit9": (editor) => editor.commands.toggleBlockquote(),
  "Alt+Digit0": (editor) => editor.commands.setParagraph(),
  ...Object.fromEntries(
    ([1, 2, 3] as const).map((level: Level) => [
      `Alt+Digit${level}`,
      (editor: Editor) => editor.commands.toggleHeading({ level }),
    ]),
  ),
};

function act(run: () => void): true {
  run();
  return true;
}

export const EditorKeys = Extension.create<{ actions: EditorActions }>({
  name: "editorKeys",
  priority: 2_000,
  addProseMirrorPlugins() {
    const { editor } = this;
    const { actions } = this.options;
    /** After Esc the next Tab leaves the text, wherever the cursor is. */
    let leaves = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(view, event) {
              const hasEscaped = leaves;
              leaves = event.code === "Escape" || (leaves && (event.key === "Shift" || event.key === "Tab"));
              // Handled without 'preventDefault': the browser takes the focus on.
              if (event.code === "Tab") return view.editable && (hasEscaped || !takesTab(editor, event.shiftKey));
              const command = commandFor(event);
              if (!command?.(editor, actions)) return false;
              event.preventDefault();
              return true;
            },
          },
        },
      }),
    ];
  },
});

function commandFor(event: KeyboardEvent) {
  if (event.code === "F10" && event.altKey) return (_editor: Editor, { toTools }: EditorActions) => act(toTools);
  if (!(event.ctrlKey || event.metaKey) || event.isComposing) return undefined;
  if (event.altKey && event.getModifierState("AltGraph")) return undefined;
  return commands[`${event.altKey ? "Alt+" : ""}${event.shiftKey ? "Shift+" : ""}${event.code}`];
}

/**
 * Tab moves items of lists and goes from cell to cell, from the last one to a new row; where there is nothing to move it leads out
 * of the text.
 */
function takesTab(editor: Editor, isBack: boolean): boolean {
  const { state } = editor;
  if (isInTable(state)) {
    const $cell = selectionCell(state);
    const isFirst = $cell.index(-1) === 0 && $cell.index() === 0;
    return !(isBack && isFirst);
  }
  if (!editor.isActive("listItem")) return false;
  if (!isBack) return editor.can().sinkListItem("listItem");
  const { $from } = state.selection;
  return (
    Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(({ type }) => type.name === "listItem")
      .length > 1
  );
}
