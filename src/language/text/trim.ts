import { sentencesOf } from "./sentences.ts";
import { countWords } from "./words.ts";

/**
 * The beginning of a text that has at most so many words, ended after its last whole sentence or line where there is one.
 * Used where a plan's words run out in the middle of a text.
 */
export function trimToWords(text: string, maxWords: number): string {
  if (countWords(text) <= maxWords) return text;
  const ends = [...text.matchAll(/[.!?؟…]["»”)]?(?=\s)|\n/gu)].map((match) => match.index + match[0].length);
  const end = ends.findLast((at) => countWords(text.slice(0, at)) <= maxWords);
  if (end !== undefined && sentencesOf(text.slice(0, end)).length > 0) return text.slice(0, end).trimEnd();
  return cutAtSpace(text, maxWords);
}

function cutAtSpace(text: string, maxWords: number): string {
  const spaces = [...text.matchAll(/\s+/gu)].map((match) => match.index);
  const end = spaces.findLast((at) => countWords(text.slice(0, at)) <= maxWords) ?? 0;
  return text.slice(0, end);
}
