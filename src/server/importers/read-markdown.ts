import type { Nodes } from "mdast";
import { parseMarkdown } from "#language/document/parse-markdown.ts";
import { safeLink } from "#language/document/safe-link.ts";
import { shallow } from "#language/document/shallow.ts";
import { maxTextChars } from "#shared/contracts/library.ts";
import { decodeText } from "./decode-text.ts";
import { type LeftOut, type ReadText, UnreadableFile } from "./importer.ts";

/** Markdown is the form that texts are kept in: it stays as it is, to the letter, except for what has no place in a text. */
export function readMarkdown(bytes: Uint8Array): ReadText {
  const text = decodeText(bytes).replace(/\r\n?/g, "\n");
  const { title, body } = splitFrontMatter(text);
  // The parser's time grows with the text; what is so much too long stays too long.
  if (body.length > 2 * maxTextChars) throw new UnreadableFile("import.too_long", { max: maxTextChars });
  const { markdown, leftOut } = withoutForeign(shallow(body));
  return { title, markdown: markdown.trim(), leftOut };
}

/** What other programs write above a text, between lines of `---` (YAML) or `+++` (TOML). Only its title is of use here. */
function splitFrontMatter(text: string): { title: string | null; body: string } {
  const found = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)\n\1[ \t]*(?:\n|$)/.exec(text);
  const matter = found?.[2];
  // Two rules with a paragraph between them are no front matter.
  if (!found || matter === undefined || !/^[\w-]+\s*[:=]/.test(matter)) return { title: null, body: text };
  const raw = /^title\s*[:=][ \t]*(.*)$/im.exec(matter)?.[1]?.trim() ?? "";
  const title = raw.replace(/^(["'])(.*)\1$/, "$2");
  return { title: title === "" ? null : title, body: text.slice(found[0].length) };
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Takes pictures, comments, scripts and links that may not be followed out of the source and leaves every other letter alone. */
function withoutForeign(markdown: string): { markdown: string; leftOut: LeftOut } {
  const leftOut = { pictures: 0, links: 0 };
  const cuts: Cut[] = [];
  const tree = parseMarkdown(markdown);
  const pending: Nodes[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const kept = keptOf(node, markdown, leftOut);
    if (kept !== null) cuts.push({ ...placeOf(node), text: kept });
    else if ("children" in node) pending.push(...node.children);
  }
  return { markdown: applied(markdown, cuts), leftOut };
}

/** What stays of a node in the source; null for all of it. */
function keptOf(node: Nodes, markdown: string, leftOut: { pictures: number; links: number }): string | null {
  if (node.type === "image" || node.type === "imageReference") {
    leftOut.pictures += 1;
    return "";
  }
  if (node.type === "link" && safeLink(node.url) === null) {
    if (!node.url.startsWith("#")) leftOut.links += 1;
    const [first, last] = [node.children[0], node.children.at(-1)];
    // Pictures within it are found when its words are read again; there are none in what people write.
    return first && last ? withoutForeign(markdown.slice(placeOf(first).start, placeOf(last).end)).markdown : "";
  }
  if (node.type !== "html") return null;
  const kept = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "");
  const plain = kept.replace(/<img\b[^>]*>/gi, () => {
    leftOut.pictures += 1;
    return "";
  });
  return plain === node.value ? null : plain;
}

function placeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function applied(markdown: string, cuts: readonly Cut[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of cuts.toSorted((one, other) => one.start - other.start)) {
    result += markdown.slice(at, start) + text;
    at = end;
  }
  return result + markdown.slice(at);
}
