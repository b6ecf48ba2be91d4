import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { readDocument } from "#language/document/read-document.ts";
import { toPlainText } from "#language/document/to-plain-text.ts";
import { textOf } from "#language/document/tree.ts";
import type { ExportFormat } from "#shared/export-formats.ts";
import { linesOf, squeezed, wordParagraphs } from "#tests/support/document-lines.ts";
import { type GoldenDocument, goldenDocuments } from "#tests/support/golden-documents.ts";
import { hasPoppler, pdfText, pdfWords, popplerText, wordsIn } from "#tests/support/pdf-text.ts";
import { createExportPool } from "./export-pool.ts";

const pool = createExportPool(pino({ level: "silent" }), { timeoutMs: 60_000, waiting: 100 });
afterAll(() => pool.stop());

const write = ({ name: _, ...source }: GoldenDocument, format: ExportFormat) => pool.run({ format, paper: "a4", source });
/** Each is written once, for all readers. */
function onceAs(format: ExportFormat) {
  const files = new Map<GoldenDocument, ReturnType<typeof write>>();
  return (document: GoldenDocument) => {
    const file = files.get(document) ?? write(document, format);
    files.set(document, file);
    return file;
  };
}
const pdfOf = onceAs("pdf");
const docxOf = onceAs("docx");
const each = goldenDocuments.map((document) => [document.name, document] as const);

/** Longer than a line of the page. */
const longWord = /[a-z]{60,}/;

/** The words that stand nowhere among the others, each of which counts once. */
function missing(words: readonly string[], among: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of among) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** As both sides are compared: Chrome's reader makes three points of an ellipsis, and a space of every end of a line. */
const asCopied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("…", "...")
    .replace(/\s+/g, " ")
    .trim();

const linesIn = (document: GoldenDocument) => linesOf(readDocument(document).blocks).map(({ content }) => textOf(content));

describe("PDF", () => {
  it.each(each)("is copied out of Chrome's reader as it is written, sign for sign: %s", async (_name, document) => {
    const copied = asCopied(await pdfText(await pdfOf(document)));
    const lines = linesIn(document).filter((line) => !longWord.test(line));
    expect(lines.filter((line) => !copied.includes(asCopied(line)))).toEqual([]);
  });

  it.skipIf(!hasPoppler)("is read by poppler with 99 of 100 words whole (skipped where there is no pdftotext)", async () => {
    const all: string[] = [];
    const lost: string[] = [];
    for (const document of goldenDocuments) {
      const lines = linesIn(document).filter((line) => !longWord.test(line));
      const words = lines.flatMap(wordsIn);
      all.push(...words);
      lost.push(...missing(words, wordsIn(popplerText(await pdfOf(document)))));
    }
    expect(lost.length / all.length, `lost of ${all.length}: ${lost.join(" ")}`).toBeLessThan(0.01);
  });

  it("breaks a word that no line has room for, and loses nothing of it", async () => {
    const document = goldenDocuments.find(({ markdown }) => longWord.test(markdown)) as GoldenDocument;
    const [word = ""] = longWord.exec(document.markdown) ?? [];
    const words = await pdfWords(await pdfOf(document));
    expect(words.filter((part) => word.includes(part)).length).toBeGreaterThan(4);
    expect(words.join("")).toContain(word);
  });

  it("is tagged, says its language, and has the paper that was asked for", async () => {
    const source = { title: "عنوان", tag: "ar-EG", markdown: "# عنوان\n\nنص." };
    const [a4, letter] = await Promise.all(
      (["a4", "letter"] as const).map(async (paper) =>
        Buffer.from(await pool.run({ format: "pdf", paper, source })).toString("latin1"),
      ),
    );
    for (const part of ["/StructTreeRoot", "/Marked true", "/Lang (ar-EG)", "/Outlines"]) expect(a4).toContain(part);
    expect(a4).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
    expect(letter).toContain("/MediaBox [0 0 612 792]");
  });
});

async function wordFiles(document: GoldenDocument) {
  const bytes = await docxOf(document);
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { bytes, body: text("word/document.xml"), styles: text("word/styles.xml"), files };
}

