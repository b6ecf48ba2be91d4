import type { Report } from "#shared/contracts/report.ts";
import { contentWords } from "../composer/content-words.ts";
import { reasonAgainst } from "../notes/note-use.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { TextView } from "./view.ts";

/** A note in other words is told where neighbouring sentences have this share of its words, and the text all its figures. */
const sharedWords = 0.6;
const figures = /[\d٠-٩]+/g;

/** Which of the person's notes the text tells: word for word, or in other words; an order to the writer only where it is printed. */
export function findNotes({ text, brief }: Pick<TextView, "text" | "brief">): NonNullable<Report["notes"]> {
  const { notes = [] } = brief;
  if (notes.length === 0) return [];
  const folded = fold(text);
  const given = new Set(folded.match(figures));
  const places = placesOfWords(text);
  return notes.map((note) => {
    const reason = reasonAgainst(note, brief);
    if (reason === null) return { note, isTold: isTold(note) };
    return { note, isTold: reason === "instruction" ? folded.includes(bareOf(note)) : isTold(note), reason };
  });

  function isTold(note: string): boolean {
    const plain = fold(note);
    if (folded.includes(bareOf(note))) return true;
    if ((plain.match(figures) ?? []).some((figure) => !given.has(figure))) return false;
    const words = [...contentWords(note)];
    // Words that lie all over a text are chance; said in other words, a sentence becomes at most two.
    return words.length > 0 && mostTogether(words, places, sentencesOf(note).length + 1) >= words.length * sharedWords;
  }
}

const bareOf = (note: string) => fold(note).replace(/[.،,؛;:!?؟]+$/u, "");

/** In which sentences of the text each of its words stands, in order. */
function placesOfWords(text: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  sentencesOf(text).forEach((sentence, at) => {
    for (const word of contentWords(sentence)) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  return places;
}

/** How many of the words stand together at most, within so many neighbouring sentences. */
function mostTogether(words: readonly string[], places: ReadonlyMap<string, readonly number[]>, within: number): number {
  const hits = words.flatMap((word) => (places.get(word) ?? []).map((at) => ({ word, at }))).sort((a, b) => a.at - b.at);
  const counts = new Map<string, number>();
  let most = 0;
  let first = 0;
  for (const { word, at } of hits) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    for (let old = hits[first]; old && old.at <= at - within; old = hits[++first]) {
      const left = (counts.get(old.word) ?? 0) - 1;
      if (left > 0) counts.set(old.word, left);
      else counts.delete(old.word);
    }
    most = Math.max(most, counts.size);
  }
  return most;
}
