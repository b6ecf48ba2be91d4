import { fold } from "#language/text/normalise.ts";

/** A text in three parts: before the words that hold what was searched, these words, and the rest. */
export interface Hit {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** Letters, digits, and what sits on letters or lengthens them. */
const isInWord = (letter: string) => /[\p{L}\p{N}\p{M}\u0640]/u.test(letter);

/**
 * Where a text holds what was searched, spelling variants included, widened to whole words: a mark that ends within a word would
 * pull its joined letters apart. Null where it does not hold it.
 */
export function findHit(text: string, query: string): Hit | null {
  const wanted = fold(query).trim();
  if (wanted === "") return null;
  // For each letter of the folded text, where it stands in the text itself.
  const places: number[] = [];
  let folded = "";
  let at = 0;
  for (const letter of text) {
    const as = fold(letter);
    folded += as;
    for (let index = 0; index < as.length; index++) places.push(at);
    at += letter.length;
  }
  const found = folded.indexOf(wanted);
  if (found === -1) return null;
  let start = places[found] ?? 0;
  let end = places[found + wanted.length] ?? text.length;
  while (start > 0 && isInWord(text[start - 1] ?? "")) start -= 1;
  while (end < text.length && isInWord(text[end] ?? "")) end += 1;
  return { before: text.slice(0, start), words: text.slice(start, end), after: text.slice(end) };
}

const wordsAround = 4;

/** The hit with a few words on either side, cut at words; the marks of Markdown are left out. */
export function findSnippet(content: string, query: string): Hit | null {
  const plain = content
    .replace(/^[#>\-*\s]+|[*_`#]+/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
  const hit = findHit(plain, query);
  if (!hit) return null;
  const before = hit.before.split(" ");
  const after = hit.after.split(" ");
  const isCutBefore = before.length > wordsAround + 1;
  const isCutAfter = after.length > wordsAround + 1;
  return {
    before: (isCutBefore ? "… " : "") + before.slice(-wordsAround - 1).join(" "),
    words: hit.words,
    after: after.slice(0, wordsAround + 1).join(" ") + (isCutAfter ? " …" : ""),
  };
}
