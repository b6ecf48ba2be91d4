import { spawnSync } from "node:child_process";
import { inflateSync } from "node:zlib";
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

/** Its text without running titles and page numbers. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await pdfPages(bytes);
  const bodies = pages.map((page, index) => {
    const [body = ""] = page.split(/^\s*\d+\s*\/\s*\d*\s*$/m);
    return index === 0 ? body : body.slice(body.indexOf("\n"));
  });
  return bodies.join("\n");
}

/** Its words; marks over letters left out. */
export async function pdfWords(bytes: Uint8Array): Promise<string[]> {
  return wordsIn(await pdfText(bytes));
}

export const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;

/** The text as poppler finds it, with which most readers and search engines of Linux read. */
export function popplerText(bytes: Uint8Array): string {
  return spawnSync("pdftotext", ["-", "-"], { input: bytes, encoding: "utf8" }).stdout;
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

/** How many letters are drawn as the empty box that stands for one which the fonts lack: glyph 0 of whatever font. */
export function missingGlyphs(pdf: Buffer): number {
  return contentsOf(pdf.toString("latin1"))
    .flatMap(drawnGlyphs)
    .filter((glyph) => glyph === 0).length;
}

/** The drawing commands of each page. */
function contentsOf(source: string): string[] {
  return Array.from(source.matchAll(/\/Length (\d+)[\s\S]{0,200}?>>\s*stream\r?\n/g)).flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      const content = inflateSync(Buffer.from(source.slice(start, start + Number(match[1])), "latin1")).toString("latin1");
      return content.includes("BT\n") ? [content] : [];
    } catch {
      return []; // a font or a picture
    }
  });
}

/** Two bytes a glyph, as strings in brackets or in hexadecimal. */
function drawnGlyphs(content: string): number[] {
  const strings = content.match(/\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f]+>(?!>)/g) ?? [];
  return strings.flatMap((text) => {
    const bytes = text.startsWith("<")
      ? Buffer.from(text.slice(1, -1), "hex")
      : Buffer.from(unescaped(text.slice(1, -1)), "latin1");
    return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(index * 2));
  });
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
}
