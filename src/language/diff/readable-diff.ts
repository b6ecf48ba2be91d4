import { leadingMarks } from "./diff-tokens.ts";
import type { DiffPart } from "./word-diff.ts";

/** A stretch of a text in Markdown that was added or removed, in UTF-16 units. */
interface DiffSpan {
  readonly kind: "added" | "removed";
  readonly start: number;
  readonly end: number;
  /** Which difference it belongs to, from 0 on in reading order: what was removed and what took its place are one. */
  readonly difference: number;
}

export interface MarkedText {
  readonly markdown: string;
  readonly spans: readonly DiffSpan[];
}

/** Something to see in the place of something to see, or of nothing. */
interface Difference {
  readonly removed: DiffPart | null;
  readonly added: DiffPart | null;
  /** null where only white space or the look of words changed: then nothing is pointed at. */
  readonly number: number | null;
}

/** How many differences there are to look at. */
export function countDifferences(parts: readonly DiffPart[]): number {
  return stepsOf(parts).filter((step) => "removed" in step && step.number !== null).length;
}

/** Both texts for themselves, each with what the other one has not. */
export function sidesOf(parts: readonly DiffPart[]): { before: MarkedText; after: MarkedText } {
  const [before, after] = [new Writer(), new Writer()];
  for (const step of stepsOf(parts)) {
    if ("removed" in step) {
      before.write(step.removed?.text ?? "", "removed", step.number);
      after.write(step.added?.text ?? "", "added", step.number);
    } else {
      before.write(step.text);
      after.write(step.text);
    }
  }
  return { before: before.done(), after: after.done() };
}

/**
 * One text to read: the later one as it is, and in it the words that are gone. Whole lines that are gone keep their marks of Markdown
 * and stand as headings, items or rows of their own; words within a line lose theirs, so that the line stays what it is.
 */
export function mergedText(parts: readonly DiffPart[]): MarkedText {
  const writer = new Writer();
  const steps = stepsOf(parts);
  for (const [index, step] of steps.entries()) {
    if (!("removed" in step)) {
      writer.write(step.text);
      continue;
    }
    const { removed, added, number } = step;
    const text = added?.text ?? "";
    if (!removed || number === null || removed.plain.trim() === "") writer.write(text, "added", number);
    else if (areWholeLines(removed.text, writer.isAtLineStart, steps[index + 1])) writeLines(writer, removed.text, text, number);
    else writeWords(writer, removed.plain, text, number);
  }
  return writer.done();
}

type Step = { readonly text: string } | Difference;

/** What stays, and the differences between, numbered. */
function stepsOf(parts: readonly DiffPart[]): Step[] {
  const steps: Step[] = [];
  let count = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) break;
    if (part.kind === "same") {
      steps.push({ text: part.text });
      continue;
    }
    const removed = part.kind === "removed" ? part : null;
    const next = removed ? parts[at + 1] : part;
    const added = next?.kind === "added" ? next : null;
    if (removed && added) at += 1;
    const isSeen = [removed, added].some((own) => own !== null && own.plain.trim() !== "");
    steps.push({ removed, added, number: isSeen ? count : null });
    if (isSeen) count += 1;
  }
  return steps;
}

/** Whether removed text stood on lines of its own: it begins one, or ends the text before it, and nothing follows on its last one. */
function areWholeLines(text: string, isAtLineStart: boolean, next: Step | undefined): boolean {
  const isAtLineEnd = text.endsWith("\n") || !next || ("text" in next && next.text.startsWith("\n"));
  return (isAtLineStart || text.startsWith("\n")) && isAtLineEnd;
}

function writeLines(writer: Writer, lines: string, next: string, difference: number): void {
  writer.write(lines, "removed", difference);
  if (next !== "" && !next.startsWith("\n") && !lines.endsWith("\n")) {
    // The last line of a text ends nowhere; the one in its place would go on in it.
    const lastLine = lines.slice(lines.lastIndexOf("\n") + 1);
    writer.write(leadingMarks(lastLine) === "" ? "\n\n" : "\n");
  }
  writer.write(next, "added", difference);
}

function writeWords(writer: Writer, plain: string, next: string, difference: number): void {
  // A heading or item that was changed is still one: what makes it one stays in front.
  const lead = writer.isAtLineStart ? leadingMarks(next) : "";
  const rest = next.slice(lead.length);
  const words = escaped(plain.replace(/\s+/g, " "));
  writer.write(lead);
  writer.write(words, "removed", difference);
  if (rest !== "" && !words.endsWith(" ") && !/^\s/.test(rest)) writer.write(" ");
  writer.write(rest, "added", difference);
}

/** Words that are nothing else in Markdown. */
function escaped(words: string): string {
  return words
    .replace(/[\\`*_[\]<>|~&]/g, "\\$&")
    .replace(/^(\s*)([-+#=])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2");
}

class Writer {
  readonly #pieces: string[] = [];
  #length = 0;
  #isAtLineStart = true;
  readonly #spans: DiffSpan[] = [];

  get isAtLineStart(): boolean {
    return this.#isAtLineStart;
  }

  /** White space at the edges of a stretch belongs to nobody. */
  write(text: string, kind?: DiffSpan["kind"], difference: number | null = null): void {
    if (text === "") return;
    const start = this.#length + text.length - text.trimStart().length;
    const end = this.#length + text.trimEnd().length;
    if (kind && difference !== null && end > start) this.#spans.push({ kind, start, end, difference });
    // Joined once, at the end: to ask a growing text for its last sign copies all of it.
    this.#pieces.push(text);
    this.#length += text.length;
    this.#isAtLineStart = text.endsWith("\n");
  }

  done(): MarkedText {
    return { markdown: this.#pieces.join(""), spans: this.#spans };
  }
}
