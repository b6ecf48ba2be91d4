import { readDocument } from "#language/document/read-document.ts";
import { toHtmlFragment as fragmentOf, toHtmlPage as pageOf } from "#language/document/to-html.ts";
import { toPlainText as plainOf } from "#language/document/to-plain-text.ts";

/**
 * The formats that a browser writes by itself, from the text as it stands on the screen, saved or not. Load this module when someone
 * exports: it brings the Markdown parser.
 */
interface TextToExport {
  readonly markdown: string;
  /** BCP 47 tag of the voice: 'ar-EG'; null where none is known. */
  readonly tag: string | null;
}

/** For the clipboard and for pages of others. */
export function toHtmlFragment({ markdown, tag }: TextToExport): string {
  return fragmentOf(readDocument({ markdown, tag, title: "" }));
}

/** A page of its own. */
export function toHtmlPage(text: TextToExport & { readonly title: string }): string {
  return pageOf(readDocument(text));
}

/** Without any marks. */
export function toPlainText(markdown: string): string {
  return plainOf(readDocument({ markdown, tag: null, title: "" }));
}
