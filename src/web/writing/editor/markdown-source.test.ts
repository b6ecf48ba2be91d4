import { getSchema } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { describe, expect, test } from "vitest";
import { goldenDocuments } from "#tests/support/golden-documents.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";

const schema = getSchema([...schemaExtensions]);

/** The text as it is when every block of it was changed. */
function rewritten(markdown: string): string {
  const doc = new MarkdownSource(schema).open(markdown);
  return new MarkdownSource(schema).write(doc);
}

const open = (markdown: string): ProseMirrorNode => new MarkdownSource(schema).open(markdown);

describe.each(goldenDocuments.map(({ name, markdown }) => [name, markdown] as const))(
  "golden document: %s",
  (_name, markdown) => {
    test("opening and closing changes no byte", () => {
      const source = new MarkdownSource(schema);
      const doc = source.open(markdown);
      doc.check();
      expect(source.write(doc)).toBe(markdown);
    });

    test("written anew it is the same document, and stays as it is written", () => {
      const once = rewritten(markdown);
      expect(open(once).toJSON()).toEqual(open(markdown).toJSON());
      expect(rewritten(once)).toBe(once);
    });
  },
);
