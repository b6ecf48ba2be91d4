import { heldTogether } from "./directed-runs.ts";
import { linkedParts } from "./linked-parts.ts";
import {
  type Block,
  type Direction,
  type DocumentTree,
  type Inline,
  itemBlocks,
  type Line,
  type List,
  scriptOf,
  type Table,
} from "./tree.ts";

/** Words as they stand in markup and in its attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The text as HTML for the clipboard and for pages of others: no styles, no scripts, no pictures from elsewhere. */
export function toHtmlFragment(document: DocumentTree): string {
  return `<div dir="${document.direction}" lang="${escapeHtml(document.tags[document.direction])}">${bodyOf(document)}</div>`;
}

/** The text as a page of its own that reads well without Lahja. */
export function toHtmlPage(document: DocumentTree): string {
  return `<!doctype html>
<html lang="${escapeHtml(document.tags[document.direction])}" dir="${document.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>
<style>
${pageStyle}
</style>
</head>
<body>
${bodyOf(document)}
</body>
</html>
`;
}

/** Arabic has no italics: what is stressed is bold there. Direction and side come from the attributes of each block. */
const pageStyle = `body { max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.2rem/1.8 Amiri, "Noto Naskh Arabic", Georgia, serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.4; margin: 1.4em 0 0.4em; }
:lang(ar) em { font-style: normal; font-weight: bold; }
table { border-collapse: collapse; margin: 1em 0; }
th { border-bottom: 2px solid #222; }
td { border-bottom: 1px solid #bbb; }
th, td { padding: 0.25rem 0.75rem; text-align: start; vertical-align: top; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #bbb; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: #f3f3f0; }
code { font: 0.85em ui-monospace, monospace; }
hr { border: 0; border-top: 1px solid #bbb; margin: 2em 0; }`;

function bodyOf(document: DocumentTree): string {
  return document.blocks.map((block) => blockHtml(block, topAttributes(block, document), block.direction)).join("\n");
}

/** Every block at the top says its direction, so that it keeps it wherever it is pasted; its language where it is another one. */
function topAttributes(block: Block, document: DocumentTree): string {
  const script = scriptOf(block);
  const lang = script === document.direction ? "" : ` lang="${escapeHtml(document.tags[script])}"`;
  return ` dir="${block.direction}"${lang}`;
}

/** @param side the direction of the block at the top that holds this one. */
function blockHtml(block: Block, attributes: string, side: Direction): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}${attributes}>${lineHtml(block, side)}</h${block.level}>`;
    case "paragraph":
      return `<p${attributes}>${lineHtml(block, side)}</p>`;
    case "list":
      return listHtml(block, attributes, side);
    case "table":
      return tableHtml(block, attributes, side);
    case "quote":
      return `<blockquote${attributes}>${innerBlocks(block.blocks, side)}</blockquote>`;
    case "code":
      return `<pre dir="${block.direction}"><code>${escapeHtml(block.text)}</code></pre>`;
    case "rule":
      return "<hr>";
  }
}

function innerBlocks(blocks: readonly Block[], side: Direction): string {
  return blocks.map((block) => blockHtml(block, "", side)).join("\n");
}

function listHtml({ start, isTight, items }: List, attributes: string, side: Direction): string {
  const tag = start === null ? "ul" : "ol";
  const first = start !== null && start !== 1 ? ` start="${start}"` : "";
  const lines = items.map((item) => {
    const inner = itemBlocks(item).map((block) =>
      isTight && block.kind === "paragraph" ? lineHtml(block, side) : blockHtml(block, "", side),
    );
    return `<li>${inner.join("\n")}</li>`;
  });
  return `<${tag}${first}${attributes}>\n${lines.join("\n")}\n</${tag}>`;
}

/** The only styles that stand in the markup itself; a page that allows no others has to name them. */
export const cellStyles = { center: "text-align: center", end: "text-align: end" } as const;

function tableHtml({ align, rows }: Table, attributes: string, side: Direction): string {
  const row = (cells: readonly Line[], tag: "th" | "td") => {
    const inner = cells.map((cell, column) => {
      const alignment = align[column] ?? "start";
      const style = alignment === "start" ? "" : ` style="${cellStyles[alignment]}"`;
      return `<${tag}${style}>${lineHtml(cell, side)}</${tag}>`;
    });
    return `<tr>${inner.join("")}</tr>`;
  };
  const [head = [], ...body] = rows;
  const bodyRows = body.map((cells) => row(cells, "td")).join("\n");
  return `<table${attributes}>\n<thead>\n${row(head, "th")}\n</thead>\n<tbody>\n${bodyRows}\n</tbody>\n</table>`;
}

/** Words that read the other way than what holds them keep their own order and still begin on its side. */
function lineHtml(line: Line, side: Direction): string {
  const held = heldTogether(line);
  const inner = linkedParts(line.content)
    .map(({ href, inlines }) => {
      const words = inlines.map((inline) => inlineHtml(inline, held)).join("");
      return href === null ? words : `<a href="${escapeHtml(href)}" rel="noopener">${words}</a>`;
    })
    .join("");
  return line.direction === side ? inner : `<bdi dir="${line.direction}">${inner}</bdi>`;
}

/** @param held what keeps its order among the words around it. */
function inlineHtml(inline: Inline, held: RegExp): string {
  if (inline.kind === "break") return "<br>\n";
  const looks = [inline.strong && "strong", inline.emphasis && "em", inline.strike && "del", inline.code && "code"];
  const words = escapeHtml(inline.text).replace(held, '<bdi dir="ltr">$&</bdi>');
  return looks.reduceRight<string>((inner, tag) => (tag ? `<${tag}>${inner}</${tag}>` : inner), words);
}
