import { safeLink } from "#language/document/safe-link.ts";
import type { Losses, LostLook } from "./paste-losses.ts";

/** The little of the HTML tree that the cleaning touches. */
export interface PastedNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: PastedNode[];
}

/** What shows nothing, runs, or belongs to a program's own window. */
const dropped = new Set(
  "script style meta link title head base xml template noscript iframe object embed video audio svg canvas math input select textarea button".split(
    " ",
  ),
);
/** Looks that a text in Markdown has no place for: their words stay. */
const unwrapped = new Set("u ins mark sub sup small big font center o:p google-sheets-html-origin".split(" "));
const blocks = new Set("p div h1 h2 h3 h4 h5 h6 ul ol li table blockquote pre".split(" "));
/** Styles of Word that are more than a look. */
const wordBlocks: Readonly<Record<string, string>> = {
  MsoTitle: "h1",
  MsoSubtitle: "h2",
  MsoQuote: "blockquote",
  MsoIntenseQuote: "blockquote",
};

/** @returns what was left out. */
export function cleanPasted(root: PastedNode): Losses {
  const losses: Losses = { pictures: 0, looks: new Set() };
  root.children = cleanChildren(root, { isHeading: false, isCode: false, isLink: false }, losses);
  return losses;
}

const looksOfTags: Readonly<Record<string, LostLook>> = {
  u: "underline",
  ins: "underline",
  mark: "highlight",
  sub: "raised",
  sup: "raised",
};

/** Notes which looks the words in a node lose. That of links is their own, and pages colour grounds that nobody marked. */
function noteLooks(tag: string, style: Style, children: readonly PastedNode[], { looks }: Losses): void {
  const found = new Set<LostLook>();
  const byTag = looksOfTags[tag];
  if (byTag) found.add(byTag);
  if (/underline/.test(style["text-decoration"] ?? style["text-decoration-line"] ?? "")) found.add("underline");
  if (style["mso-highlight"]) found.add("highlight");
  if (/^(?:sub|super)$/.test(style["vertical-align"] ?? "")) found.add("raised");
  if (found.size === 0 || textOf(children).trim() === "") return;
  for (const look of found) if (look !== "underline" || !isLink(children)) looks.add(look);
}

function isLink(children: readonly PastedNode[]): boolean {
  return children.every((child) => child.tagName === "a" || (child.children !== undefined && isLink(child.children)));
}

interface Place {
  readonly isHeading: boolean;
  readonly isCode: boolean;
  readonly isLink: boolean;
}

function cleanChildren(node: PastedNode, place: Place, losses: Losses): PastedNode[] {
  const children = (node.children ?? []).flatMap((child) => cleanNode(child, place, losses));
  return joinWordLists(children);
}

function cleanNode(node: PastedNode, place: Place, losses: Losses): PastedNode[] {
  if (node.type === "text") return place.isCode ? [node] : [{ ...node, value: node.value?.replace(/\u00A0/g, " ") ?? "" }];
  const tag = node.tagName;
  if (node.type !== "element" || !tag || dropped.has(tag)) return [];
  if (tag === "img") {
    losses.pictures += 1;
    return [];
  }
  const style = styleOf(node);
  if (style["mso-list"] === "Ignore" || classOf(node).includes("Apple-interchange-newline")) return [];
  const isHeading = place.isHeading || /^h[1-6]$/.test(tag);
  const inner = { isHeading, isCode: place.isCode || tag === "pre", isLink: place.isLink || tag === "a" };
  const children = cleanChildren(node, inner, losses);
  if (!inner.isLink) noteLooks(tag, style, children, losses);
  if (unwrapped.has(tag)) return children;
  if (tag === "p" || tag === "div") return paragraph(node, style, children);
  if (tag === "ul" || tag === "ol") return [{ ...node, children: nestedLists(children) }];
  if (tag === "li") return [element("li", tightItem(children))];
  if (tag === "td" || tag === "th") return [element(tag, oneLine(children))];
  if (tag === "table") return [withHead({ ...node, children })];
  if (tag === "a") return linked(node, children);
  if (/^(?:b|strong|i|em|span)$/.test(tag)) return stressed(tag, style, children, isHeading, losses);
  return [{ ...node, children }];
}

/** Stress by tag or by style. Headings are bold by themselves, and Arabic has no italics. */
function stressed(tag: string, style: Style, children: PastedNode[], isHeading: boolean, losses: Losses): PastedNode[] {
  // Google Docs wraps all that it copies into a 'b' that is not bold, and so may a paragraph be.
  if (children.some((child) => blocks.has(child.tagName ?? ""))) return children;
  const weight = style["font-weight"];
  const isBold = weight ? /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) : tag === "b" || tag === "strong";
  const slant = style["font-style"];
  const isItalic = slant ? slant === "italic" || slant === "oblique" : tag === "i" || tag === "em";
  let inner = children;
  if (/line-through/.test(style["text-decoration"] ?? style["text-decoration-line"] ?? "")) inner = [element("del", inner)];
  if (isItalic && /\p{Script=Arabic}/u.test(textOf(inner))) losses.looks.add("slant");
  else if (isItalic) inner = [element("em", inner)];
  if (isBold && !isHeading) inner = [element("strong", inner)];
  return inner;
}

