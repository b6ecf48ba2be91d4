import type { Suggestion } from "#shared/contracts/report.ts";
import type { Template } from "../../templates/template.ts";
import { touchesSpans } from "../../text/protected.ts";
import { blankPattern } from "../../text/words.ts";
import { asksTheReader } from "../calls.ts";
import { type Line, type Sentence, type TextView, wordsIn } from "../view.ts";

export type Fix = NonNullable<Suggestion["fix"]>;

/** Lines of running text: not those of a table or list, and not a line that holds nothing but tags or a signature. */
function paragraphs(view: TextView): Line[] {
  return view.lines.filter((line) => {
    if (line.kind !== "prose") return false;
    const text = view.text.slice(line.wordsStart, line.end).trim();
    return !text.startsWith("#") && !text.startsWith("**") && /[.!?؟…»”]["»”)]*$/u.test(text);
  });
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

/**
 * The sentence that a text can best do without: not the first or last of its paragraph or section, without keyword, blank, number,
 * heading, call or value of the brief; and leaving the text at least `leastWords` long.
 */
export function leastNeeded(view: TextView, kept: readonly { start: number; end: number }[], spare: number): Sentence | null {
  const inProse = new Map<Line, Sentence[]>();
  for (const sentence of view.sentences) {
    if (sentence.line.kind === "prose") inProse.set(sentence.line, [...(inProse.get(sentence.line) ?? []), sentence]);
  }
  const keptSorted = [...kept].sort((a, b) => a.start - b.start);
  const candidates = [...inProse.values()]
    .flatMap((sentences) => sentences.slice(1, -1))
    .filter((sentence) => {
      const text = view.text.slice(sentence.start, sentence.end);
      return (
        wordsIn(sentence) <= spare &&
        !/[\d٠-٩*`[\]|]/.test(text) &&
        text.search(blankPattern) === -1 &&
        !asksTheReader(text) &&
        !touchesSpans(view.protectedSpans, sentence.start, sentence.end) &&
        !keptSorted.some(({ start, end }) => start < sentence.end && end > sentence.start)
      );
    });
  return candidates.sort((a, b) => wordsIn(b) - wordsIn(a))[0] ?? null;
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
  const before = view.text.slice(0, line.start).match(/(?:\n[ \t]*)+$/)?.[0].length ?? 0;
  return { start: line.start - before, end: line.end, replacement: "" };
}

/** Whether the text is a thread, whose posts run to the next number: what is put at the end lengthens the last one. */
export function isThread(template: Template | undefined): boolean {
  return template?.outline.some(({ layout }) => layout === "posts") ?? false;
}
