import { deflateSync, inflateSync } from "node:zlib";
import { nothing, type Told, toldToReader } from "./copied-order.ts";
import { type Cells, type FontTexts, shownTexts, utf16 } from "./pdf-shown-text.ts";

/**
 * Chrome's reader guesses the order of the letters from where they stand, and fails in Arabic lines at emoji, brackets, marks over
 * letters and everything that reads from the left. So the pieces where it would fail say what they mean, in the order in which that
 * reader wants it: as `ActualText` of a tag of our own, which other readers pass over; they go by what the typesetter has written.
 * Nothing changes on the page. A file that is not as expected stays as it is.
 */
export function copyablePdf(pdf: Buffer): Buffer {
  const source = pdf.toString("latin1");
  const objects = objectsOf(source);
  const edits = Array.from(objects).flatMap(([name, page]) => pageEdit(name, page, objects));
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

function pageEdit(name: string, page: PdfObject, objects: ReadonlyMap<string, PdfObject>): Edit[] {
  const contents = /\/Type \/Page\n/.test(page.text) ? /\/Contents (\d+) 0 R/.exec(page.text)?.[1] : undefined;
  const object = contents === undefined ? undefined : objects.get(contents);
  const stream = object && streamOf(object);
  if (!stream) return [];
  const after = withTold(stream.content, fontTexts(page, objects), cellsOf(name, objects));
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

/** What the glyphs of the page's fonts stand for. */
function fontTexts({ text }: PdfObject, objects: ReadonlyMap<string, PdfObject>): FontTexts {
  return new Map(
    Array.from(text.matchAll(/\/(f\d+) (\d+) 0 R/g), ([, name = "", font = ""]) => {
      const texts = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? "")?.[1] ?? "";
      const object = objects.get(texts);
      const map = (object && streamOf(object)?.content) ?? "";
      const pairs = map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim);
      return [name, new Map(Array.from(pairs, ([, code = "", hex = ""]) => [Number.parseInt(code, 16), utf16(hex)]))];
    }),
  );
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

const number = "(-?[\\d.]+)";
const glyph = "(\\((?:\\\\[\\s\\S]|[^\\\\()])*\\)|<[0-9A-Fa-f]+>)";
const markBeforeLetter = new RegExp(
  `/f(\\d+) ${number} Tf\\n1 0 0 -1 ${number} ${number} Tm\\n\\[${number} ${glyph} ${number} ${glyph}\\] TJ\\nEMC`,
  "g",
);

/** In thousandths of the letters' size: a mark that begins this close to its letter's edge tears no word and joins no two. */
const harmlessShift = 50;

/** A mark that is moved over its letter and back again: two pieces, each at its own place. The reader would see a gap where none is, or none where there is one. */
function separateMarks(content: string): string {
  return content.replace(markBeforeLetter, (whole, font, size, x, y, shift, mark, back, letter) => {
    if (Number(shift) !== -Number(back) || Math.abs(Number(shift)) < harmlessShift) return whole;
    const markX = Number(x) - (Number(shift) / 1000) * Number(size);
    return `/f${font} ${size} Tf\n1 0 0 -1 ${markX} ${y} Tm\n${mark} Tj\n1 0 0 -1 ${x} ${y} Tm\n${letter} Tj\nEMC`;
  });
}

function withTold(drawn: string, fonts: FontTexts, cells: Cells): string {
  const content = separateMarks(drawn);
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

const saying = (tag: string, text: string) =>
  `/${tag} <</ActualText <${Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex")}>>> BDC\n`;

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
