import type { PhrasingContent } from "mdast";
import { lineBreak } from "./line-break.ts";
import { safeLink } from "./safe-link.ts";
import type { Inline, TextRun } from "./tree.ts";

type Looks = Omit<TextRun, "kind" | "text">;

/** Addresses by the name of their definition: `[name]: https://…`. */
export type LinkTargets = ReadonlyMap<string, string>;

interface Pending {
  readonly node: PhrasingContent;
  readonly looks: Looks;
}

const plainLooks: Looks = { strong: false, emphasis: false, strike: false, code: false, href: null };

/**
 * Characters that no file may hold: control characters make Word refuse it, and marks that override the direction show other words
 * than the text has. Isolates and single direction marks stay.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\uFFFE\uFFFF]/g;

/** A text as it may stand in any file. */
export function cleanText(text: string): string {
  return text.replace(unwanted, "").toWellFormed();
}

/**
 * The words of a paragraph as a flat list. Without recursion: a text may nest its emphasis thousands deep. Raw HTML is text, a
 * picture its description, a link that may not be followed its words.
 */
export function readInlines(nodes: readonly PhrasingContent[], targets: LinkTargets): Inline[] {
  const result: Inline[] = [];
  const pending: Pending[] = nodes.map((node) => ({ node, looks: plainLooks })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, looks } = next;
    if ("children" in node) {
      const inner = { ...looks, ...looksOf(node, targets) };
      for (const child of node.children.toReversed()) pending.push({ node: child, looks: inner });
    } else if (node.type === "break" || (node.type === "html" && lineBreak.test(node.value))) {
      result.push({ kind: "break" });
    } else append(result, leafText(node), node.type === "inlineCode" ? { ...looks, code: true } : looks);
  }
  return result;
}

function looksOf(node: PhrasingContent, targets: LinkTargets): Partial<Looks> {
  switch (node.type) {
    case "strong":
      return { strong: true };
    case "emphasis":
      return { emphasis: true };
    case "delete":
      return { strike: true };
    case "link":
      return { href: safeLink(node.url) };
    case "linkReference":
      return { href: safeLink(targets.get(node.identifier) ?? "") };
    default:
      return {};
  }
}

function leafText(node: PhrasingContent): string {
  switch (node.type) {
    case "text":
    case "html":
    case "inlineCode":
      return node.value;
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "footnoteReference":
      return `[${node.label ?? node.identifier}]`;
    default:
      return "";
  }
}

/** Joins what looks the same: the parser cuts at every mark that turned out to be none. */
function append(result: Inline[], raw: string, looks: Looks): void {
  const text = cleanText(raw);
  if (text === "") return;
  const last = result.at(-1);
  if (last?.kind === "text" && looksSame(last, looks)) result[result.length - 1] = { ...last, text: last.text + text };
  else result.push({ kind: "text", text, ...looks });
}

function looksSame(run: Looks, looks: Looks): boolean {
  return (["strong", "emphasis", "strike", "code", "href"] as const).every((key) => run[key] === looks[key]);
}
