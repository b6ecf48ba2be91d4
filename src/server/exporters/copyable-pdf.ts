import { deflateSync, inflateSync } from "node:zlib";

/** A content stream of the typesetter: its length, then its compressed bytes. */
const streamStart = /\/Length (\d+)[\s\S]{0,200}?>>\s*stream\r?\n/g;

/**
 * Browsers rebuild words from where letters stand. The typesetter draws the marks over Arabic letters (a shadda, a fatha) out of turn:
 * before their letter, or as a block of its own at another height. Chrome's reader then sees a gap or an end of line, and 'يفضّلون' is
 * copied as two words. This draws the same marks in the same places in an order that keeps words whole. A file that is not as
 * expected stays as it is.
 */
export function copyablePdf(pdf: Buffer): Buffer {
  const source = pdf.toString("latin1");
  const edits = pageEdits(source);
  return edits.length === 0 ? pdf : Buffer.from(withNewOffsets(applied(source, edits), edits), "latin1");
}

/** A piece of the file and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function pageEdits(source: string): Edit[] {
  return Array.from(source.matchAll(streamStart)).flatMap((match) => {
    const head = match[0];
    const end = match.index + head.length + Number(match[1]);
    const before = contentOf(source.slice(match.index + head.length, end));
    const after = before && lateMarks(separateMarks(before));
    if (!after || after === before) return [];
    const packed = deflateSync(Buffer.from(after, "latin1")).toString("latin1");
    return [{ start: match.index, end, text: head.replace(/\/Length \d+/, `/Length ${packed.length}`) + packed }];
  });
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

/** The drawing commands of a page; null for fonts and everything else. */
function contentOf(packed: string): string | null {
  try {
    const content = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    return content.includes("\nBT\n") ? content : null;
  } catch {
    return null; // not compressed: no page
  }
}

const number = "(-?[\\d.]+)";
const glyph = "(\\((?:\\\\[\\s\\S]|[^\\\\()])*\\)|<[0-9A-Fa-f]+>)";
const markBeforeLetter = new RegExp(
  `/f(\\d+) ${number} Tf\\n1 0 0 -1 ${number} ${number} Tm\\n\\[${number} ${glyph} ${number} ${glyph}\\] TJ\\nEMC`,
  "g",
);

/** In thousandths of the letters' size: a mark that begins this close to its letter's edge tears no word. */
const harmlessShift = 50;

/** A mark that is moved over its letter and back again: two pieces, each at its own place. */
function separateMarks(content: string): string {
  return content.replace(markBeforeLetter, (whole, font, size, x, y, shift, mark, back, letter) => {
    if (Number(shift) !== -Number(back) || Number(shift) > -harmlessShift) return whole;
    const markX = Number(x) - (Number(shift) / 1000) * Number(size);
    return `/f${font} ${size} Tf\n1 0 0 -1 ${markX} ${y} Tm\n${mark} Tj\n1 0 0 -1 ${x} ${y} Tm\n${letter} Tj\nEMC`;
  });
}

const block = /\/Span <<\s*\/MCID \d+\s*>> BDC\nq\n1 0 0 -1 ([-\d.]+) ([-\d.]+) cm\n[\s\S]*?\nQ\nEMC(?:\n|$)/g;
const loneGlyph = new RegExp(`\\nBT\\n(?:(?!Tj|TJ)[\\s\\S])*\\[${number} ${glyph}\\] TJ\\n(?:(?!Tj|TJ)[\\s\\S])*ET\\n`);

/** Marks at another height than the words before and after them are drawn last. The tags go with them, so the order read aloud stays. */
function lateMarks(content: string): string {
  const blocks = Array.from(content.matchAll(block));
  const late = blocks.filter(([text, , y], index) => {
    const before = blocks[index - 1]?.[2];
    return before !== y && before === blocks[index + 1]?.[2] && loneGlyph.test(text);
  });
  if (late.length === 0) return content;
  const taken = late.reduce((rest, [text]) => rest.replace(text, () => ""), content);
  return `${taken}\n${late.map(([text]) => text.trimEnd()).join("\n")}\n`;
}
