import { isArabicPage, withHeldBlanks } from "./held-blanks.ts";
import type { ShownText } from "./pdf-shown-text.ts";
import type { Piece, Told } from "./told-pieces.ts";

/**
 * How Chrome's reader (pdfium) makes a line of text: it puts the pieces of the line side by side, cuts them where the kind of letters
 * changes, and decides by the number of cuts whether the line runs from the right. Then the pieces change their order, Arabic ones are
 * turned round, and numbers, marks and Latin letters stay. Emoji, brackets and what reads from the left in an Arabic line come out
 * wrong. It believes what a piece says of itself, though, and so every piece says what comes out right.
 */

type Direction = "rtl" | "ltr";
type Kind = "right" | "left" | "weak" | "neutral";
const strongKind: Readonly<Record<Direction, Kind>> = { rtl: "right", ltr: "left" };

/** A character that the reader drops from what is copied; of the weak kind, it keeps signs apart that it would turn round together. */
const divider = "\u0093";
/** Told nothing else, the reader passes over the piece. */
export const nothing = "\u0002";

const right = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\u200F]/u;
const weak = /[\p{Nd}\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Sc}+,./:#%°±\u00A0\u060C\u066A-\u066C\u2030\u2212-]/u;

/** By the codes of their units: a text asks for the same few hundred again and again. */
const kinds = new Array<Kind | undefined>(0x10000);

function kindOf(unit: string): Kind {
  const code = unit.charCodeAt(0);
  const kind = kinds[code] ?? newKindOf(unit);
  kinds[code] = kind;
  return kind;
}

function newKindOf(unit: string): Kind {
  if (unit === "\u200E") return "left";
  if (unit !== "\u200F" && weak.test(unit)) return "weak";
  if (right.test(unit)) return "right";
  return /[\p{L}\p{N}]/u.test(unit) ? "left" : "neutral";
}

interface Segment {
  readonly kind: Kind;
  readonly units: string;
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const kind = kindOf(text.charAt(start));
    if (at < text.length && kindOf(text.charAt(at)) === kind) continue;
    segments.push({ kind, units: text.slice(start, at) });
    start = at;
  }
  return segments;
}

const pairs = "()<>[]{}«»‘’“”‹›≤≥";

function mirrored(unit: string): string {
  const at = pairs.indexOf(unit);
  return at < 0 ? unit : pairs.charAt(at ^ 1);
}

function turned(units: string): string {
  let result = "";
  for (let at = units.length - 1; at >= 0; at -= 1) result += mirrored(units.charAt(at));
  return result;
}

function directionOf(segments: readonly Segment[]): Direction {
  const count = (kind: Kind) => segments.filter((segment) => segment.kind === kind).length;
  return count("right") > 0 && count("right") >= count("left") ? "rtl" : "ltr";
}

/** What the reader makes of the pieces of a line, told from left to right. */
function asCopied(told: string): string {
  const segments = segmentsOf(told);
  const direction = directionOf(segments);
  let around = strongKind[direction];
  const ordered = direction === "rtl" ? segments.reverse() : segments;
  const copied = ordered.map(({ kind, units }) => {
    if (kind === "right" || kind === "left") around = kind;
    return kind === "right" || (kind === "neutral" && around === "right") ? turned(units) : units;
  });
  return copied.join("").replaceAll(divider, "");
}

/** What the pieces of a page tell the reader where it would go wrong by itself. */
export function toldToReader(shown: readonly ShownText[]): Told[] {
  const hidden = new Set(shown.filter((one, index) => isToldByLetter(one, index, shown)));
  const lines = linesOf(shown.filter((one) => !hidden.has(one)));
  const isArabic = isArabicPage(shown);
  const told = lines.flatMap((line) => withHeldBlanks(toldInLine(line), line, isArabic));
  return [...Array.from(hidden, (one) => ({ shown: one, text: nothing, meaning: null })), ...told];
}

