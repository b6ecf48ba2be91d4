import type { Report, Span } from "#shared/contracts/report.ts";
import type { Template } from "../templates/template.ts";
import { blankPattern } from "../text/words.ts";
import { type Sentence, type TextView, wordsIn } from "./view.ts";

/** Labels and headings of two or three words may well come twice. */
const repeatedMinWords = 4;
/** So many sentences in a row that open alike are a habit, not an accident. */
const openingsInARow = 3;
const gramSize = 4;

/** What the text says twice: whole sentences, runs of four words, openings. */
export function checkRepetition(view: TextView, template?: Template): Report["repetition"] {
  const openings = repeatedOpenings(view);
  // Alternatives say the same facts, each in another way or at another place: a subject line and its mail.
  const isOfAlternatives = template?.outline.some(({ layout }) => layout === "options") ?? false;
  if (isOfAlternatives) return { sentences: [], distinctFourGrams: 1, openings };
  return { sentences: repeatedSentences(view), distinctFourGrams: distinctGrams(view), openings };
}

const wordsOf = ({ tokens }: TextView, { firstToken, endToken }: Sentence) =>
  tokens.slice(firstToken, endToken).map(({ folded }) => folded);

/** A line of hashtags names the text's subject again, as it should. */
const isTags = ({ text }: TextView, { start, end }: Sentence) => /^\s*#[^\s#]+(?:\s+#[^\s#]+)*\s*$/u.test(text.slice(start, end));

/** The second and every further time that a sentence stands in the text. */
function repeatedSentences(view: TextView): Span[] {
  const seen = new Set<string>();
  const repeated: Span[] = [];
  for (const sentence of view.sentences) {
    if (wordsIn(sentence) < repeatedMinWords || sentence.line.kind === "table" || isTags(view, sentence)) continue;
    const key = wordsOf(view, sentence).join(" ");
    if (seen.has(key)) repeated.push({ start: sentence.start, end: sentence.end });
    seen.add(key);
  }
  return repeated;
}

/** The share of four-word sequences that are different from each other, headings left out; 1 for a text too short to have any. */
function distinctGrams(view: TextView): number {
  // The questions of an outline are alike by their form, and none of them is said to a reader.
  const said = view.sentences.filter(
    ({ line, start, end }) => line.kind !== "heading" && view.text.slice(start, end).search(blankPattern) === -1,
  );
  const words = said.flatMap((sentence) => wordsOf(view, sentence));
  const count = words.length - gramSize + 1;
  if (count <= 0) return 1;
  const grams = new Set<string>();
  for (let at = 0; at < count; at++) grams.add(`${words[at]} ${words[at + 1]} ${words[at + 2]} ${words[at + 3]}`);
  return grams.size / count;
}

/** Sentences of running text that open with the same two words as the one before, in rows of three and more. */
function repeatedOpenings(view: TextView): Span[] {
  const found: Span[] = [];
  let row: Sentence[] = [];
  let opening = "";
  const flush = () => {
    if (row.length >= openingsInARow) for (const { start, end } of row.slice(1)) found.push({ start, end });
  };
  for (const sentence of view.sentences) {
    if (sentence.line.kind !== "prose") continue;
    const [first, second] = wordsOf(view, sentence);
    const current = first !== undefined && second !== undefined ? `${first} ${second}` : "";
    if (current !== "" && current === opening) row.push(sentence);
    else {
      flush();
      row = [sentence];
      opening = current;
    }
  }
  flush();
  return found;
}
