import { readDocument } from "#language/document/read-document.ts";
import { escapeHtml, toHtmlFragment } from "#language/document/to-html.ts";
import { type DocumentTree, textOf } from "#language/document/tree.ts";
import { directionIn } from "#language/text/direction.ts";
import type { Exporter } from "./exporter.ts";
import { sharedFrame } from "./shared-frame.ts";

/** The page behind a shared link: the text with its title, framed in the language of its letters, and nothing else. */
export const writeSharedPage: Exporter = async (source) => {
  const document = readDocument(source);
  const language = document.direction === "rtl" ? "ar" : "en";
  const body = `${titleHtml(document)}${toHtmlFragment(document)}`;
  return new TextEncoder().encode(sharedFrame({ language, title: document.title, body, footer: "footer", isReportable: true }));
};

/** The title over the text, unless the text begins with it anyway; a quiet one over a text that has a great heading of its own. */
function titleHtml(document: DocumentTree): string {
  const { title, direction, blocks } = document;
  const [first] = blocks;
  const beginning = first && "content" in first ? squeezed(textOf(first.content)) : "";
  if (title === "" || beginning.startsWith(squeezed(title.replace(/…$/, "")))) return "";
  const tag = first?.kind === "heading" && first.level === 1 ? "p" : "h1";
  return `<${tag} class="title" dir="${directionIn(title, direction)}">${escapeHtml(title)}</${tag}>\n`;
}

/** A title is one line without marks; the beginning of a text may have been set over two. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