function linked(node: PastedNode, children: PastedNode[]): PastedNode[] {
  const address = node.properties?.href;
  const href = typeof address === "string" ? safeLink(address) : null;
  return href ? [{ ...node, properties: { href }, children }] : children;
}

function paragraph(node: PastedNode, style: Style, children: PastedNode[]): PastedNode[] {
  const level = /\blevel(\d+)/.exec(style["mso-list"] ?? "")?.[1];
  if (level) return [{ type: "word-item", value: level, properties: { isOrdered: isOrdered(node) }, children }];
  if (node.tagName === "p" && textOf(children).trim() === "") return [];
  const [block] = classOf(node).flatMap((name) => wordBlocks[name] ?? []);
  return [block ? element(block, children) : { ...node, children }];
}

/** Word writes the number or bullet of an item as text before it. */
function isOrdered(item: PastedNode): boolean {
  const marker = (function find(node: PastedNode): string {
    if (node.type === "element" && styleOf(node)["mso-list"] === "Ignore") return textOf([node]);
    return (node.children ?? []).map(find).find((text) => text !== "") ?? "";
  })(item);
  return /^\s*\(?(?:\p{N}{1,4}|\p{L}|[ivxlcdm]{1,6})[.)-]/iu.test(marker) && !/^\s*o\s/.test(marker);
}

/** The items of Word's lists are paragraphs with a level; here they become the lists that they look like. */
function joinWordLists(children: PastedNode[]): PastedNode[] {
  const result: PastedNode[] = [];
  /** The open lists by level. */
  let open: PastedNode[] = [];
  for (const child of children) {
    if (child.type !== "word-item") {
      if (child.type !== "text" || child.value?.trim()) open = [];
      result.push(child);
      continue;
    }
    const depth = Math.min(Number(child.value), open.length + 1);
    const tag = child.properties?.isOrdered ? "ol" : "ul";
    open = open.slice(0, depth);
    if (open.length === depth && open[depth - 1]?.tagName !== tag) open = open.slice(0, depth - 1);
    if (open.length < depth) {
      const list = element(tag, []);
      const parent = open.at(-1)?.children?.at(-1);
      if (parent) parent.children?.push(list);
      else result.push(list);
      open.push(list);
    }
    open.at(-1)?.children?.push(element("li", child.children ?? []));
  }
  return result;
}

/** Google Docs puts the list within a list beside its item, not into it. */
function nestedLists(children: PastedNode[]): PastedNode[] {
  const items: PastedNode[] = [];
  for (const child of children) {
    const last = items.findLast(({ tagName }) => tagName === "li");
    if ((child.tagName === "ul" || child.tagName === "ol") && last) last.children = [...(last.children ?? []), child];
    else items.push(child);
  }
  return items;
}

/** The one paragraph of an item is the item; several need the room between them. */
function tightItem(children: PastedNode[]): PastedNode[] {
  if (children.filter(({ tagName }) => tagName === "p").length !== 1) return children;
  return children.flatMap((child) => (child.tagName === "p" ? (child.children ?? []) : [child]));
}

/** The paragraphs of a cell become lines of it. */
function oneLine(children: PastedNode[]): PastedNode[] {
  return children.flatMap((child, index) => {
    if (child.tagName !== "p" && child.tagName !== "div") return [child];
    const isFurther = children.slice(0, index).some(({ tagName }) => tagName === "p" || tagName === "div");
    return [...(isFurther ? [element("br", [])] : []), ...(child.children ?? [])];
  });
}

/** A Markdown table has a head: the first row, also where the other program did not say so. */
function withHead(table: PastedNode): PastedNode {
  const [first] = rowsOf(table);
  for (const cell of first?.children ?? []) if (cell.tagName === "td") cell.tagName = "th";
  return table;
}

function rowsOf(node: PastedNode): PastedNode[] {
  return (node.children ?? []).flatMap((child) => (child.tagName === "tr" ? [child] : rowsOf(child)));
}

function element(tagName: string, children: PastedNode[]): PastedNode {
  return { type: "element", tagName, properties: {}, children };
}

function textOf(nodes: readonly PastedNode[]): string {
  return nodes.map((node) => node.value ?? textOf(node.children ?? [])).join("");
}

function classOf({ properties }: PastedNode): string[] {
  return Array.isArray(properties?.className) ? properties.className.map(String) : [];
}

type Style = Readonly<Record<string, string>>;

function styleOf({ properties }: PastedNode): Style {
  const style = typeof properties?.style === "string" ? properties.style : "";
  return Object.fromEntries(
    style.split(";").flatMap((rule) => {
      const at = rule.indexOf(":");
      return at === -1 ? [] : [[rule.slice(0, at).trim().toLowerCase(), rule.slice(at + 1).trim()]];
    }),
  );
}
