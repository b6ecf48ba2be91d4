import { getSchema } from "@tiptap/core";
import { type Command, EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { leaveTable, toCellBelow } from "./table-keys.ts";

const source = new MarkdownSource(getSchema([...schemaExtensions]));
const table = "| الصنف | السعر |\n| - | - |\n| قهوة | 15 |";

/** The text with the cursor behind these words. */
function stateAt(words: string, text = `قبل\n\n${table}`): EditorState {
  const doc = source.open(text);
  let at = 0;
  doc.descendants((node, place) => {
    if (node.isText && node.text === words) at = place + words.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
}

function press(state: EditorState, command: Command = toCellBelow): EditorState {
  let next = state;
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true);
  next.doc.check();
  return next;
}

test("Enter in a table leads to the end of the cell below, in its own column", () => {
  const { selection, doc } = press(stateAt("السعر"));
  expect(selection.empty && selection.$from.parent.textContent).toBe("15");
  expect(selection.$from.parentOffset).toBe(2);
  expect(source.write(doc)).toBe(`قبل\n\n${table}`);
});

test("Enter in the last row makes a new one, and what is typed stands in its column", () => {
  const { tr } = press(stateAt("15"));
  expect(source.write(tr.insertText("20").doc)).toBe(`قبل\n\n${table}\n| | 20 |`);
});

test("the arrows lead out of a table that a text begins or ends with, into room to write in", () => {
  const below = press(stateAt("15", table), leaveTable("down"));
  expect(source.write(below.tr.insertText("بعده").doc)).toBe(`${table}\n\nبعده`);
  const above = press(stateAt("السعر", table), leaveTable("up"));
  expect(source.write(above.tr.insertText("قبله").doc)).toBe(`قبله\n\n${table}`);
});

test("the arrows go on within a table, and to what stands around it", () => {
  expect(leaveTable("down")(stateAt("السعر"))).toBe(false);
  expect(leaveTable("up")(stateAt("15"))).toBe(false);
  expect(leaveTable("up")(stateAt("السعر"))).toBe(false);
});

test("Enter elsewhere is left to the text", () => {
  expect(toCellBelow(stateAt("قبل"))).toBe(false);
});
