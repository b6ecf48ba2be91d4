import type { Fonts, PdfFont } from "./pdf-shown-text.ts";
import { saying, unescaped } from "./pdf-strings.ts";

/**
 * Readers that go by where letters stand take some gaps of Amiri for blanks and cut words there. With the letter that stands beside
 * such a gap the blank of the font, which draws nothing, is set so that both together reach over it, and a tag says that they are the
 * letter alone. Everything stays at its place on the page.
 */
export const withWholeWords = (content: string, fonts: Fonts) => withWideLetters(withMarksApart(content, fonts), fonts);

const number = String.raw`(-?[\d.]+)`;
const glyph = String.raw`(\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f]+>)`;
const markBeforeLetter = new RegExp(
  String.raw`/(f\d+) ${number} Tf\n1 0 0 -1 ${number} ${number} Tm\n\[${number} ${glyph} ${number} ${glyph}\] TJ\nEMC`,
  "g",
);

/** In thousandths of the letters' size: a mark that begins this close to its letter's edge tears no word and joins no two. */
const harmlessShift = 50;

/**
 * A mark that is moved over its letter and back again: two pieces, each at its own place. Chrome's reader would see a gap where none is,
 * or none where there is one. For poppler the two begin where the mark does, so a blank begins where the letter does.
 */
function withMarksApart(content: string, fonts: Fonts): string {
  return content.replace(markBeforeLetter, (whole, font, size, x, y, shift, mark, back, letter) => {
    const distance = -Number(shift);
    if (distance !== Number(back) || Math.abs(distance) < harmlessShift) return whole;
    const blank = fonts.get(font)?.blank;
    const markAlone =
      blank && distance > 0
        ? `1 0 0 -1 ${x} ${y} Tm\n[<${blank.glyph}> ${blank.width - distance} ${mark}] TJ`
        : `1 0 0 -1 ${Number(x) + (distance / 1000) * Number(size)} ${y} Tm\n${mark} Tj`;
    return `/${font} ${size} Tf\n${markAlone}\n1 0 0 -1 ${x} ${y} Tm\n${letter} Tj\nEMC`;
  });
}

/** Brackets in pairs stand in a string as they are; one with more of them inside each other stays as it is. */
const flat = String.raw`\\[\s\S]|[^\\()]`;
const string = new RegExp(String.raw`(\((?:${flat}|\((?:${flat})*\))*\)|<[0-9A-Fa-f]*>)`);
/** What the typesetter says a piece means, which is left alone, or glyphs with the distances between them. */
const shownArray = new RegExp(
  String.raw`/ActualText[\s\S]*?\nEMC|/(f\d+) \S+ Tf\n1 0 0 -1 \S+ \S+ Tm\n\[((?:${string.source}|[\s\d.-])*)\] TJ\n`,
  "g",
);

/** In thousandths of the letters' size: at narrower ones poppler seldom cuts, and pdf.js, which sees the blank, does not. */
const gap = { narrowest: 100, widest: 200 };

/** Amiri sets some letters a little apart, as ر and ي after it. The letter on the left of such a gap is made to reach over it. */
function withWideLetters(content: string, fonts: Fonts): string {
  return content.replace(shownArray, (whole, font?: string, elements?: string) => {
    const found = font === undefined ? undefined : fonts.get(font);
    const shown = elements === undefined || !found ? null : withoutGaps(elements, found);
    return shown === null ? whole : `${whole.slice(0, whole.indexOf(" Tm\n") + 4)}${shown}`;
  });
}

/** Null where no letters stand apart. */
function withoutGaps(elements: string, { texts, blank }: PdfFont): string | null {
  const parts = elements.split(string).flatMap((part) => part.trim() || []);
  let result = "";
  let before: string[] = [];
  const show = () => {
    if (before.length > 0) result += `[${before.join(" ")}] TJ\n`;
    before = [];
  };
  for (const [index, part] of parts.entries()) {
    const letter = isGap(part) && index < parts.length - 1 ? hexOf(before.at(-1) ?? "").slice(-4) : "";
    const text = texts.get(Number.parseInt(letter, 16));
    if (blank && text?.length === 1) {
      before.push(`<${hexOf(before.pop() ?? "").slice(0, -4)}>`);
      show();
      result += `${saying("Span", text)}[<${letter}> ${blank.width + Number(part)} <${blank.glyph}>] TJ\nEMC\n`;
    } else {
      before.push(part);
    }
  }
  if (result === "") return null;
  show();
  return result;
}

/** What moves the next letter away has a minus. */
const isGap = (part: string) => -Number(part) >= gap.narrowest && -Number(part) <= gap.widest;

/** The glyphs of a string, four digits each; none of a distance. */
function hexOf(shown: string): string {
  if (shown.startsWith("<")) return shown.slice(1, -1);
  return shown.startsWith("(") ? Buffer.from(unescaped(shown.slice(1, -1)), "latin1").toString("hex") : "";
}
