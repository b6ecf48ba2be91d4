import type { ShownText } from "./pdf-shown-text.ts";
import type { Piece, Told } from "./told-pieces.ts";

/**
 * Poppler cuts a line where letters meet figures or Latin ones, and gives a blank that stands there to what reads against the page. The
 * blank lands on the other side of it, and two words become one: 'قهوة 12 ريال' is read as 'قهوة  12ريال'. A mark of direction between
 * the piece and the blank ends the cut there. Chrome's reader is told the piece without it.
 */
export function withHeldBlanks(told: readonly Told[], line: readonly Piece[], isArabic: boolean): readonly Told[] {
  if (line.every(({ isRtl }) => isRtl) || !line.some(({ isRtl }) => isRtl)) return told;
  const known = new Map(told.map((one) => [one.shown, one]));
  const visual = line.toSorted((one, other) => one.shown.x - other.shown.x || one.shown.start - other.shown.start);
  const mark = isArabic ? "\u200F" : "\u200E";
  let isAfterArabic = false;
  for (const [index, piece] of visual.entries()) {
    const next = visual.slice(index + 1).find(({ text }) => text.trim() !== "");
    const before = isAfterArabic && (isArabic || piece.text.startsWith(" ")) ? mark : "";
    const after = isArabic && endsInFigure.test(next?.text ?? "") ? mark : "";
    if (before + after !== "" && mayHaveMarks(piece)) {
      const text = known.get(piece.shown)?.text ?? piece.plain;
      known.set(piece.shown, { shown: piece.shown, text, meaning: before + piece.text + after });
    }
    if (piece.isRtl || /[\p{L}\p{N}]/u.test(piece.text)) isAfterArabic = piece.isRtl;
  }
  return [...known.values()];
}

/** Some marks are figures to poppler, the Arabic comma too. */
const figureOrLetter = /[\p{L}\p{N}#$%+,./:\u060C-]/u;
const endsInFigure = /[#$%+,./:\u060C-]\s*$/u;
/** Chrome's reader drops these from what it is told. */
const isDropped = /[\u{10000}-\u{10FFFF}]/u;

const mayHaveMarks = ({ shown, text, isRtl }: Piece) =>
  !isRtl && shown.said === null && figureOrLetter.test(text) && !isDropped.test(text);

/** Whether poppler takes the page for Arabic: more of its letters are than not. */
export function isArabicPage(shown: readonly ShownText[]): boolean {
  const text = shown.map(({ said, glyphs }) => said ?? glyphs.join("")).join("");
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}
