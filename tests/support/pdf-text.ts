import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of each page, as somebody copies it out of a browser's reader. */
async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    library.destroy();
  }
}

/** Its words without running titles, page numbers and the marks that stand behind them; marks over letters left out. */
export async function pdfWords(bytes: Uint8Array): Promise<string[]> {
  const pages = await pdfPages(bytes);
  const bodies = pages.map((page, index) => {
    const [body = ""] = page.split(/^\s*\d+\s*\/\s*\d*\s*$/m);
    return index === 0 ? body : body.slice(body.indexOf("\n"));
  });
  return wordsIn(bodies.join("\n"));
}

/** Words as both sides of a comparison count them. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
