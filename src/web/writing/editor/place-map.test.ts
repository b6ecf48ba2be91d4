import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { PlaceMap } from "./place-map.ts";

const schema = getSchema([...schemaExtensions]);

/** What the document shows where the Markdown has these letters. */
function shownAt(markdown: string, letters: string, at = markdown.indexOf(letters)): string | null {
  const source = new MarkdownSource(schema);
  const doc = source.open(markdown);
  const range = new PlaceMap(source, doc).rangeOf({ start: at, end: at + letters.length });
  return range && doc.textBetween(range.from, range.to, "\n", "\n");
}

test.each([
  ["behind a heading and stress", "## عنوان\n\nكلمة **غامقة** ثم هدف", "هدف"],
  ["inside stress", "نص **غامق هدف** نص", "هدف"],
  ["in an item of a list", "مقدمة\n\n- أول\n  - فرع هدف\n- ثانٍ", "هدف"],
  ["in a cell", "| أ | ب |\n| - | - |\n| 1 | هدف |", "هدف"],
  ["behind an escape and an entity", "\\*نجمة\\* و&amp; ثم هدف", "هدف"],
  ["behind a mark of direction", "\u200EOpenAI هدف", "هدف"],
  ["with tashkeel", "إنَّ الهَدَفَ قريب", "الهَدَفَ"],
  ["in a quote of two lines", "> أول\n> هدف", "هدف"],
  ["behind a hard break", "أول\\\nهدف", "هدف"],
])("a place of the source is found in the document: %s", (_what, markdown, letters) => {
  expect(shownAt(markdown, letters)).toBe(letters);
});

test("a place over stress shows its words, one in the marks alone nothing", () => {
  expect(shownAt("نص **غامق** نص", "**غامق**")).toBe("غامق");
  expect(shownAt("نص **غامق** نص", "**", 3)).toBeNull();
});

test("places agree after a change, with the text that is written then", () => {
  const source = new MarkdownSource(schema);
  const state = EditorState.create({ doc: source.open("أول **غامق**\n\nثانٍ هدف") });
  const { doc } = state.apply(state.tr.insertText("كلمات جديدة  ", 1));
  const start = source.write(doc).indexOf("هدف");
  const range = new PlaceMap(source, doc).rangeOf({ start, end: start + 3 });
  expect(range && doc.textBetween(range.from, range.to)).toBe("هدف");
});
