import { stringEnd, unescaped, utf16 } from "./pdf-strings.ts";

/** What a page draws with one command: a few letters, or a whole line of them. */
export interface ShownText {
  /** Where the command stands among the commands of the page. */
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly y: number;
  /** What each glyph stands for, from left to right; '' for a mark that is told by its letter's glyph. */
  readonly glyphs: readonly string[];
  /** What the typesetter says that it means where the glyphs alone do not tell. */
  readonly said: string | null;
  /** The marked piece of the page that it belongs to, and the piece of it that `said` is for. */
  readonly block: number;
  readonly span: number | null;
  /** The cell of a table that it stands in. */
  readonly cell: string | null;
  readonly isReversed: boolean;
  /** Moved away from its place, as marks are moved over their letters. */
  readonly isMoved: boolean;
}

export interface PdfFont {
  /** What its glyphs stand for. */
  readonly texts: ReadonlyMap<number, string>;
  /** The glyph that it draws for a blank, and how wide that is in thousandths of the letters' size. */
  readonly blank: { readonly glyph: string; readonly width: number } | null;
}

/** The fonts of a page, by their names. */
export type Fonts = ReadonlyMap<string, PdfFont>;

/** The cells of tables by the numbers of the marked pieces that stand in them. */
export type Cells = ReadonlyMap<number, string>;

const token = /\/([^\s/<>[\]()]*)|<<(?:\((?:\\[\s\S]|[^\\()])*\)|[^()])*?>>|<([0-9A-Fa-f]*)>|\(|\[|\]|(-?[\d.]+)|([A-Za-z*'"]+)/g;

/** Reads the commands of a page as the typesetter writes them: every piece is moved by `cm` and `Tm`, never turned or scaled. */
export function shownTexts(content: string, fonts: Fonts, cells: Cells): ShownText[] {
  return new PageReader(content, fonts, cells).read();
}

interface Mark {
  readonly id: number;
  readonly said: string | null;
  readonly cell: string | null;
  readonly isReversed: boolean;
}

class PageReader {
  readonly #content: string;
  readonly #fonts: Fonts;
  readonly #cells: Cells;
  readonly #shown: ShownText[] = [];
  readonly #marks: Mark[] = [];
  #numbers: number[] = [];
  #bytes = "";
  #start = -1;
  #isMoved = false;
  #name = "";
  #properties = "";
  #font: ReadonlyMap<number, string> = new Map();
  #block = { x: 0, y: 0 };
  #line = { x: 0, y: 0 };

  constructor(content: string, fonts: Fonts, cells: Cells) {
    this.#content = content;
    this.#fonts = fonts;
    this.#cells = cells;
  }

  read(): ShownText[] {
    token.lastIndex = 0;
    for (let found = token.exec(this.#content); found; found = token.exec(this.#content)) {
      const [whole, name, hex, number, command] = found;
      if (name !== undefined) this.#name = name;
      else if (number !== undefined) this.#numbers.push(Number(number));
      else if (command !== undefined) this.#run(command, token.lastIndex);
      else if (whole === "[") this.#start = found.index;
      else if (whole === "(" || hex !== undefined) this.#string(found.index, hex);
      else if (whole.startsWith("<<")) this.#properties = whole;
    }
    return this.#shown;
  }

  #string(index: number, hex: string | undefined): void {
    if (this.#start < 0) this.#start = index;
    if (this.#bytes === "") this.#isMoved = (this.#numbers.at(-1) ?? 0) !== 0;
    if (hex !== undefined) this.#bytes += Buffer.from(hex, "hex").toString("latin1");
    else {
      const end = stringEnd(this.#content, index);
      this.#bytes += unescaped(this.#content.slice(index + 1, end));
      token.lastIndex = end + 1;
    }
  }

  #run(command: string, end: number): void {
    const [x = 0, y = 0] = this.#numbers.slice(-2);
    if (command === "cm") this.#block = { x, y };
    else if (command === "Tm") this.#line = { x, y };
    else if (command === "Tf") this.#font = this.#fonts.get(this.#name)?.texts ?? new Map();
    else if (command === "BDC" || command === "BMC") this.#marks.push(this.#mark(end));
    else if (command === "EMC") this.#marks.pop();
    else if (command === "TJ" || command === "Tj") this.#show(end);
    this.#numbers = [];
    this.#bytes = "";
    this.#start = -1;
    this.#properties = "";
  }

  #mark(id: number): Mark {
    const found = /\/ActualText\s*(?:<([0-9A-Fa-f]*)>|\(((?:\\[\s\S]|[^\\()])*)\))/.exec(this.#properties);
    const said = found && (found[1] === undefined ? unescaped(found[2] ?? "") : utf16(found[1]).replace(/^\uFEFF/, ""));
    const number = /\/MCID (\d+)/.exec(this.#properties)?.[1];
    const cell = (number !== undefined && this.#cells.get(Number(number))) || null;
    return { id, said, cell, isReversed: this.#name === "ReversedChars" };
  }

  #show(end: number): void {
    const codes = Buffer.from(this.#bytes, "latin1");
    const span = this.#marks.findLast(({ said }) => said !== null);
    this.#shown.push({
      start: this.#start,
      end,
      x: this.#block.x + this.#line.x,
      y: this.#block.y + this.#line.y,
      glyphs: Array.from({ length: codes.length >> 1 }, (_, index) => this.#font.get(codes.readUInt16BE(index * 2)) ?? ""),
      said: span?.said ?? null,
      block: this.#marks[0]?.id ?? 0,
      span: span?.id ?? null,
      cell: this.#marks[0]?.cell ?? null,
      isReversed: this.#marks.some(({ isReversed }) => isReversed),
      isMoved: this.#isMoved,
    });
  }
}