describe("Word", () => {
  it.each(each)("reads back with the same words: %s", async (_name, document) => {
    const { bytes } = await wordFiles(document);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    // `mammoth` leaves breaks inside a paragraph out.
    const source = wordParagraphs(readDocument(document).blocks, "").map(({ text }) => text);
    expect(value.split(/\n+/).map(squeezed).filter(Boolean)).toEqual(source);
  });

  it.each(each)("knows the direction and language of everything: %s", async (_name, document) => {
    const { body, styles, files } = await wordFiles(document);
    const defined = new Set(Array.from(styles.matchAll(/w:styleId="([^"]+)"/g), ([, id]) => id));
    const used = Array.from(body.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/g), ([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
    const runs = Array.from(body.matchAll(/<w:r>(.*?)<\/w:r>/g), ([, run = ""]) => run).filter((run) => run.includes("<w:t"));
    for (const run of runs) {
      const isRtl = run.includes("<w:rtl/>");
      const letters = (/<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1] ?? "").replace(/&\w+;/g, " ").match(/\p{L}/gu) ?? [];
      if (!run.includes("noProof")) {
        expect(letters.every((letter) => /\p{Script=Arabic}/u.test(letter) === isRtl)).toBe(true);
        expect(run).toMatch(isRtl ? /<w:lang w:bidi="ar-[A-Z]{2}"\/>/ : /<w:lang w:val="en-US"\/>/);
      }
      expect(run.includes("<w:b/>")).toBe(run.includes("<w:bCs/>"));
    }
    // A paragraph whose words are all Arabic begins on the right; an item of a list, and what a mark turned, on the side of that.
    for (const [paragraph] of body.matchAll(/<w:p>.*?<\/w:p>/g)) {
      if (paragraph.includes("<w:numPr>") || document.markdown.includes("\u200E")) continue;
      if (paragraph.includes("<w:rtl/>") && !paragraph.includes('<w:lang w:val="en')) expect(paragraph).toContain("<w:bidi/>");
    }
    const relations = strFromU8(files["word/_rels/document.xml.rels"] ?? new Uint8Array());
    expect(relations).not.toMatch(/javascript:|tracker\.example/);
  });

  it("has headings for its navigation, lists that count for themselves, and tables that run from the right", async () => {
    const byName = (name: string) => goldenDocuments.find((document) => document.name === name) as GoldenDocument;
    const headings = await wordFiles(byName("headings of all levels"));
    expect(Array.from(headings.body.matchAll(/w:pStyle w:val="Heading(\d)"/g), ([, level]) => level)).toEqual([..."123456"]);
    expect(headings.styles).toMatch(/w:styleId="Heading1".*?<w:outlineLvl w:val="0"\/>/s);
    const table = await wordFiles(byName("a table"));
    expect(table.body).toContain("<w:bidiVisual/>");
    expect(table.body.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    // Without a mark LibreOffice and Google put the full stop of an English item before its words.
    expect((await wordFiles(byName("foreign items"))).body.match(/<w:t[^>]*>\u200E<\/w:t>/g)).toHaveLength(4);
    // And they change the places of the groups of a telephone number and of a date.
    expect((await wordFiles(byName("numbers"))).body.match(/<w:t[^>]*>\u200E<\/w:t>/g)).toHaveLength(4);
    const tasks = await wordFiles(byName("tasks and looks"));
    expect(strFromU8(tasks.files["word/numbering.xml"] ?? new Uint8Array())).not.toContain("•");
    const lists = await wordFiles(byName("lists in lists"));
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(lists.bytes) });
    expect(value).toContain("<ol><li>أول<ul><li>فرع<ul><li>فرع الفرع</li></ul></li></ul></li>");
    expect(strFromU8(lists.files["word/numbering.xml"] ?? new Uint8Array())).toContain('<w:start w:val="7"/>');
    expect(lists.styles).toMatch(/<w:sz w:val="24"\/><w:szCs w:val="28"\/>/);
  });
});

describe("text", () => {
  it.each(each)("is the same in every simple format: %s", async (_name, document) => {
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const [txt, md, html] = await Promise.all(
      (["txt", "md", "html"] as const).map(async (format) => decode(await write(document, format))),
    );
    expect(txt).toBe(toPlainText(readDocument(document)));
    expect(md).toBe(`${document.markdown.trimEnd()}\n`);
    expect(html).not.toMatch(/<script|<img|<div|javascript:|onclick=(?!alert\(1\)&gt;)/);
    const source = wordParagraphs(readDocument(document).blocks).flatMap(({ text }) => wordsIn(text));
    const body = (html ?? "")
      .replace(/^[\s\S]*<body>/, "")
      .replace(/<\/?(?:strong|em|del|code|bdi|a)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/&\w+;/g, " ");
    expect(missing(source, wordsIn(body))).toEqual([]);
  });
});
