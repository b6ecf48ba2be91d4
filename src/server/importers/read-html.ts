import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { cleanHtml, shownText } from "#language/html/clean-html.ts";
import { type HtmlChild, type HtmlNode, type HtmlRoot, isElement, textIn } from "#language/html/html-tree.ts";
import { directionOf } from "#language/text/direction.ts";
import { decodeText } from "./decode-text.ts";
import { numberMarkedBy } from "./docx-numbers.ts";
import { withHandDirection } from "./hand-directions.ts";
import type { ReadText } from "./importer.ts";
import { writeMarkdown } from "./write-markdown.ts";

/** A page, as a browser or a word processor saved it. */
export function readHtmlFile(bytes: Uint8Array): ReadText {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 4_000));
  return readHtml(decodeText(bytes, /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(beginning)?.[1]));
}

/** HTML as Markdown: the words, and the structure that Markdown has. */
export function readHtml(html: string): ReadText {
  const page = fromHtml(html);
  const title = titleIn(page);
  const around = directionOf(shownText(page.children as HtmlChild[])) ?? "rtl";
  const { children, leftOut } = cleanHtml(page, {
    hasFrames: true,
    itemNumber: numberMarkedBy,
    directed: (block, cleaned) => withHandDirection(block, cleaned, around),
  });
  const { pictures, links } = leftOut;
  const tree = toMdast({ type: "root", children }, { document: true });
  return { title, markdown: writeMarkdown(tree), leftOut: { pictures, links } };
}

function titleIn(page: HtmlRoot): string | null {
  const inside = (nodes: readonly (HtmlNode | HtmlChild)[], name: string) =>
    nodes.flatMap((node) => (isElement(node, name) ? node.children : []));
  const head = inside(inside(page.children, "html"), "head").find((node) => isElement(node, "title"));
  return head ? textIn(head) : null;
}
