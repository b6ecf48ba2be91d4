import { readDocument } from "#language/document/read-document.ts";
import { toHtmlFragment as fragmentOf, toHtmlPage as pageOf } from "#language/document/to-html.ts";
import { toPlainText as plainOf } from "#language/document/to-plain-text.ts";
import type { Direction } from "#language/text/direction.ts";

/**
 * The formats that a browser writes by itself, from the text as it stands on the screen, saved or not. Load this module when someone
 * exports: it brings the Markdown parser.
 */
interface TextToExport {
  readonly markdown: string;
  /** BCP 47 tag of the variety: 'ar-EG'; null where none is known. */
  readonly tag: string | null;
  /** Of the whole text, where the person chose it. */
  readonly direction?: Direction | null;
}

/** For the clipboard and for pages of others. */
export function toHtmlFragment(text: TextToExport): string {
  return fragmentOf(readDocument({ ...text, title: "" }));
}

/** A page of its own. */
export function toHtmlPage(text: TextToExport & { readonly title: string }): string {
  return pageOf(readDocument(text));
}

/** For messages: without any marks, or with those of WhatsApp. */
export function toMessage(text: TextToExport, form: "text" | "chat"): string {
  return plainOf(readDocument({ ...text, title: "" }), form === "chat" ? "chat" : "paste").trimEnd();
}

/** Without any marks, for a file. */
export function toPlainText(markdown: string): string {
  return plainOf(readDocument({ markdown, tag: null, title: "" }));
}
