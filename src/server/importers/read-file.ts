import { suggestVariety } from "#language/checks/variety/suggest-variety.ts";
import { cleanText } from "#language/document/read-inlines.ts";
import { titleOf } from "#language/text/title.ts";
import { countWords } from "#language/text/words.ts";
import type { ImportFormat } from "#shared/contracts/imports.ts";
import { maxTextChars } from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { kindOf } from "./file-kind.ts";
import { type LeftOut, type ReadText, UnreadableFile } from "./importer.ts";

/** What a file would become in the library. */
export interface ImportedText {
  readonly title: string;
  readonly markdown: string;
  readonly words: number;
  readonly variety: Variety | null;
  readonly leftOut: LeftOut;
}

/** Each is loaded when somebody first brings such a file. */
const readers: Readonly<Record<ImportFormat, (bytes: Uint8Array) => Promise<ReadText>>> = {
  txt: async (bytes) => (await import("./read-txt.ts")).readTxt(bytes),
  md: async (bytes) => (await import("./read-markdown.ts")).readMarkdown(bytes),
  html: async (bytes) => (await import("./read-html.ts")).readHtmlFile(bytes),
  docx: async (bytes) => (await import("./read-docx.ts")).readDocx(bytes),
};

/** The contract's limit of a title. */
const titleMaxChars = 300;

/** @throws UnreadableFile with the reason, in a code that the person can be told. */
export async function readFile({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<ImportedText> {
  const kind = kindOf(name, bytes);
  const read = await readers[kind](bytes).catch((cause: unknown) => {
    // The readers call themselves for what stands inside of what; thousands deep that ends their stack.
    throw cause instanceof RangeError ? new UnreadableFile("import.too_nested", {}, { cause }) : cause;
  });
  const markdown = cleanText(read.markdown).trim();
  if (!/[\p{L}\p{N}]/u.test(markdown)) throw new UnreadableFile("import.empty");
  if (markdown.length > maxTextChars) throw new UnreadableFile("import.too_long", { max: maxTextChars });
  return {
    title: titleFor(read.title, markdown, name),
    markdown,
    words: countWords(markdown),
    variety: suggestVariety(markdown),
    leftOut: read.leftOut,
  };
}

/** A heading at the top names the text; else what the file says of itself, its name, or its first words. */
function titleFor(own: string | null, markdown: string, name: string): string {
  const hasHeading = /^(?:#{1,2} \S|[^\n]+\n(?:=+|-{2,})[ \t]*(?:\n|$))/.test(markdown);
  const stem = name.replace(/^.*[\\/]/, "").replace(/\.[A-Za-z0-9]{1,5}\s*$/, "");
  const candidates = [hasHeading ? titleOf(markdown.slice(0, markdown.indexOf("\n") + 1 || undefined)) : "", own ?? "", stem];
  const title = candidates.map(plainTitle).find((candidate) => /[\p{L}\p{N}]/u.test(candidate));
  return title ?? titleOf(markdown);
}

/** One line without marks of direction, cut between whole characters. */
function plainTitle(title: string): string {
  const line = cleanText(title)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line
    .slice(0, titleMaxChars)
    .toWellFormed()
    .replace(/\ufffd$/, "");
}
