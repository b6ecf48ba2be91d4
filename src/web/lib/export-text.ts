import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { directionOf } from "#language/text/direction.ts";
import { safeLink } from "./safe-link.ts";

/** What a text in Markdown is turned into. Load this module when someone exports: it brings the Markdown parser. */
export interface ExportedText {
  readonly markdown: string;
  readonly title: string;
  /** BCP 47 tag of the text's language: 'ar-EG'. */
  readonly tag: string;
  readonly direction: "rtl" | "ltr";
}

const voidTags = new Set(["br", "hr"]);
const keptTags = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code em strong del a br hr table thead tbody tr th td".split(" "),
);
const blockTags = new Set("h1 h2 h3 h4 h5 h6 p ul ol blockquote pre table hr".split(" "));

interface ElementProps {
  children?: ReactNode;
  href?: string;
  alt?: string;
  start?: number;
  checked?: boolean;
}

type Tag = ReactElement<ElementProps, string>;

/**
 * The tree of a Markdown text, by the same parser that the screen uses: raw HTML is text in it. Called as a function, the
 * component renders nothing: it returns plain elements to walk.
 */
function treeOf(markdown: string): ReactNode {
  const root = Markdown({ children: markdown, remarkPlugins: [remarkGfm] }) as ReactElement<ElementProps>;
  return root.props.children;
}

function isTag(node: ReactNode): node is Tag {
  return isValidElement(node) && typeof node.type === "string";
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function htmlOf(node: ReactNode, blockDirection: "rtl" | "ltr" | null): string {
  if (typeof node === "string" || typeof node === "number") return escapeHtml(String(node));
  if (Array.isArray(node)) return node.map((child: ReactNode) => htmlOf(child, blockDirection)).join("");
  if (!isTag(node)) return "";
  const { type, props } = node;
  if (type === "img") return escapeHtml(props.alt ?? "");
  if (type === "input") return props.checked ? "☑ " : "☐ ";
  // Direction stands on the blocks at the top; what is inside a list or a table follows it.
  const inner = htmlOf(props.children, null);
  if (!keptTags.has(type) || (type === "a" && !safeLink(props.href ?? ""))) return inner;
  const attributes = attributesOf(node, blockDirection);
  return voidTags.has(type) ? `<${type}${attributes}>` : `<${type}${attributes}>${inner}</${type}>`;
}

function attributesOf(node: Tag, documentDirection: "rtl" | "ltr" | null): string {
  const { type, props } = node;
  const href = type === "a" ? safeLink(props.href ?? "") : null;
  const own = documentDirection && blockTags.has(type) ? directionOf(plainOf(node, "")) : null;
  return [
    href ? ` href="${escapeHtml(href)}" rel="noopener"` : "",
    type === "ol" && props.start !== undefined && props.start !== 1 ? ` start="${Number(props.start)}"` : "",
    own && own !== documentDirection ? ` dir="${own}"` : "",
  ].join("");
}

/** The text as HTML for the clipboard and for pages of others: no styles, no scripts, no pictures from elsewhere. */
export function toHtmlFragment({ markdown, direction, tag }: Pick<ExportedText, "markdown" | "direction" | "tag">): string {
  return `<div dir="${direction}" lang="${escapeHtml(tag)}">${htmlOf(treeOf(markdown), direction).trim()}</div>`;
}

/** The text as a page of its own that reads well without Lahja. */
export function toHtmlDocument(text: ExportedText): string {
  const start = text.direction === "rtl" ? "right" : "left";
  return `<!doctype html>
<html lang="${escapeHtml(text.tag)}" dir="${text.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text.title)}</title>
<style>
body { max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.2rem/1.8 Amiri, "Noto Naskh Arabic", Georgia, serif; }
table { border-collapse: collapse; }
td, th { border: 1px solid #888; padding: 0.25rem 0.75rem; text-align: ${start}; }
</style>
</head>
<body>
${htmlOf(treeOf(text.markdown), text.direction).trim()}
</body>
</html>
`;
}

/** The text without any marks: what one pastes into a message. Lists keep their dashes and numbers, links their addresses. */
export function toPlainText(markdown: string): string {
  return `${plainOf(treeOf(markdown), "")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function plainOf(node: ReactNode, indent: string): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => plainOf(child, indent)).join("");
  if (!isTag(node)) return "";
  const { type, props } = node;
  const inner = () => plainOf(props.children, indent);
  switch (type) {
    case "br":
      return "\n";
    case "hr":
      return "\n———\n\n";
    case "img":
      return props.alt ?? "";
    case "input":
      return props.checked ? "☑ " : "☐ ";
    case "a":
      return linkText(inner(), props.href ?? "");
    case "ul":
    case "ol":
      return `${listLines(node, indent).join("\n")}\n\n`;
    case "tr":
      return `${tagsIn(props.children)
        .map((cell) => plainOf(cell.props.children, indent).trim())
        .join(" | ")}\n`;
    default:
      return blockTags.has(type) ? `${inner().trim()}\n\n` : inner();
  }
}

function linkText(text: string, address: string): string {
  const href = safeLink(address)?.replace(/^mailto:/i, "");
  return !href || href === text ? text : `${text} (${href})`;
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).filter(isTag);
}

function listLines(list: Tag, indent: string): string[] {
  return tagsIn(list.props.children).map((item, index) => {
    const mark = list.type === "ol" ? `${(list.props.start ?? 1) + index}. ` : "- ";
    const text = plainOf(item.props.children, `${indent}  `)
      .trim()
      .replace(/\n{2,}/g, "\n");
    return `${mark}${text.replaceAll("\n", `\n${indent}  `)}`;
  });
}
