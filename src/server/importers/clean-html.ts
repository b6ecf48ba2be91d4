import { safeLink } from "#language/document/safe-link.ts";
import { type Direction, directionOf } from "#language/text/direction.ts";
import { numberMarkedBy } from "./docx-numbers.ts";
import { withHandDirection } from "./hand-directions.ts";
import { joinLists } from "./html-lists.ts";
import { type Looks, type LooksOf, looksIn } from "./html-looks.ts";
import { attribute, elementOf, type HtmlChild, type HtmlElement, type HtmlRoot, isElement, textIn } from "./html-tree.ts";

/** What runs, shows something else than words, or belongs to the page and not to its text. */
const dropped = new Set(
  "script style noscript template head title meta link base iframe frame object embed applet canvas svg math audio video map area button select textarea datalist dialog progress meter source track param".split(
    " ",
  ),
);
const pictures = new Set(["img", "picture", "image", "v:shape", "v:imagedata"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const lists = new Set(["ul", "ol", "blockquote"]);
const paragraphs = new Set(["p", "td", "th", "li", "caption", "figcaption", "dt", "dd"]);
const inline = new Set("a b strong i em del s span font u sub sup code br bdi bdo mark small q cite abbr".split(" "));

/** Nobody writes deeper, and no format shows it: what is nested deeper stands at this depth. */
const maxDepth = 8;

/** The words of a page without what runs, loads or hides, and how much of that there was. */
interface CleanHtml {
  readonly children: HtmlChild[];
  readonly pictures: number;
  readonly links: number;
}

interface Place {
  readonly depth: number;
  readonly isHeading: boolean;
  /** No block of the text holds it. */
  readonly isTop: boolean;
}

/**
 * Brings a page into the shape that Markdown can hold: looks that are said by styles become elements, lists of word processors become
 * lists, tables get a head, links lead to the web only.
 */
export function cleanHtml(page: HtmlRoot): CleanHtml {
  const around = directionOf(shownText(page.children as HtmlChild[])) ?? "rtl";
  const cleaner = new Cleaner(looksIn(page), around);
  const children = cleaner.clean(page.children as HtmlChild[], { depth: 0, isHeading: false, isTop: true });
  return { children, ...cleaner.leftOut };
}

/** All words of a page but those of scripts and the like. */
function shownText(children: readonly HtmlChild[]): string {
  return children
    .map((child) =>
      child.type === "text" ? child.value : isElement(child) && !dropped.has(child.tagName) ? shownText(child.children) : "",
    )
    .join(" ");
}

class Cleaner {
  readonly leftOut = { pictures: 0, links: 0 };
  readonly #looksOf: LooksOf;
  /** The direction that the text will have. */
  readonly #around: Direction;

  constructor(looksOf: LooksOf, around: Direction) {
    this.#looksOf = looksOf;
    this.#around = around;
  }

  clean(children: readonly HtmlChild[], place: Place): HtmlChild[] {
    return joinLists(children).flatMap((child) => this.#node(child, place));
  }

  #node(node: HtmlChild, place: Place): HtmlChild[] {
    if (node.type === "text") return [node];
    if (!isElement(node) || dropped.has(node.tagName)) return [];
    if (pictures.has(node.tagName)) {
      this.leftOut.pictures += 1;
      return [];
    }
    const looks = this.#looksOf(node);
    if (looks.isHidden || "hidden" in node.properties) return [];
    if (node.tagName === "a") return this.#link(node, place);
    if (node.tagName === "table") return this.#table(node, place);
    if (node.tagName === "pre" || node.tagName === "code") return [node];
    return this.#container(node, looks, place);
  }

  #container(node: HtmlElement, looks: Looks, place: Place): HtmlChild[] {
    const isNested = lists.has(node.tagName);
    const isBlock = isNested || node.tagName === "p" || headings.has(node.tagName);
    const inner = {
      depth: place.depth + (isNested ? 1 : 0),
      isHeading: place.isHeading || headings.has(node.tagName),
      isTop: place.isTop && !isBlock,
    };
    const children = this.clean(node.children, inner);
    // Word's own elements, of which only the words are of use.
    if (node.tagName.includes(":")) return children;
    if (isNested && inner.depth > maxDepth) return unlisted(children);
    const cleaned = node.tagName === "ol" ? numberedParts(node, children) : withLooks(node, children, looks, inner);
    return place.isTop && isBlock ? withHandDirection(node, cleaned, this.#around) : cleaned;
  }

  #link(node: HtmlElement, place: Place): HtmlChild[] {
    const address = attribute(node, "href").trim();
    // The way back from a footnote.
    if (/^#(?:foot|end)note-ref/.test(address)) return [];
    const children = this.clean(node.children, place);
    const href = safeLink(googleTarget(address));
    const hasWords = children.some((child) => textIn(child).trim() !== "");
    if (href !== null && hasWords) return [{ ...elementOf("a", children), properties: { href } }];
    // A place to jump to is no loss: its words stay, and a text has no other.
    if (href === null && address !== "" && !address.startsWith("#")) this.leftOut.links += 1;
    return children;
  }

  /** A table with one column is a frame around a part of the text; others without a head have it in their first row. */
  #table(node: HtmlElement, place: Place): HtmlChild[] {
    const rows = rowsOf(node).map(cellsOf);
    if (rows.every((cells) => cells.length <= 1)) return rows.flat().flatMap((cell) => this.clean(cell.children, place));
    const hasHead = rows.slice(0, 2).some((cells) => cells.some((cell) => cell.tagName === "th"));
    const cleaned = rows.map((cells, index) => {
      const isHead = index === 0 && !hasHead;
      const cell = (one: HtmlElement): HtmlElement => ({
        ...elementOf(isHead ? "th" : one.tagName, this.clean(one.children, { ...place, isTop: false })),
        properties: cellProperties(one),
      });
      return elementOf("tr", cells.map(cell));
    });
    const table = [elementOf("table", cleaned)];
    return place.isTop ? withHandDirection(node, table, this.#around) : table;
  }
}

/** Elements for what the styles say. A heading is bold by itself, and words that a style calls plain are not. */
function withLooks(node: HtmlElement, children: HtmlChild[], looks: Looks, { isHeading }: Place): HtmlChild[] {
  const isStrong = isElement(node, "strong", "b");
  const isPlain =
    (isStrong && (looks.strong === false || isHeading)) ||
    (isElement(node, "em", "i", "cite", "var", "dfn") && looks.emphasis === false);
  const added = [
    looks.strong && !isStrong && !isHeading && "strong",
    looks.emphasis && !isHeading && "em",
    looks.strike && "del",
  ].filter((tag) => typeof tag === "string");
  // Looks of a block are those of its words; whole cells and items in bold are layout.
  if (added.length === 0 || node.tagName === "body" || node.tagName === "html" || lists.has(node.tagName)) {
    return isPlain ? children : [{ ...node, children }];
  }
  const wrapped = added.reduce<HtmlChild[]>((inner, tag) => [elementOf(tag, inner)], children);
  if (isPlain || node.tagName === "span" || node.tagName === "font") return wrapped;
  const holdsBlocks = children.some((child) => isElement(child) && !inline.has(child.tagName));
  return [{ ...node, children: paragraphs.has(node.tagName) && !holdsBlocks ? wrapped : children }];
}

/** A numbered list as one list for each run of numbers that follow each other. */
function numberedParts(list: HtmlElement, children: readonly HtmlChild[]): HtmlElement[] {
  const marks = list.children.filter((child) => isElement(child, "li")).map(markedNumber);
  const parts: HtmlElement[] = [];
  let expected = Number(attribute(list, "start")) || 1;
  let position = 0;
  for (const child of children) {
    const number = isElement(child, "li") ? (marks[position++] ?? expected) : expected;
    if (parts.length === 0 || number !== expected) {
      parts.push({ ...elementOf("ol", []), properties: number === 1 ? {} : { start: number } });
    }
    parts.at(-1)?.children.push(child);
    expected = isElement(child, "li") ? number + 1 : expected;
  }
  return parts;
}

function markedNumber(item: HtmlElement): number | null {
  for (const child of item.children) {
    if (isElement(child, "a")) return numberMarkedBy(attribute(child, "id"));
    const inner = isElement(child, "p") ? markedNumber(child) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function unlisted(children: readonly HtmlChild[]): HtmlChild[] {
  return children.flatMap((child): HtmlChild[] => (isElement(child, "li") ? [elementOf("p", child.children)] : [child]));
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.children.flatMap((child): HtmlElement[] => {
    if (isElement(child, "tr")) return [child];
    return isElement(child, "thead", "tbody", "tfoot") ? rowsOf(child) : [];
  });
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.children.filter((child) => isElement(child, "td", "th"));
}

/** Which columns it spans, and its side where a table says one. */
function cellProperties(cell: HtmlElement): HtmlElement["properties"] {
  const { colSpan, rowSpan } = cell.properties;
  const align = /text-align:\s*(center|right|end)/i.exec(attribute(cell, "style"))?.[1]?.toLowerCase();
  return { colSpan: capped(colSpan), rowSpan: capped(rowSpan), ...(align ? { align: align === "end" ? "right" : align } : {}) };
}

/** A cell that says it spans a million columns would make as many. */
function capped(span: unknown): number | undefined {
  const count = Number(span);
  return count > 1 ? Math.min(count, 50) : undefined;
}

/** Google's documents lead every link over its own address. */
function googleTarget(address: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i.test(address) || !URL.canParse(address)) return address;
  return new URL(address).searchParams.get("q") ?? address;
}
