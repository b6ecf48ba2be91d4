import type { OutlineSection, Template } from "../templates/template.ts";
import { type SectionSize, sizeOf } from "./outline-text.ts";

/** Texts up to so many words are asked for in one go: prompt and answer have room in a small context. */
export const oneGoWords = 600;
/** What one answer is asked for at most in a longer text, before its end is moved to a section's. */
const pieceWords = 440;
/** A section longer than this may be divided between two pieces. */
const grainWords = 80;
/** How far, in words, a division may be moved so that no section is torn. */
const sectionEndWorth = 25;

/** A section of the outline, or a stretch of one, that a piece writes. */
interface PieceSection {
  readonly section: OutlineSection;
  /** Position in the outline, from 0. */
  readonly index: number;
  readonly size: SectionSize;
  /** Whether an earlier piece began this section, and whether a later one goes on with it. */
  readonly isContinued: boolean;
  readonly goesOn: boolean;
}

/** What one request writes. */
export interface Piece {
  readonly sections: readonly PieceSection[];
  readonly words: number;
}

/** The smallest stretch that is not divided. */
interface Grain {
  readonly section: OutlineSection;
  readonly index: number;
  readonly words: number;
  /** Whether a heading, or another section, follows. */
  readonly endsWhole: boolean;
  readonly isHeaded: boolean;
}

/**
 * Divides a long text into pieces of 350 to 450 words along its outline, so that a model with a small context can deliver it.
 * One piece holds the whole text where it is short enough for one go.
 */
export function planPieces(template: Pick<Template, "outline">, targetWords: number): Piece[] {
  const grains = template.outline.flatMap((section, index) => grainsOf(section, index, targetWords));
  if (targetWords <= oneGoWords) return [pieceOf(grains, grains)];
  const total = grains.reduce((sum, { words }) => sum + words, 0);
  const count = Math.max(1, Math.ceil(total / pieceWords));
  const ends = Array.from({ length: count - 1 }, (_, k) => endNear(grains, ((k + 1) * total) / count));
  const starts = [0, ...ends];
  return starts
    .map((start, k) => grains.slice(start, ends[k] ?? grains.length))
    .filter((slice) => slice.length > 0)
    .map((slice) => pieceOf(slice, grains));
}

function grainsOf(section: OutlineSection, index: number, targetWords: number): Grain[] {
  const { words, parts, isHeaded } = sizeOf(section, targetWords);
  const perPart = Math.max(1, Math.round(words / parts / grainWords));
  return Array.from({ length: parts * perPart }, (_, k) => ({
    section,
    index,
    words: words / parts / perPart,
    endsWhole: (k + 1) % perPart === 0,
    isHeaded: isHeaded && k % perPart === 0,
  }));
}

/** The index of the first grain after the division that is nearest to so many words. */
function endNear(grains: readonly Grain[], words: number): number {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  let written = 0;
  for (const [index, grain] of grains.entries()) {
    written += grain.words;
    const cost = Math.abs(written - words) + (grain.endsWhole ? 0 : sectionEndWorth);
    if (cost < best.cost) best = { at: index + 1, cost };
  }
  return best.at;
}

function pieceOf(slice: readonly Grain[], grains: readonly Grain[]): Piece {
  const first = grains.indexOf(slice[0] as Grain);
  const sections = [...new Set(slice.map(({ index }) => index))].map((index): PieceSection => {
    const own = slice.filter((grain) => grain.index === index);
    const headed = own.filter(({ isHeaded }) => isHeaded).length;
    const { section } = own[0] as Grain;
    return {
      section,
      index,
      size: {
        words: Math.round(own.reduce((sum, { words }) => sum + words, 0)),
        parts: Math.max(1, headed),
        isHeaded: headed > 0,
      },
      isContinued: grains.slice(0, first).some((grain) => grain.index === index),
      goesOn: grains.slice(first + slice.length).some((grain) => grain.index === index),
    };
  });
  return { sections, words: sections.reduce((sum, { size }) => sum + size.words, 0) };
}
