import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import { readDocument } from "#language/document/read-document.ts";
import type { Block } from "#language/document/tree.ts";
import { goldenDocuments } from "#tests/support/golden-documents.ts";
import { blocksOf } from "#web/writing/paper/text-blocks.ts";
import { blockSides } from "./block-direction.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";

const schema = getSchema([...schemaExtensions]);

/** Notes and definitions stand in the editor and on the paper as they are written. */
const cases = goldenDocuments.filter(({ name }) => name !== "odd Markdown");

test.each(cases.map((source) => [source.name, source] as const))(
  "files, paper and editor agree on every block: %s",
  (_name, source) => {
    const { blocks, direction } = readDocument(source);
    const wanted = blocks.map((block: Block) => block.direction);
    expect(blocksOf(source.markdown, direction).map((block) => block.direction)).toEqual(wanted);
    expect(blockSides(new MarkdownSource(schema).open(source.markdown), direction)).toEqual(wanted);
  },
);

const directionsOf = (name: string) => {
  const source = goldenDocuments.find((document) => document.name === name);
  if (!source) throw new Error(`no golden document ${name}`);
  return readDocument(source).blocks.map(({ kind, direction }) => `${kind} ${direction}`);
};

test("names turn neither headings nor lists nor tables of a text round", () => {
  expect(directionsOf("names in headings, lists and tables")).toEqual([
    "heading rtl",
    "heading rtl",
    "paragraph rtl",
    "list rtl",
    "list rtl",
    "table rtl",
    "table rtl",
    "quote rtl",
    "paragraph ltr",
  ]);
  expect(directionsOf("Arabic names in headings, lists and tables")).toEqual([
    "heading ltr",
    "paragraph ltr",
    "list ltr",
    "table ltr",
    "table ltr",
    "paragraph rtl",
  ]);
});
