import { attribute, declarations, type HtmlElement, type HtmlNode, type HtmlRoot, textIn } from "./html-tree.ts";
import type { LostLook } from "./lost-looks.ts";

/** What styles say about the words of an element, as far as a text can hold it; absent where they say nothing. */
export interface Looks {
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly strike?: boolean;
  readonly isHidden?: boolean;
  readonly lost?: readonly LostLook[];
}

const lostByTag: Readonly<Record<string, LostLook>> = {
  u: "underline",
  ins: "underline",
  mark: "highlight",
  sub: "raised",
  sup: "raised",
};

/** Which looks the words of an element lose. Pages colour grounds that nobody marked, so that colours are not among them. */
export function lostLooksOf({ tagName }: HtmlElement, { lost = [] }: Looks): readonly LostLook[] {
  const byTag = lostByTag[tagName];
  return byTag ? [byTag, ...lost] : lost;
}

export type LooksOf = (element: HtmlElement) => Looks;

/** `.c3 { font-weight: 700 }`: how Google's documents say everything. Rules of more than a class are for screens. */
const classRule = /\.([\w-]+)\s*\{([^{}]*)\}/g;

/** Reads the looks of any element of a page from its own style and the rules of its classes. */
export function looksIn(page: HtmlRoot): LooksOf {
  const rules = new Map<string, Looks>();
  for (const [, name = "", body = ""] of stylesOf(page).matchAll(classRule))
    rules.set(name, { ...rules.get(name), ...looksFrom(body) });
  return (element) => {
    const named = attribute(element, "className")
      .split(" ")
      .flatMap((name) => rules.get(name) ?? []);
    return Object.assign({}, ...named, looksFrom(attribute(element, "style"))) as Looks;
  };
}

function stylesOf(node: HtmlNode | HtmlRoot): string {
  if (node.type === "element" && node.tagName === "style") return textIn(node);
  return "children" in node ? node.children.map(stylesOf).join("\n") : "";
}

function looksFrom(style: string): Looks {
  const said = declarations(style);
  const weight = said.get("font-weight");
  const slant = said.get("font-style");
  const line = said.get("text-decoration") ?? said.get("text-decoration-line");
  return {
    ...(weight === undefined ? {} : { strong: weight === "bold" || weight === "bolder" || Number(weight) >= 600 }),
    ...(slant === undefined ? {} : { emphasis: slant === "italic" || slant === "oblique" }),
    ...(line === undefined ? {} : { strike: line.includes("line-through") }),
    ...(said.get("display") === "none" || said.get("visibility") === "hidden" || said.get("mso-hide") === "all"
      ? { isHidden: true }
      : {}),
    ...lostBy(said, line ?? ""),
  };
}

function lostBy(said: ReadonlyMap<string, string>, line: string): Pick<Looks, "lost"> {
  const lost: LostLook[] = [];
  if (line.includes("underline")) lost.push("underline");
  if (said.has("mso-highlight")) lost.push("highlight");
  if (/^(?:sub|super)$/.test(said.get("vertical-align") ?? "")) lost.push("raised");
  return lost.length === 0 ? {} : { lost };
}
