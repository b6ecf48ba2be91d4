import type { Direction } from "#language/text/direction.ts";

interface TextToCopy {
  readonly markdown: string;
  /** BCP 47 tag of the variety: 'ar-EG'; null where none is known. */
  readonly tag: string | null;
  /** Of the whole text, where the person chose it. */
  readonly direction?: Direction | null;
}

/**
 * `text`: for messages without any marks, and beside it as HTML for editors that keep headings and lists. `chat`: with the marks of
 * WhatsApp. `markdown`: as it is stored.
 */
export type CopyForm = "text" | "chat" | "markdown";

/** Puts a text on the clipboard. Must be called in the click itself; rejects when the browser refuses or the text cannot be had. */
export async function copyText(source: TextToCopy | Promise<TextToCopy>, form: CopyForm = "text"): Promise<void> {
  // The Markdown parser is fetched when somebody copies, not with the page.
  const forms = Promise.all([source, import("./export-text.ts")]);
  const plain = forms.then(([text, { toMessage }]) => (form === "markdown" ? text.markdown : toMessage(text, form)));
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await plain);
  const html = forms.then(([text, { toHtmlFragment }]) => blobOf("text/html", toHtmlFragment(text)));
  const items = {
    "text/plain": plain.then((text) => blobOf("text/plain", text)),
    ...(form === "text" ? { "text/html": html } : {}),
  };
  await navigator.clipboard.write([new ClipboardItem(items)]);
}

function blobOf(type: string, text: string): Blob {
  return new Blob([text], { type });
}
