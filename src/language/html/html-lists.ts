import { attribute, elementOf, type HtmlChild, type HtmlElement, isElement, textIn } from "./html-tree.ts";

/** An item of a list that a word processor wrote as a paragraph or as a list of its own. */
interface LooseItem {
  /** From 0. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** What stands before it, where that is a number. */
  readonly number: number | null;
  readonly children: HtmlChild[];
}

/**
 * Lists as lists: Word writes their items as paragraphs (`mso-list: l0 level2 lfo1`), Google every level as a list of its own beside
 * the others (`lst-kix_…-1`). Neighbours become one list with its levels inside.
 */
export function joinLists(children: readonly HtmlChild[]): HtmlChild[] {
  const result: HtmlChild[] = [];
  let items: LooseItem[] = [];
  const flush = () => {
    if (items.length > 0) result.push(...nested(items));
    items = [];
  };
  for (const child of children) {
    const found = looseItems(child);
    if (found) items.push(...found);
    // Blanks and comments stand between the items of one list.
    else if (items.length === 0 || child.type !== "text" || child.value.trim() !== "") {
      flush();
      result.push(child);
    }
  }
  flush();
  return result;
}

/** The lists beside an item, where Google puts those within it when text is copied, inside that item. */
export function nestedLists(children: readonly HtmlChild[]): HtmlChild[] {
  const items: HtmlChild[] = [];
  let last: HtmlElement | null = null;
  for (const child of children) {
    if (isElement(child, "ul", "ol") && last) last.children.push(child);
    else if (isElement(child, "li")) {
      last = { ...child, children: [...child.children] };
      items.push(last);
    } else items.push(child);
  }
  return items;
}

function looseItems(child: HtmlChild): LooseItem[] | null {
  if (isElement(child, "p")) return wordItem(child);
  return isElement(child, "ul", "ol") ? googleItems(child) : null;
}

function wordItem(paragraph: HtmlElement): LooseItem[] | null {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(attribute(paragraph, "style"))?.[1];
  if (level === undefined) return null;
  const mark = paragraph.children.map(markText).join("").trim();
  // Bullets are signs of a symbol font, one of them the letter 'o'.
  const ordinal = /^\(?([\d٠-٩]+|[\p{L}]{1,4})[.)-]/u.exec(mark)?.[1];
  const number = ordinal === undefined ? Number.NaN : Number(ordinal);
  const children = paragraph.children.flatMap(withoutMark);
  return [{ level: Number(level) - 1, isOrdered: ordinal !== undefined, number: number > 0 ? number : null, children }];
}

const isMark = (node: HtmlChild): boolean => isElement(node) && /mso-list:\s*ignore/i.test(attribute(node, "style"));

function markText(node: HtmlChild): string {
  if (isMark(node)) return textIn(node);
  return isElement(node) ? node.children.map(markText).join("") : "";
}

function withoutMark(node: HtmlChild): HtmlChild[] {
  if (isMark(node)) return [];
  return [isElement(node) ? { ...node, children: node.children.flatMap(withoutMark) } : node];
}

function googleItems(list: HtmlElement): LooseItem[] | null {
  const level = /(?:^| )lst-[\w-]+-(\d)(?: |$)/.exec(attribute(list, "className"))?.[1];
  if (level === undefined) return null;
  const start = Number(attribute(list, "start")) || 1;
  return list.children
    .filter((child) => isElement(child, "li"))
    .map(({ children }, index) => ({
      level: Number(level),
      isOrdered: list.tagName === "ol",
      number: index === 0 && list.tagName === "ol" ? start : null,
      children,
    }));
}

/** The items as lists: one for each run of bullets or numbers, deeper ones inside the item before them. */
function nested(items: readonly LooseItem[]): HtmlElement[] {
  const level = items.reduce((least, item) => Math.min(least, item.level), Number.POSITIVE_INFINITY);
  const lists: HtmlElement[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as LooseItem;
    let end = at + 1;
    while (end < items.length && items[end]?.level !== level) end += 1;
    // A list may begin deeper than it goes on.
    if (item.level > level) lists.push(...nested(items.slice(at, end)));
    else addItem(lists, item, nested(items.slice(at + 1, end)));
    at = end;
  }
  return lists;
}

function addItem(lists: HtmlElement[], { isOrdered, number, children }: LooseItem, inner: readonly HtmlElement[]): void {
  const name = isOrdered ? "ol" : "ul";
  const line = elementOf("li", [...children, ...inner]);
  const last = lists.at(-1);
  const expected = (Number(last?.properties.start) || 1) + (last?.children.length ?? 0);
  if (last?.tagName === name && (number === null || number === expected)) last.children.push(line);
  else lists.push({ ...elementOf(name, [line]), properties: number === null || number === 1 ? {} : { start: number } });
}
