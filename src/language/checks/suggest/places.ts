import type { Span, Suggestion } from "#shared/contracts/report.ts";
import type { Template } from "../../templates/template.ts";
import { mergeSpans, touchesSpans } from "../../text/protected.ts";
import { blankPattern } from "../../text/words.ts";
import { asksTheReader } from "../calls.ts";
import { type Line, type Sentence, type TextView, wordsIn } from "../view.ts";

export type Fix = NonNullable<Suggestion["fix"]>;

/** Lines of running text: not those of a table or list, and not a line that holds nothing but tags or a signature. */
function paragraphs(view: TextView): Line[] {
  return view.lines.filter((line) => {
    if (line.kind !== "prose") return false;
    const text = view.text.slice(line.wordsStart, line.end).trim();
    return !text.startsWith("#") && !text.startsWith("**") && endsSentence(text);
  });
}

/** Whether a sign that ends sentences is the last one, marks that close aside. Read backwards, as all that is sought at an end. */
function endsSentence(text: string): boolean {
  let at = text.length - 1;
  while (at >= 0 && /["»”)]/.test(text[at] ?? "")) {
    if (/[»”]/.test(text[at] ?? "")) return true;
    at -= 1;
  }
  return /[.!?؟…]/.test(text[at] ?? "");
}

/** Where one more sentence does no harm: at the end of the last paragraph but one, so that the text keeps its ending. */
export function placeForSentence(view: TextView): number | null {
  const all = paragraphs(view);
  const line = all.at(all.length > 1 ? -2 : -1);
  return line ? endOfWords(view.text, line) : null;
}

function endOfWords(text: string, line: Line): number {
  let end = line.end;
  while (end > line.start && /\s/.test(text[end - 1] ?? "")) end -= 1;
  return end;
}

/** A shorter sentence leans on its neighbours: «حقكم.» */
const fewestCut = 4;

/**
 * The sentence that a text can best do without: not the first or last of its paragraph or section, without keyword, blank, number,
 * heading, question, call or value of the brief, and not one that `isNeeded`; and leaving the text at least `leastWords` long.
 */
export function leastNeeded(
  view: TextView,
  kept: readonly Span[],
  spare: number,
  isNeeded: (sentence: Sentence) => boolean,
): Sentence | null {
  const keptSpans = mergeSpans(kept);
  // Neighbours on the same line: the sentence is neither the first nor the last of its paragraph.
  const inner = view.sentences.filter(
    ({ line }, at) => line.kind === "prose" && view.sentences[at - 1]?.line === line && view.sentences[at + 1]?.line === line,
  );
  const fits = (sentence: Sentence): boolean => {
    const text = view.text.slice(sentence.start, sentence.end);
    return (
      wordsIn(sentence) <= spare &&
      wordsIn(sentence) >= fewestCut &&
      !/[\d٠-٩*`[\]|]/.test(text) &&
      text.search(blankPattern) === -1 &&
      !touchesSpans(view.protectedSpans, sentence.start, sentence.end) &&
      !touchesSpans(keptSpans, sentence.start, sentence.end) &&
      !/[?؟]/.test(text) &&
      !asksTheReader(text) &&
      !isNeeded(sentence)
    );
  };
  // The longest first: what follows the first one that fits need not be looked at.
  return inner.sort((a, b) => wordsIn(b) - wordsIn(a)).find(fits) ?? null;
}

/** Takes a sentence of a paragraph out, with one of the spaces around it. Null where nothing but the sentence is on its line. */
export function withoutSentence(view: TextView, sentence: Sentence): Fix | null {
  const { line } = sentence;
  const before = view.text.slice(line.wordsStart, sentence.start);
  const after = view.text.slice(sentence.end, line.end);
  if (after.trim() !== "") {
    const gap = after.length - after.trimStart().length;
    return { start: sentence.start, end: sentence.end + gap, replacement: "" };
  }
  if (before.trim() === "") return null;
  return { start: sentence.start - (before.length - before.trimEnd().length), end: sentence.end, replacement: "" };
}

/** Takes a whole paragraph out, with the empty line behind or before it. */
export function withoutLine(view: TextView, line: Line): Fix {
  const next = view.text.slice(line.end).match(/^[ \t]*\n(?:[ \t]*\n)*/)?.[0].length ?? 0;
  if (next > 0) return { start: line.start, end: line.end + next, replacement: "" };
  return { start: startOfBlankLines(view.text, line.start), end: line.end, replacement: "" };
}

/** Where the line ends and empty lines before a place begin. Read backwards: a pattern would begin again at each of them. */
function startOfBlankLines(text: string, end: number): number {
  let start = end;
  for (let at = end - 1; at >= 0 && /[ \t\n]/.test(text[at] ?? ""); at -= 1) if (text[at] === "\n") start = at;
  return start;
}

/** Whether the text is a thread, whose posts run to the next number: what is put at the end lengthens the last one. */
export function isThread(template: Template | undefined): boolean {
  return template?.outline.some(({ layout }) => layout === "posts") ?? false;
}
