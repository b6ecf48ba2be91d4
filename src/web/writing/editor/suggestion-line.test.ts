import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { fc } from "#tests/support/properties.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource, readNodes } from "./markdown-source.ts";
import { changeInLine, lineOf } from "./suggestion-line.ts";

const schema = getSchema([...schemaExtensions]);

/** A suggestion for the whole first block of a text, or for what goes on at its end. */
function suggest(markdown: string, suggestion: string, { isWhole = true, goesOn = false } = {}) {
  const doc = new MarkdownSource(schema).open(markdown);
  let block = doc;
  let from = 0;
  for (; !block.isTextblock && block.firstChild; from += 1) block = block.firstChild;
  const to = from + block.content.size;
  const range = { from: goesOn ? to : from, to };
  const nodes = readNodes(schema, suggestion);
  return { doc, range, line: lineOf(doc, range, nodes), change: changeInLine(doc, range, nodes, isWhole) };
}

/** The line as it is seen: '[-gone-]' and '{+come+}' in what stays. */
function shown(markdown: string, suggestion: string, options?: { isWhole?: boolean; goesOn?: boolean }): string | null {
  const { doc, change } = suggest(markdown, suggestion, options);
  if (!change) return null;
  const { tr } = EditorState.create({ doc });
  const marks = [
    ...change.removed.flatMap(({ from, to }) => [
      { at: from, text: "[-" },
      { at: to, text: "-]" },
    ]),
    ...change.added.map(({ at, content }) => ({ at, text: `{+${content.textBetween(0, content.size, "", "/")}+}` })),
  ].sort((one, other) => one.at - other.at);
  for (const { at, text } of marks.toReversed()) tr.insertText(text, at);
  return tr.doc.textContent;
}

test("within a line a suggestion stands word by word, what goes before what comes", () => {
  expect(shown("نلتقي صباح غد في البيت.", "نلتقي صباح غد في المقهى.")).toBe("نلتقي صباح غد في [-البيت-]{+المقهى+}.");
  expect(shown("قهوة وشاي كل يوم.", "قهوة كل يوم.")).toBe("قهوة [-وشاي-] كل يوم.");
  expect(shown("- قهوة وشاي كل يوم.\n- بند", "قهوة كل يوم.")).toBe("قهوة [-وشاي-] كل يوم.بند");
});

test("a heading of the same level stays the heading that it is", () => {
  expect(shown("## أول شي هنا", "## أول حاجة هنا")).toBe("أول [-شي-]{+حاجة+} هنا");
  expect(shown("## أول شي هنا", "# أول حاجة هنا")).toBeNull();
});

test("while it is written, the whole passage stands before what has come of it", () => {
  expect(shown("نلتقي في البيت.", "نلتقي", { isWhole: false })).toBe("[-نلتقي في البيت.-]{+نلتقي+}");
});

test("what goes on stands behind the line, a space between", () => {
  expect(shown("أول الكلام.", "وتتمته.", { goesOn: true })).toBe("أول الكلام.{+ وتتمته.+}");
});

test.each([
  ["blocks of their own", "نص قصير.", "نص.\n\nقصير."],
  ["a heading", "نص قصير.", "## نص"],
  ["words that only look otherwise", "نص **قصير** هنا.", "نص قصير هناك."],
  ["the same words", "نص قصير.", "نص قصير."],
  ["nothing yet", "نص قصير.", ""],
])("%s are not shown in the line", (_what, passage, suggestion) => {
  expect(shown(passage, suggestion)).toBeNull();
});

test("what is shown to stay and to come is what accepting makes of the line", () => {
  const words = fc.array(fc.constantFrom("في", "البيت", "**قهوة**", "home", "5", "،", "[موقع](https://a.example)", "`x`"), {
    minLength: 1,
    maxLength: 12,
  });
  const line = words.map((all) => `نص ${all.join(" ")}`);
  fc.assert(
    fc.property(line, line, (passage, suggestion) => {
      const { doc, range, line: accepted, change } = suggest(passage, suggestion);
      if (!change || !accepted) return;
      const seen = EditorState.create({ doc }).tr;
      // From the end, so that the places before stay what they are; what comes stands behind what goes.
      for (const { at, content } of change.added.toReversed()) seen.insert(at, content);
      for (const { from, to } of change.removed.toReversed()) seen.delete(seen.mapping.map(from, -1), seen.mapping.map(to, -1));
      const made = EditorState.create({ doc }).tr.replaceWith(range.from, range.to, accepted);
      expect(seen.doc.textContent.replace(/\s/g, "")).toBe(made.doc.textContent.replace(/\s/g, ""));
    }),
  );
});
