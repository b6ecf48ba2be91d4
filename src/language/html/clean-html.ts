import { safeLink } from "../document/safe-link.ts";
import { cellProperties, cellsOf, inLines, rowsOf } from "./html-cells.ts";
import { joinLists, nestedLists } from "./html-lists.ts";
import { type Looks, type LooksOf, looksIn, lostLooksOf } from "./html-looks.ts";
import { attribute, elementOf, type HtmlChild, type HtmlElement, type HtmlRoot, hasWords, isElement } from "./html-tree.ts";
import type { LeftOut, LostLook } from "./lost-looks.ts";

/** What runs, shows something else than words, or belongs to the page and not to its text. */
const dropped = new Set(
  "script style noscript template head title meta link base xml iframe frame object embed applet canvas svg math audio video map area button select textarea datalist dialog progress meter source track param".split(
    " ",
  ),
);
const pictures = new Set(["img", "picture", "image", "v:shape", "v:imagedata"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const lists = new Set(["ul", "ol", "blockquote"]);
const listsOfItems = new Set(["ul", "ol"]);
/** Their words stay; what they say is among the looks that are lost. */
const unwrapped = new Set(["u", "ins", "mark"]);
const paragraphs = new Set(["p", "td", "th", "li", "caption", "figcaption", "dt", "dd"]);
const stress = new Set(["strong", "b", "em", "i"]);
const inline = new Set(
  "a b strong i em del s strike span font u ins sub sup code br bdi bdo mark small big q cite abbr".split(" "),
);
/** Styles of Word that are more than a look. */
const wordBlocks: Readonly<Record<string, string>> = {
  MsoTitle: "h1",
  MsoSubtitle: "h2",
  MsoQuote: "blockquote",
  MsoIntenseQuote: "blockquote",
};

/** Nobody writes deeper, and no format shows it: what is nested deeper stands at this depth. */
const maxDepth = 8;

/** How a whole page, which becomes a text, is read otherwise than a piece of one, which goes into a text. */
export interface HtmlWishes {
  /** A table of one column holds the parts of a page; in a piece it is a column of a spreadsheet. */
  readonly hasFrames?: boolean;
  /** Blanks that hold words together become plain ones: programs for writing put them anywhere. */
  readonly plainBlanks?: boolean;
  /** Arabic words stand upright: their letters know no slant. */
  readonly uprightArabic?: boolean;
  /** The number that an anchor's id says of the item around it; null for none. */
  readonly itemNumber?: (id: string) => number | null;
  /** What becomes of a block at the top that says its direction. `cleaned` is the block without what a text cannot hold. */
  readonly directed?: (block: HtmlElement, cleaned: HtmlChild[]) => HtmlChild[];
}

interface Place {
  readonly depth: number;
  readonly isHeading: boolean;
  readonly isLink: boolean;
  readonly isSlanted: boolean;
  /** No block of the text holds it. */
  readonly isTop: boolean;
  /** Looks of the words here that a text has no place for. */
  readonly lost: readonly LostLook[];
}

/**
 * Brings HTML into the shape that Markdown can hold: looks that are said by styles become elements, lists of word processors become
 * lists, tables get a head, links lead to the web only. Takes time in proportion to the length.
 */
export function cleanHtml(page: HtmlRoot, wishes: HtmlWishes): { children: HtmlChild[]; leftOut: LeftOut } {
  const cleaner = new Cleaner(looksIn(page), wishes);
  const place: Place = { depth: 0, isHeading: false, isLink: false, isSlanted: false, isTop: true, lost: [] };
  return { children: cleaner.clean(page.children as HtmlChild[], place), leftOut: cleaner.leftOut };
}

/** All words of a page but those of scripts and the like. */
export function shownText(children: readonly HtmlChild[]): string {
  return children
    .map((child) =>
      child.type === "text" ? child.value : isElement(child) && !dropped.has(child.tagName) ? shownText(child.children) : "",
    )
    .join(" ");
}

class Cleaner {
  readonly leftOut: LeftOut = { pictures: 0, links: 0, looks: new Set() };
  readonly #looksOf: LooksOf;
  readonly #wishes: HtmlWishes;

  constructor(looksOf: LooksOf, wishes: HtmlWishes) {
    this.#looksOf = looksOf;
    this.#wishes = wishes;
  }

  clean(children: readonly HtmlChild[], place: Place): HtmlChild[] {
    return joinLists(children).flatMap((child) => this.#node(child, place));
  }

  #node(node: HtmlChild, place: Place): HtmlChild[] {
    if (node.type === "text") return [this.#words(node, place)];
    if (!isElement(node) || dropped.has(node.tagName)) return [];
    if (pictures.has(node.tagName)) {
      this.leftOut.pictures += 1;
      return [];
    }
    const looks = this.#looksOf(node);
    if (looks.isHidden || "hidden" in node.properties || isLeftover(node)) return [];
    if (node.tagName === "a") return this.#link(node, place);
    if (node.tagName === "table") return this.#table(node, place);
    if (node.tagName === "pre" || node.tagName === "code") return [node];
    return this.#container(inWordStyle(node), looks, place);
  }

  #words(text: Extract<HtmlChild, { type: "text" }>, { isLink, lost }: Place): HtmlChild {
    if (!isLink && lost.length > 0 && text.value.trim() !== "") for (const look of lost) this.leftOut.looks.add(look);
    return this.#wishes.plainBlanks ? { ...text, value: text.value.replaceAll("\u00A0", " ") } : text;
  }

  #container(node: HtmlElement, looks: Looks, place: Place): HtmlChild[] {
    const isNested = lists.has(node.tagName);
    const isBlock = isNested || node.tagName === "p" || headings.has(node.tagName);
    const isSlanted = this.#isSlanted(node, looks, place);
    const lost = lostLooksOf(node, looks);
    const inner: Place = {
      depth: place.depth + (isNested ? 1 : 0),
      isHeading: place.isHeading || headings.has(node.tagName),
      isLink: place.isLink,
      isSlanted: place.isSlanted || isSlanted,
      isTop: place.isTop && !isBlock,
      lost: lost.length === 0 ? place.lost : [...new Set([...place.lost, ...lost])],
    };
    const children = this.clean(listsOfItems.has(node.tagName) ? nestedLists(node.children) : node.children, inner);
    // Word's own elements, of which only the words are of use, and looks that a text has no place for.
    if (node.tagName.includes(":") || unwrapped.has(node.tagName)) return children;
    if (isNested && inner.depth > maxDepth) return unlisted(children);
    const cleaned =
      node.tagName === "ol"
        ? numberedParts(node, children, this.#wishes.itemNumber)
        : withLooks(node, children, { ...looks, emphasis: isSlanted }, inner);
    return place.isTop && isBlock && this.#wishes.directed ? this.#wishes.directed(node, cleaned) : cleaned;
  }

  /** Whether an element slants its words, which nothing around it does yet. */
  #isSlanted(node: HtmlElement, { emphasis = isElement(node, "em", "i") }: Looks, place: Place): boolean {
    if (!emphasis || place.isSlanted) return false;
    const isLost = this.#wishes.uprightArabic === true && hasWords(node, /\p{Script=Arabic}/u);
    if (isLost) this.leftOut.looks.add("slant");
    return !isLost;
  }

  #link(node: HtmlElement, place: Place): HtmlChild[] {
    const address = attribute(node, "href").trim();
    // The way back from a footnote.
    if (/^#(?:foot|end)note-ref/.test(address)) return [];
    const children = this.clean(node.children, { ...place, isLink: true });
    const href = safeLink(googleTarget(address));
    if (href !== null && children.some((child) => hasWords(child)))
      return [{ ...elementOf("a", children), properties: { href } }];
    // A place to jump to is no loss: its words stay, and a text has no other.
    if (href === null && address !== "" && !address.startsWith("#")) this.leftOut.links += 1;
    return children;
  }

  /** A table without a head has it in its first row. */
  #table(node: HtmlElement, place: Place): HtmlChild[] {
    const rows = rowsOf(node).map(cellsOf);
    if (this.#wishes.hasFrames && rows.every((cells) => cells.length <= 1)) {
      return rows.flat().flatMap((cell) => this.clean(cell.children, place));
    }
    const hasHead = rows.slice(0, 2).some((cells) => cells.some((cell) => cell.tagName === "th"));
    const cleaned = rows.map((cells, index) => {
      const isHead = index === 0 && !hasHead;
      const cell = (one: HtmlElement): HtmlElement => ({
        ...elementOf(isHead ? "th" : one.tagName, inLines(this.clean(one.children, { ...place, isTop: false }))),
        properties: cellProperties(one),
      });
      return elementOf("tr", cells.map(cell));
    });
    const table = [elementOf("table", cleaned)];
    return place.isTop && this.#wishes.directed ? this.#wishes.directed(node, table) : table;
  }
}

