import type { JSONContent } from "@tiptap/core";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { cleanHtml } from "#language/html/clean-html.ts";
import type { LeftOut } from "#language/html/lost-looks.ts";
import { readTree } from "./read-markdown.ts";

interface Pasted {
  readonly blocks: JSONContent[];
  readonly losses: LeftOut;
}

/** What another program put on the clipboard as blocks of the editor: its structure and stress, nothing of its styles. */
export function readPastedHtml(html: string): Pasted {
  const page = fromHtml(html, { fragment: true });
  const { children, leftOut: losses } = cleanHtml(page, { plainBlanks: true, uprightArabic: true });
  const tree = toMdast({ type: "root", children });
  const nodes = tree.type === "root" ? tree.children : [];
  return {
    blocks: readTree(nodes)
      .filter((block) => block.type !== "rawBlock")
      .map(tight),
    losses,
  };
}

/** Only an item of several paragraphs needs blank lines around it; the other program's spaces say nothing of that. */
function tight(block: JSONContent): JSONContent {
  const content = block.content?.map(tight) ?? [];
  if (block.content === undefined) return block;
  const isSpread =
    block.type === "listItem"
      ? content.filter(({ type }) => type === "paragraph").length > 1
      : content.some(({ attrs }) => attrs?.spread === true);
  return block.attrs && "spread" in block.attrs
    ? { ...block, content, attrs: { ...block.attrs, spread: isSpread } }
    : { ...block, content };
}
