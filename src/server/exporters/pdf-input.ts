import { heldTogether } from "#language/document/directed-runs.ts";
import { type Block, type DocumentTree, itemBlocks, type Line, scriptOf, textOf } from "#language/document/tree.ts";
import { laidOutRuns } from "./looks.ts";
import { printable } from "./pdf-glyphs.ts";

/** The tree as the template `pdf.typ` reads it: every line says its language, and nothing is left for it to work out. */
export function pdfInput(document: DocumentTree): object {
  const { title, direction } = document;
  return {
    title: printable(title),
    direction,
    ...languageTag(document.tags[direction]),
    blocks: document.blocks.map((block) => blockInput(block, document)),
  };
}

function blockInput(block: Block, document: DocumentTree): object {
  const language = languageTag(document.tags[scriptOf(block)]);
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return { ...block, ...lineInput(block, document) };
    case "list": {
      const items = block.items.map((item) => itemBlocks(item).map((inner) => blockInput(inner, document)));
      return { ...block, ...language, items, hasTasks: block.items.some(({ checked }) => checked !== null) };
    }
    case "quote":
      return { ...block, ...language, blocks: block.blocks.map((inner) => blockInput(inner, document)) };
    case "table":
      return { ...block, ...language, rows: block.rows.map((row) => row.map((cell) => lineInput(cell, document))) };
    case "code":
      return { ...block, ...language, text: printable(block.text) };
    case "rule":
      return { ...block, ...language };
  }
}

function lineInput(line: Line, document: DocumentTree): object {
  const held = heldTogether(line);
  const content = laidOutRuns(line).map((run) =>
    run.kind === "break" ? run : { ...run, text: printable(run.text).replace(held, "\u2066$&\u2069") },
  );
  // Looking for them in every line would cost the typesetter a tenth of its time.
  const hasFractions = /[0-9][.,:][0-9]/.test(textOf(line.content));
  return { direction: line.direction, ...languageTag(document.tags[scriptOf(line)]), content, hasFractions };
}

/** As the typesetter wants it: 'ar-EG' in two parts. */
function languageTag(tag: string): { lang: string; region: string | null } {
  const [lang = "", region = null] = tag.split("-");
  return { lang, region };
}
