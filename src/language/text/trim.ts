import { sentencesOf } from "./sentences.ts";
import { countWords } from "./words.ts";

/**
 * The beginning of a text that has at most so many words, ended after its last whole sentence or line where there is one.
 * Used where a plan's words run out in the middle of a text.
 */
export function trimToWords(text: string, maxWords: number): string {
  if (countWords(text) <= maxWords) return text;
  const ends = [...text.matchAll(/[.!?؟…]["»”)]?(?=\s)|\n/gu)].map((match) => match.index + match[0].length);
  const end = lastWithin(text, ends, maxWords);
  if (end !== undefined && sentencesOf(text.slice(0, end)).length > 0) return text.slice(0, end).trimEnd();
  const spaces = [...text.matchAll(/\s+/gu)].map((match) => match.index);
  return text.slice(0, lastWithin(text, spaces, maxWords) ?? 0);
}

/** More than this behind the last end of a sentence is no half sentence: a list, or a text without stops. */
const halfMaxWords = 60;

/** A text that was cut off anywhere, without the half sentence or line at its end. */
export function wholeSentences(text: string): string {
  const end = [...text.matchAll(/[.!?؟…]["»”)]?(?=\s|$)|\n/gu)].at(-1);
  if (!end) return text;
  const whole = text.slice(0, end.index + end[0].length).trimEnd();
  return countWords(text.slice(whole.length)) <= halfMaxWords ? whole : text;
}

/** The last of the places, in order, up to which the text has at most so many words. What is longer has no fewer words. */
function lastWithin(text: string, places: readonly number[], maxWords: number): number | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (countWords(text.slice(0, places[middle])) <= maxWords) low = middle + 1;
    else high = middle;
  }
  return places[low - 1];
}
