import type { PassageRange, SelectedWords } from "./editor-handle.ts";

/** What the two faces of a text have alike: they lay it out with other white space, and only one has the marks of direction. */
export function signsOf(text: string): string {
  return text.replace(/[\s\u200E\u200F]+/g, "");
}

interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Where the same words stand in a text that is made of pieces; of several places the nearest. Null where there are none. */
export function findWords(pieces: readonly Piece[], { signs, before }: SelectedWords): PassageRange | null {
  const places = pieces.flatMap(({ text, at }) =>
    Array.from({ length: text.length }, (_, unit) => at + unit).filter((place) => signsOf(text[place - at] ?? "") !== ""),
  );
  const all = signsOf(pieces.map(({ text }) => text).join(""));
  const distance = (at: number) => (at === -1 ? Number.POSITIVE_INFINITY : Math.abs(at - before));
  const [earlier, later] = [all.lastIndexOf(signs, before), all.indexOf(signs, before)];
  const start = distance(earlier) < distance(later) ? earlier : later;
  const [from, last] = [places[start], places[start + signs.length - 1]];
  return signs === "" || from === undefined || last === undefined ? null : { from, to: last + 1 };
}
