import type { fromHtml } from "hast-util-from-html";

export type HtmlRoot = ReturnType<typeof fromHtml>;
export type HtmlNode = HtmlRoot["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
export type HtmlChild = HtmlElement["children"][number];

export function isElement(node: HtmlNode | HtmlChild | undefined, ...names: readonly string[]): node is HtmlElement {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

export function elementOf(tagName: string, children: HtmlChild[]): HtmlElement {
  return { type: "element", tagName, properties: {}, children };
}

/** All text in a node. */
export function textIn(node: HtmlNode | HtmlChild): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textIn).join("") : "";
}

/** Whether there is text in a node beyond blanks: the first that is found answers. */
export function hasWords(node: HtmlNode | HtmlChild, pattern = /\S/): boolean {
  if (node.type === "text") return pattern.test(node.value);
  return "children" in node && node.children.some((child) => hasWords(child, pattern));
}

/** An attribute as text; '' where there is none. */
export function attribute({ properties }: HtmlElement, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** The declarations of a style attribute or rule, by their names in small letters. */
export function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(";").flatMap((part) => {
      const at = part.indexOf(":");
      return at < 0
        ? []
        : [
            [
              part.slice(0, at).trim().toLowerCase(),
              part
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ] as const,
          ];
    }),
  );
}