/** A mark of its own whose letter already says both: within the letter's piece, or lifted above its line. */
function isToldByLetter(one: ShownText, index: number, all: readonly ShownText[]): boolean {
  const [before, next] = [all[index - 1], all[index + 1]];
  if (one.span !== null && next?.span === one.span) return true;
  if (!one.isMoved || one.glyphs.length !== 1 || before?.y === one.y || next?.y === one.y) return false;
  return (next?.said ?? next?.glyphs[0]) === (one.said ?? one.glyphs[0]);
}

/** Further apart in height than any letter stands from its neighbours. */
const lineDistance = 2;

const fromLeft = (one: ShownText, other: ShownText) => one.x - other.x || one.start - other.start;

/** The pieces of each line in the order in which they are read. */
function linesOf(shown: readonly ShownText[]): Piece[][] {
  const lines: Block[][] = [];
  let y = Number.NaN;
  for (const block of blocksOf(shown)) {
    const [first] = block.pieces;
    if (!first) continue;
    if (Math.abs(first.shown.y - y) < lineDistance) lines.at(-1)?.push(block);
    else lines.push([block]);
    y = first.shown.y;
  }
  return lines.map((line) => {
    const chains = chainsOf(line);
    return chains.flatMap((chain) => asRead(chain, chains.length > 1)).flatMap(({ pieces }) => pieces);
  });
}

/** What the typesetter draws in one font; `direction` by its letters and figures, null where it has none. */
interface Block {
  readonly pieces: readonly Piece[];
  readonly x: number;
  readonly direction: Direction | null;
}

function blocksOf(shown: readonly ShownText[]): Block[] {
  const blocks: ShownText[][] = [];
  for (const one of shown) {
    const [last] = blocks.at(-1) ?? [];
    if (last?.block === one.block && Math.abs(last.y - one.y) < lineDistance) blocks.at(-1)?.push(one);
    else blocks.push([one]);
  }
  return blocks.map((all) => {
    const text = all.map(({ said, glyphs }) => said ?? glyphs.join("")).join("");
    const found = new Set(segmentsOf(text).map(({ kind }) => kind));
    const isRtl = found.has("right") || all.some(({ isReversed }) => isReversed);
    const ordered = isRtl ? all.toSorted(fromLeft).reverse() : all;
    return {
      pieces: ordered.map((one) => pieceOf(one, isRtl)),
      x: Math.min(...all.map(({ x }) => x)),
      direction: isRtl ? "rtl" : found.has("left") || /\p{Nd}/u.test(text) ? "ltr" : null,
    };
  });
}

function pieceOf(shown: ShownText, isRtl: boolean): Piece {
  const text = shown.said ?? (isRtl ? shown.glyphs.toReversed() : shown.glyphs).join("");
  return { shown, text: text.replace(/[\u2066-\u2069\u202A-\u202E]/g, ""), plain: plainOf(shown), isRtl };
}

/** The blocks of a line, cut where one stands left of the one before it. */
function chainsOf(line: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  for (const block of line) {
    const last = chains.at(-1)?.at(-1);
    if (last && last.x < block.x) chains.at(-1)?.push(block);
    else chains.push([block]);
  }
  return chains;
}

/**
 * The typesetter draws what it lays out as one from left to right, Arabic words too where an emoji cuts them.
 * @param runsLeft whether the line has pieces further left than those before them.
 */
function asRead(chain: readonly Block[], runsLeft: boolean): Block[] {
  const isArabic = chain.some(({ direction }) => direction === "rtl");
  if (!chain.some(({ direction }) => direction === "ltr")) return isArabic || runsLeft ? chain.toReversed() : [...chain];
  const parts: Block[][] = [];
  for (const block of chain) {
    const last = parts.at(-1);
    if (last && block.direction !== "ltr" && last[0]?.direction === "rtl") last.push(block);
    else parts.push([block]);
  }
  return parts.flatMap(arabicPart);
}

/** What follows the last Arabic word belongs to the line around it. */
function arabicPart(part: readonly Block[]): Block[] {
  const end = part.findLastIndex(({ direction }) => direction === "rtl") + 1;
  return [...part.slice(0, end).reverse(), ...part.slice(end)];
}

