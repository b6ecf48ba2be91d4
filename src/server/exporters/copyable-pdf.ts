import { deflateSync, inflateSync } from "node:zlib";
import { nothing, toldToReader } from "./copied-order.ts";
import { type Cells, type Fonts, type PdfFont, shownTexts } from "./pdf-shown-text.ts";
import { saying, utf16 } from "./pdf-strings.ts";
import type { Told } from "./told-pieces.ts";
import { withWholeWords } from "./whole-words.ts";

/**
 * Chrome's reader guesses the order of the letters from where they stand, and fails in Arabic lines at emoji, brackets, marks over
 * letters and everything that reads from the left. So the pieces where it would fail say what they mean, in the order in which that
 * reader wants it: as `ActualText` of a tag of our own, which other readers pass over; they go by what the typesetter has written, and
 * by a few tags of the usual kind where poppler would cut or join words.
 * Nothing changes on the page. A file that is not as expected stays as it is.
 */
export function copyablePdf(pdf: Buffer): Buffer {
  const source = pdf.toString("latin1");
  const objects = objectsOf(source);
  const fonts = new Map<string, PdfFont>();
  const fontOf = (number: string) => {
    const known = fonts.get(number) ?? readFont(number, objects);
    fonts.set(number, known);
    return known;
  };
  const edits = Array.from(objects).flatMap(([name, page]) => pageEdit(name, page, objects, fontOf));
  return edits.length === 0 ? pdf : Buffer.from(withNewOffsets(applied(source, edits), edits), "latin1");
}

/** An object of the file: where it begins, and its text. */
interface PdfObject {
  readonly start: number;
  readonly text: string;
}

/** A piece of the file and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The objects by their numbers, found by the table at the end of the file. */
function objectsOf(source: string): Map<string, PdfObject> {
  const table = source.lastIndexOf("\nxref\n");
  const starts = Array.from(source.slice(table).matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset)).sort(
    (one, other) => one - other,
  );
  return new Map(
    starts.map((start, index) => {
      const text = source.slice(start, starts[index + 1] ?? table);
      return [text.slice(0, text.indexOf(" ")), { start, text }];
    }),
  );
}

function pageEdit(
  name: string,
  page: PdfObject,
  objects: ReadonlyMap<string, PdfObject>,
  fontOf: (number: string) => PdfFont,
): Edit[] {
  const contents = /\/Type \/Page\n/.test(page.text) ? /\/Contents (\d+) 0 R/.exec(page.text)?.[1] : undefined;
  const object = contents === undefined ? undefined : objects.get(contents);
  const stream = object && streamOf(object);
  if (!stream) return [];
  const after = withTold(stream.content, fontsOf(page, fontOf), cellsOf(name, objects));
  if (after === stream.content) return [];
  const packed = deflateSync(Buffer.from(after, "latin1")).toString("latin1");
  const head = stream.head.replace(/\/Length \d+/, `/Length ${packed.length}`);
  return [{ start: object.start, end: stream.end, text: head + packed }];
}

interface PdfStream {
  readonly head: string;
  readonly content: string;
  readonly end: number;
}

function streamOf({ start, text }: PdfObject): PdfStream | null {
  const found = /^[^>]*\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/.exec(text);
  if (!found) return null;
  const [head, length] = found;
  const bytes = Buffer.from(text.slice(head.length, head.length + Number(length)), "latin1");
  const content = (head.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
  return { head, content, end: start + head.length + Number(length) };
}

const fontsOf = ({ text }: PdfObject, fontOf: (number: string) => PdfFont): Fonts =>
  new Map(Array.from(text.matchAll(/\/(f\d+) (\d+) 0 R/g), ([, name = "", number = ""]) => [name, fontOf(number)]));

function readFont(number: string, objects: ReadonlyMap<string, PdfObject>): PdfFont {
  const font = objects.get(number)?.text ?? "";
  const named = (key: string) => objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(font)?.[1] ?? "");
  const toUnicode = named("ToUnicode");
  const map = (toUnicode && streamOf(toUnicode)?.content) ?? "";
  const pairs = map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim);
  const texts = new Map(Array.from(pairs, ([, code = "", hex = ""]) => [Number.parseInt(code, 16), utf16(hex)]));
  // One that stood beside a mark of direction first means both to the typesetter.
  const [code] = Array.from(texts).find(([, text]) => /^\p{Cf}* \p{Cf}*$/u.test(text)) ?? [];
  const width = code === undefined ? undefined : widthOf(code, named("DescendantFonts")?.text ?? "");
  if (code === undefined || width === undefined) return { texts, blank: null };
  return { texts, blank: { glyph: code.toString(16).padStart(4, "0"), width } };
}

