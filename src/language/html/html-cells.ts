import { attribute, elementOf, type HtmlChild, type HtmlElement, hasWords, isElement } from "./html-tree.ts";

/** The rows of a table, whichever part of it they stand in. */
export function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.children.flatMap((child): HtmlElement[] => {
    if (isElement(child, "tr")) return [child];
    return isElement(child, "thead", "tbody", "tfoot") ? rowsOf(child) : [];
  });
}

export function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.children.filter((child) => isElement(child, "td", "th"));
}

/** The paragraphs of a cell as lines of it, which a cell of Markdown can hold. */
export function inLines(children: readonly HtmlChild[]): HtmlChild[] {
  const lines: HtmlChild[][] = [[]];
  for (const child of children) {
    if (isElement(child, "p", "div")) lines.push([...child.children], []);
    else lines.at(-1)?.push(child);
  }
  return lines
    .filter((line) => line.some((child) => hasWords(child)))
    .flatMap((line, index) => (index === 0 ? line : [elementOf("br", []), ...line]));
}

/** Which columns it spans, and its side where a table says one. */
export function cellProperties(cell: HtmlElement): HtmlElement["properties"] {
  const { colSpan, rowSpan } = cell.properties;
  const align = /text-align:\s*(center|right|end)/i.exec(attribute(cell, "style"))?.[1]?.toLowerCase();
  return { colSpan: capped(colSpan), rowSpan: capped(rowSpan), ...(align ? { align: align === "end" ? "right" : align } : {}) };
}

/** A cell that says it spans a million columns would make as many. */
function capped(span: unknown): number | undefined {
  const count = Number(span);
  return count > 1 ? Math.min(count, 50) : undefined;
}