/** The reader drops emoji from what is said, and takes the glyphs' own meaning from left to right. */
function plainOf({ said, glyphs }: ShownText): string {
  return said?.replace(/[\u{10000}-\u{10FFFF}]/gu, "") ?? glyphs.join("");
}

const squeezed = (text: string) => text.replace(/ +/g, " ").trim();

/** The reader puts a blank where it sees a gap, as between the cells of a row. */
function joined(pieces: readonly Piece[], textOf: (piece: Piece) => string): string {
  return pieces.reduce((before, piece, index) => {
    const isApart = index > 0 && pieces[index - 1]?.shown.cell !== piece.shown.cell;
    return before + (isApart ? " " : "") + textOf(piece);
  }, "");
}

/** Nothing where the reader gets the line right by itself, and nothing that would not mend it. */
function toldInLine(line: readonly Piece[]): Told[] {
  const meant = squeezed(joined(line, ({ text }) => text));
  const visual = line.toSorted((one, other) => fromLeft(one.shown, other.shown));
  const plain = joined(visual, (piece) => piece.plain);
  if (squeezed(asCopied(plain)) === meant) return [];
  const direction = directionOf(segmentsOf(plain));
  for (const isSparing of [true, false]) {
    const told = wordsToTell(groupsOf(line, visual, direction), direction, isSparing);
    const result = joined(visual, (piece) => told.get(piece) ?? piece.plain);
    if (squeezed(asCopied(result)) === meant) return Array.from(told, ([piece, text]) => withMeaning(piece, text));
  }
  return [];
}

function withMeaning({ shown, text: own, isRtl }: Piece, text: string): Told {
  return { shown, text, meaning: isRtl || shown.said !== null ? null : own };
}

/** @param isSparing whether pieces that the reader should take right by themselves tell nothing. */
function wordsToTell(groups: readonly Piece[][], direction: Direction, isSparing: boolean): Map<Piece, string> {
  const told = new Map<Piece, string>();
  let around = strongKind[direction];
  for (const group of groups) {
    const encoded = encode(
      joined(group, ({ text }) => text),
      direction,
      around,
    );
    around = encoded.around;
    const pieces = group.toSorted((one, other) => fromLeft(one.shown, other.shown));
    const first = pieces.find(({ text }) => text.trim() !== "") ?? pieces[0];
    if (!first || (isSparing && group.length === 1 && encoded.told.replaceAll(divider, "") === first.plain)) continue;
    for (const piece of pieces) told.set(piece, piece === first ? encoded.told : divider);
  }
  return told;
}

/**
 * In the reader's order. Pieces that it puts in another order than they are read in, or would take for one number, tell their words
 * together: the leftmost all of them, the others none. It never looks at a piece that is nothing but a blank.
 */
function groupsOf(line: readonly Piece[], visual: readonly Piece[], direction: Direction): Piece[][] {
  const rank = new Map(line.map((piece, index) => [piece, index]));
  const groups: Piece[][] = [];
  let highest = -1;
  for (const [index, piece] of (direction === "rtl" ? visual.toReversed() : visual).entries()) {
    const last = groups.at(-1);
    if (last && (highest >= index || isOneNumber(last, piece))) last.push(piece);
    else groups.push([piece]);
    highest = Math.max(highest, rank.get(piece) ?? 0);
  }
  return groups.map((group) => group.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0)));
}

function isOneNumber(group: readonly Piece[], next: Piece): boolean {
  const before = group.map(({ text }) => text).join("");
  return kindOf(before.at(-1) ?? " ") === "weak" && kindOf(next.text.charAt(0) || " ") === "weak";
}

/** The words as the reader must be told them so that it copies them as they are. */
function encode(text: string, direction: Direction, before: Kind): { told: string; around: Kind } {
  let around = before;
  const parts = segmentsOf(text).flatMap(({ kind, units }) => {
    if (kind === "right" || kind === "left") around = kind;
    if (kind === "right") return [turned(units)];
    if (kind !== "neutral") return [units];
    return units.split("").map((unit) => divider + (around === "right" ? mirrored(unit) : unit) + divider);
  });
  return { told: (direction === "rtl" ? parts.toReversed() : parts).join(""), around };
}
