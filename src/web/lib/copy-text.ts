/**
 * Puts a text on the clipboard twice: as Markdown for plain fields, as HTML for editors that keep headings and lists. Must be called
 * in the click itself; rejects when the browser refuses.
 */
export async function copyText(text: { markdown: string; tag: string }): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text.markdown);
  const html = import("./export-text.ts").then(({ toHtmlFragment }) => new Blob([toHtmlFragment(text)], { type: "text/html" }));
  const plain = Promise.resolve(new Blob([text.markdown], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain, "text/html": html })]);
}
