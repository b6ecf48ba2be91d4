import { groupedNumbers } from "#language/document/directed-runs.ts";
import { type Block, type DocumentTree, itemBlocks, type Line, scriptOf } from "#language/document/tree.ts";
import { laidOutRuns } from "./looks.ts";
import { printable } from "./pdf-glyphs.ts";

/** The tree as the template `pdf.typ` reads it: every line says its language, and nothing is left for it to work out. */
export function pdfInput(document: DocumentTree): object {
  const [lang, region = null] = document.tags[document.direction].split("-");
  const { title, direction } = document;
  return {
    title: printable(title),
    direction,
    lang,
    region,
    blocks: document.blocks.map((block) => blockInput(block, document)),
  };
}

function blockInput(block: Block, document: DocumentTree): object {
  const lang = languageIn(block, document);
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return { ...block, ...lineInput(block, document) };
    case "list": {
      const items = block.items.map((item) => itemBlocks(item).map((inner) => blockInput(inner, document)));
      return { ...block, lang, items, hasTasks: block.items.some(({ checked }) => checked !== null) };
    }
    case "quote":
      return { ...block, lang, blocks: block.blocks.map((inner) => blockInput(inner, document)) };
    case "table":
      return { ...block, lang, rows: block.rows.map((row) => row.map((cell) => lineInput(cell, document))) };
    case "code":
      return { ...block, lang, text: printable(block.text) };
    case "rule":
      return { ...block, lang };
  }
}

function lineInput(line: Line, document: DocumentTree): object {
  const content = laidOutRuns(line).map((run) => {
    if (run.kind === "break") return run;
    const text = printable(run.text);
    return { ...run, text: line.direction === "rtl" ? text.replace(groupedNumbers, "\u2066$&\u2069") : text };
  });
  return { direction: line.direction, lang: languageIn(line, document), content };
}

function languageIn(part: Block | Line, document: DocumentTree): string | undefined {
  return document.tags[scriptOf(part)].split("-")[0];
}
