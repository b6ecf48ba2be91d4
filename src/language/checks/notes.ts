import type { Report } from "#shared/contracts/report.ts";
import { contentWords } from "../composer/content-words.ts";
import { fold } from "../text/normalise.ts";
import type { TextView } from "./view.ts";

/** A note in other words is told when the text has this share of its words, and all its figures. */
const sharedWords = 0.6;
const figures = /[\d٠-٩]+/g;

/** Which of the person's notes the text tells: word for word, or in other words. */
export function findNotes({ text, brief: { notes = [] } }: Pick<TextView, "text" | "brief">): NonNullable<Report["notes"]> {
  if (notes.length === 0) return [];
  const folded = fold(text);
  const given = new Set(folded.match(figures));
  const said = contentWords(text);
  return notes.map((note) => ({ note, isTold: isTold(note) }));

  function isTold(note: string): boolean {
    const plain = fold(note);
    if (folded.includes(plain.replace(/[.،,؛;:!?؟]+$/u, ""))) return true;
    if ((plain.match(figures) ?? []).some((figure) => !given.has(figure))) return false;
    const words = [...contentWords(note)];
    return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * sharedWords;
  }
}
