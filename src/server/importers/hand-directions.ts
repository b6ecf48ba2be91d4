import { attribute, declarations, type HtmlChild, type HtmlElement, isElement, textIn } from "#language/html/html-tree.ts";
import { blockDirections, type Direction, directionMarks, lettersOf } from "#language/text/direction.ts";

/** What stands in the name of a bookmark before the direction of a paragraph or of a table. */
const bookmarks = { paragraph: "lahja-direction-", table: "lahja-table-direction-" } as const;

/** With words in it; nobody sees the direction of a paragraph that has none. */
const paragraphProperties = /<w:pPr>[\s\S]*?<\/w:pPr>(?=(?:(?!<\/w:p>)[\s\S])*?<w:t[ >])/g;
const tableStart = /<w:tblPr>((?:(?!<\/w:tblPr>)[\s\S])*)<\/w:tblPr>(?:(?!<\/w:pPr>)[\s\S])*<\/w:pPr>/g;
/** What our exporter puts at the edges of words that read the other way than their paragraph. */
const edgeMark = /<w:r>(?:<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>)?<w:t[^>]*>[\u200E\u200F]<\/w:t><\/w:r>/g;

/**
 * The HTML that is made of a Word document does not say from which side anything runs. So each paragraph and table of which the document
 * says it gets a bookmark, which `withHandDirection` finds again. Where only a style says it, the letters decide.
 */
export function markDirections(documentXml: string): string {
  return documentXml
    .replace(edgeMark, "")
    .replace(paragraphProperties, (properties) => {
      // Within a record of changes stand the properties of before.
      const said = properties.includes("<w:pPrChange") ? null : onOrOff("bidi", properties);
      return said === null ? properties : `${properties}${bookmark(bookmarks.paragraph, said)}`;
    })
    .replace(tableStart, (start, properties: string) => {
      const said = onOrOff("bidiVisual", properties);
      return said === null ? start : `${start}${bookmark(bookmarks.table, said)}`;
    });
}

function onOrOff(property: string, xml: string): Direction | null {
  const found = new RegExp(`<w:${property}(?:\\s+w:val="([^"]*)")?\\s*/>`).exec(xml);
  if (!found) return null;
  return ["0", "false", "off"].includes(found[1] ?? "") ? "ltr" : "rtl";
}

const bookmark = (prefix: string, direction: Direction) => `<w:bookmarkStart w:id="0" w:name="${prefix}${direction}"/>`;

/**
 * A block of a page with the mark before its first word that says its direction, where the page says another one than it would have in
 * the text anyway. That one needs no mark: it would be in the way when the text is changed.
 * @param block as the page has it.
 * @param cleaned what became of it.
 * @param around the direction of the text.
 */
export function withHandDirection(block: HtmlElement, cleaned: HtmlChild[], around: Direction): HtmlChild[] {
  const said = saidDirection(block);
  const letters = lettersOf(cleaned.map(textIn).join(" "));
  if (said === null || letters.first === null) return cleaned;
  const kind = groups.has(block.tagName) ? "group" : "lines";
  const [natural] = blockDirections([{ kind, letters }], around);
  // A list without a word of the text's script goes on with the passage that it stands in.
  const isEither = kind === "group" && letters[around] === 0;
  return said === natural || isEither ? cleaned : withMark(cleaned, directionMarks[said]);
}

const groups = new Set(["ul", "ol", "table"]);

function saidDirection(block: HtmlElement): Direction | null {
  const name = isElement(block, "table") ? bookmarks.table : bookmarks.paragraph;
  const said =
    attribute(block, "dir").toLowerCase() || declarations(attribute(block, "style")).get("direction") || bookmarked(block, name);
  return said === "rtl" || said === "ltr" ? said : null;
}

/** What a bookmark before the first word says after its prefix. */
function bookmarked(node: HtmlElement, prefix: string): string | null {
  for (const child of node.children) {
    if (child.type === "text" && child.value.trim() !== "") return null;
    if (!isElement(child)) continue;
    const id = attribute(child, "id");
    const found = id.startsWith(prefix) ? id.slice(prefix.length) : bookmarked(child, prefix);
    if (found !== null) return found;
  }
  return null;
}

const lines = new Set(["ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr", "th", "td", "p", "div"]);

/** The mark stands before the first word, outside of what makes that bold or a link. */
function withMark(nodes: readonly HtmlChild[], mark: string): HtmlChild[] {
  const index = nodes.findIndex((node) => textIn(node).trim() !== "");
  const first = nodes[index];
  if (!first) return [...nodes];
  const isLine = isElement(first) && (lines.has(first.tagName) || /^h[1-6]$/.test(first.tagName));
  const marked = isLine
    ? [{ ...first, children: withMark(first.children, mark) }]
    : [{ type: "text" as const, value: mark }, first];
  return [...nodes.slice(0, index), ...marked, ...nodes.slice(index + 1)];
}