/** What programs put beside the words: the mark of an item, the end of what was copied, fields of a form. */
function isLeftover(node: HtmlElement): boolean {
  if (node.tagName === "input") return node.properties.type !== "checkbox";
  return (
    /mso-list:\s*ignore/i.test(attribute(node, "style")) || attribute(node, "className").includes("Apple-interchange-newline")
  );
}

function inWordStyle(node: HtmlElement): HtmlElement {
  const tag = node.tagName === "p" ? wordBlocks[attribute(node, "className")] : undefined;
  return tag ? { ...node, tagName: tag } : node;
}

/** Elements for what the styles say. A heading is bold by itself, and words that a style calls plain are not. */
function withLooks(node: HtmlElement, children: HtmlChild[], looks: Looks, { isHeading }: Place): HtmlChild[] {
  const isStrong = isElement(node, "strong", "b");
  const isEmphasis = isElement(node, "em", "i");
  const holdsBlocks = children.some((child) => isElement(child) && !inline.has(child.tagName));
  const isPlain = (isStrong && (looks.strong === false || isHeading)) || (isEmphasis && !looks.emphasis);
  // Google's documents wrap all that is copied into a 'b' that is not bold.
  if (holdsBlocks && stress.has(node.tagName)) return children;
  const added = [
    looks.strong && !isStrong && !isHeading && "strong",
    looks.emphasis && !isEmphasis && !isHeading && "em",
    looks.strike && "del",
  ].filter((tag) => typeof tag === "string");
  // Looks of a block are those of its words; whole cells and items in bold are layout.
  if (added.length === 0 || node.tagName === "body" || node.tagName === "html" || lists.has(node.tagName)) {
    return isPlain ? children : [{ ...node, children }];
  }
  const wrapped = added.reduce<HtmlChild[]>((inner, tag) => [elementOf(tag, inner)], children);
  if (isPlain || node.tagName === "span" || node.tagName === "font") return wrapped;
  return [{ ...node, children: paragraphs.has(node.tagName) && !holdsBlocks ? wrapped : children }];
}

/** A numbered list as one list for each run of numbers that follow each other. */
function numberedParts(
  list: HtmlElement,
  children: readonly HtmlChild[],
  itemNumber: HtmlWishes["itemNumber"] = () => null,
): HtmlElement[] {
  const marks = list.children.filter((child) => isElement(child, "li")).map((item) => markedNumber(item, itemNumber));
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

function markedNumber(item: HtmlElement, itemNumber: (id: string) => number | null): number | null {
  for (const child of item.children) {
    if (isElement(child, "a")) return itemNumber(attribute(child, "id"));
    const inner = isElement(child, "p") ? markedNumber(child, itemNumber) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function unlisted(children: readonly HtmlChild[]): HtmlChild[] {
  return children.flatMap((child): HtmlChild[] => (isElement(child, "li") ? [elementOf("p", child.children)] : [child]));
}

/** Google's documents lead every link over its own address. */
function googleTarget(address: string): string {
  const target = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:[^#]*&)?q=([^&#]*)/i.exec(address)?.[1];
  if (target === undefined) return address;
  try {
    return decodeURIComponent(target.replaceAll("+", " "));
  } catch {
    return address; // no letters come of these percent signs
  }
}
