import { getSchema } from "@tiptap/core";
import { Slice } from "@tiptap/pm/model";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { fitIntoCell } from "./paste-into-cell.ts";

const source = new MarkdownSource(getSchema([...schemaExtensions]));
const text = "قبل\n\n| الصنف | السعر |\n| - | - |\n| قهوة | 15 |";

/** The text after Markdown was pasted behind these words. */
function pasted(behind: string, markdown: string): string {
  const doc = source.open(text);
  let at = 0;
  doc.descendants((node, place) => {
    if (node.text === behind) at = place + behind.length;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const slice = new Slice(source.open(markdown).content, 0, 0);
  return source.write(state.tr.replaceSelection(fitIntoCell(state, slice)).doc);
}

test("blocks that are pasted into a cell become lines of it, and the table stays whole", () => {
  expect(pasted("15", "- أول\n  - **فرع**\n\n## عنوان")).toBe(text.replace("15", "15أول<br>**فرع**<br>عنوان"));
});

test("elsewhere blocks stay blocks", () => {
  expect(pasted("قبل", "- أول\n- ثانٍ")).toContain("- أول\n- ثانٍ");
});
