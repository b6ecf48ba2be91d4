import { heldTogether } from "#language/document/directed-runs.ts";
import { type Block, type DocumentTree, itemBlocks, type Line, scriptOf } from "#language/document/tree.ts";
import { laidOutRuns } from "./looks.ts";
import { breakable, printable } from "./pdf-glyphs.ts";
import { hasFewKeys, partsOf } from "./pdf-parts.ts";

/** The tree as the template `pdf.typ` reads it: every line says its language, and nothing is left for it to work out. */
export function pdfInput(document: DocumentTree): object {
  const { title, direction } = document;
  return {
    title: printable(title),
    runningTitle: breakable(printable(title)),
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
    case "code": {
      const text = breakable(printable(block.text));
      return { ...block, ...language, text, hasKeys: hasFewKeys(text) };
    }
    case "rule":
      return { ...block, ...language };
  }
}

function lineInput(line: Line, document: DocumentTree): object {
  const held = heldTogether(line);
  const content = laidOutRuns(line).map((run) => {
    if (run.kind === "break") return run;
    const text = breakable(printable(run.text).replace(held, "\u2066$&\u2069"));
    return { ...run, parts: partsOf(text, run.code ? "code" : line.direction) };
  });
  return { direction: line.direction, ...languageTag(document.tags[scriptOf(line)]), content };
}

/** As the typesetter wants it: 'ar-EG' in two parts. */
function languageTag(tag: string): { lang: string; region: string | null } {
  const [lang = "", region = null] = tag.split("-");
  return { lang, region };
}