/** The typesetter writes the widths for ranges of glyphs: the first, the last, and the width. */
function widthOf(code: number, font: string): number | undefined {
  const numbers = (/\/W \[([^[\]]*)\]/.exec(font)?.[1] ?? "").trim().split(/\s+/).map(Number);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    if (code >= (numbers[at] ?? 0) && code <= (numbers[at + 1] ?? -1)) return numbers[at + 2];
  }
  return undefined;
}

/** Which marked pieces of a page stand in which cell, by the tags for screen readers. */
function cellsOf(page: string, objects: ReadonlyMap<string, PdfObject>): Cells {
  const piecesIn = (text: string): number[] => {
    const kids = /\/K (?:\[([^\]]*)\]|(\d+(?: 0 R)?))/.exec(text);
    const own = new RegExp(`/Pg ${page} 0 R`).test(text);
    return Array.from((kids?.[1] ?? kids?.[2] ?? "").matchAll(/(\d+)( 0 R)?/g)).flatMap(([, kid = "", isElement]) =>
      isElement ? piecesIn(objects.get(kid)?.text ?? "") : own ? [Number(kid)] : [],
    );
  };
  const cells = Array.from(objects).filter(([, { text }]) => /\/S \/T[DH]\n/.test(text));
  return new Map(cells.flatMap(([name, { text }]) => piecesIn(text).map((piece) => [piece, name] as const)));
}

function withTold(drawn: string, fonts: Fonts, cells: Cells): string {
  const content = withWholeWords(drawn, fonts);
  const told = toldToReader(shownTexts(content, fonts, cells)).sort((one, other) => one.shown.start - other.shown.start);
  let result = "";
  let at = 0;
  for (const one of told) {
    result += content.slice(at, one.shown.start) + tagged(content.slice(one.shown.start, one.shown.end), one);
    at = one.shown.end;
  }
  return withLateMarks(result + content.slice(at));
}

const block = /\/Span <<\s*\/MCID \d+\s*>> BDC\nq\n[\s\S]*?\nQ\nEMC(?:\n|$)/g;

/** Marks far above their line are drawn last: the reader would break the line at them. Their tags go with them, so the order read aloud stays. */
function withLateMarks(content: string): string {
  const late = Array.from(content.matchAll(block), ([text]) => text).filter(
    (text) => text.includes(saying("Copied", nothing)) && text.match(/\bT[jJ]\n/g)?.length === 1,
  );
  if (late.length === 0) return content;
  const rest = late.reduce((before, text) => before.replace(text, () => ""), content);
  return `${rest}\n${late.map((text) => text.trimEnd()).join("\n")}\n`;
}

/** Other readers that heed the tag of our own too find what is meant around it: that is what counts by the standard. */
function tagged(command: string, { text, meaning }: Told): string {
  const inner = `${saying("Copied", text)}${command}\nEMC`;
  return meaning === null ? inner : `${saying("Span", meaning)}${inner}\nEMC`;
}

function applied(source: string, edits: readonly Edit[]): string {
  const starts = [0, ...edits.map(({ end }) => end)];
  return starts.map((start, index) => source.slice(start, edits[index]?.start) + (edits[index]?.text ?? "")).join("");
}

/** The table at the end of the file says where each object begins, and its last line where the table does. */
function withNewOffsets(text: string, edits: readonly Edit[]): string {
  const moved = (offset: number) =>
    edits.reduce((sum, { start, end, text: after }) => (start < offset ? sum + after.length - (end - start) : sum), offset);
  const table = text.lastIndexOf("\nxref\n");
  const rest = text
    .slice(table)
    .replace(/^(\d{10})(?= \d{5} n)/gm, (offset) => String(moved(Number(offset))).padStart(10, "0"))
    .replace(/(?<=startxref\n)\d+/, (offset) => String(moved(Number(offset))));
  return text.slice(0, table) + rest;
}
