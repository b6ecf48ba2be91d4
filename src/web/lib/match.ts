import { fold } from "#language/text/normalise.ts";
import { sameWords } from "./same-words.ts";

/** Particles that Arabic writes in one with the next word, longest first. */
const particles = ["وبال", "وال", "بال", "كال", "فال", "لل", "ال", "و", "ب", "ل", "ك", "ف"];
/** What is left of a word without its particle must still be a word. */
const stemMin = 3;

/** The words of a text, folded: 'Reels / TikTok script' -> ['reels', 'tiktok', 'script']. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** A word as it may stand elsewhere: 'بالمصري' is 'المصري' and 'مصري' too. */
function formsOf(word: string): string[] {
  const stems = particles.filter((particle) => word.startsWith(particle)).map((particle) => word.slice(particle.length));
  return [word, ...stems.filter((stem) => stem.length >= stemMin)];
}

const groups = sameWords.map(wordsOf);

function alternatives(token: string): string[] {
  const forms = formsOf(token);
  const others = groups.filter((group) => group.some((word) => forms.includes(word)));
  return [...new Set([...forms, ...others.flat()])];
}

/** What is searched: words once folded, so that a keystroke folds the query only. */
export type Haystack = readonly string[];

export function haystackOf(...texts: string[]): Haystack {
  return [...new Set(wordsOf(texts.join(" ")).flatMap(formsOf))];
}

/** How well one typed word is found: 3 as a whole word, 2 as its beginning, 1 by another name, 0 not at all. */
function scoreOfToken(token: string, haystack: Haystack): number {
  const forms = formsOf(token);
  if (forms.some((form) => haystack.includes(form))) return 3;
  if (haystack.some((word) => forms.some((form) => word.startsWith(form)))) return 2;
  return alternatives(token).some((word) => haystack.includes(word)) ? 1 : 0;
}

/** How well all typed words are found; 0 when one of them is not. */
export function score(tokens: readonly string[], haystack: Haystack): number {
  const scores = tokens.map((token) => scoreOfToken(token, haystack));
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
}
