import { getSchema } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { passageOf } from "./passage.ts";

const source = new MarkdownSource(getSchema([...schemaExtensions]));
const text = "# عنوان النص\n\nفقرة أولى.\n\n- بند **مهم**\n  - فرع\n\n| الصنف | السعر |\n| - | - |\n| قهوة a\\|b | 15<br>20 |";

/** What the writer is asked about when these words are selected, from the first of them to the last. */
function passage(first: string, last = first) {
  const doc = source.open(text);
  const placeOf = (words: string) => {
    let found = -1;
    doc.descendants((node, at) => {
      const within = node.isText ? (node.text ?? "").indexOf(words) : -1;
      if (found === -1 && within !== -1) found = at + within;
    });
    return found;
  };
  const selection = TextSelection.create(doc, placeOf(first), placeOf(last) + last.length);
  return passageOf(EditorState.create({ doc, selection }), source);
}

test("words of an item or a cell are asked about without the list or the table around them", () => {
  expect(passage("بند", "مهم").markdown).toBe("بند **مهم**");
  expect(passage("فرع").markdown).toBe("فرع");
  expect(passage("قهوة a|b").markdown).toBe("قهوة a|b");
  expect(passage("15", "20").markdown).toBe("15\\\n20");
});

test("a heading says that it is one, and so do several items", () => {
  expect(passage("عنوان النص").markdown).toBe("# عنوان النص");
  expect(passage("بند", "فرع").markdown).toBe("- بند **مهم**\n  - فرع");
});

test("half a word is the whole word; nothing, and all, is the whole text", () => {
  expect(passage("قر", "ول")).toMatchObject({ markdown: "فقرة أولى", isWhole: false });
  const doc = source.open(text);
  expect(passageOf(EditorState.create({ doc }), source)).toMatchObject({ markdown: text, isWhole: true });
});
