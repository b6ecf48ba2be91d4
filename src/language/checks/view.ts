import type { Brief } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { fold } from "../text/normalise.ts";
import { firstEndingAfter, maskSpans, protectedSpans } from "../text/protected.ts";
import { blankPattern } from "../text/words.ts";

/** The kind of a Markdown line, as far as checks treat kinds differently. */
type LineKind = "blank" | "heading" | "list" | "post" | "table" | "label" | "prose";

export interface Line extends Span {
  readonly kind: LineKind;
  /** Where the words begin, after Markdown marks, list numbers and post numbers. */
  readonly wordsStart: number;
}

export interface Sentence extends Span {
  readonly line: Line;
  /** Index of the first token, and of the one after the last. */
  readonly firstToken: number;
  readonly endToken: number;
}

/** A word with its position. Each part of a hashtag is a separate word. */
export interface Token extends Span {
  readonly text: string;
  readonly folded: string;
}

/** A text parsed once for all checks. */
export interface TextView {
  readonly text: string;
  readonly brief: Brief;
  /** Ranges that no check may judge. */
  readonly protectedSpans: readonly Span[];
  /** The text with the protected ranges replaced by spaces. Offsets do not change. */
  readonly masked: string;
  readonly lines: readonly Line[];
  readonly sentences: readonly Sentence[];
  readonly tokens: readonly Token[];
}

const wordPattern = /[\p{L}\p{N}\p{M}\u0640]+(?:['’][\p{L}]+)*/gu;
/** The lookbehind makes a run of several marks match once, from its first mark. */
const sentenceBreak = /(?<![.!?؟…])[.!?؟…]+[»”"')\]*]*(?=\s|$)/gu;
const postMark = /^[ \t]*\**\d+\/\d+\**[ \t]+/;
const listMark = /^[ \t]*(?:[-*+•]|\d+[.)]|[٠-٩]+[.)])[ \t]+/;
const headingMark = /^[ \t]{0,3}#{1,6}[ \t]+/;
const quoteMark = /^[ \t]*(?:>[ \t]*)+/;
/** A line with only a bold label: '**Voice:**', '**0–8 seconds**'. */
const labelLine = /^[ \t]*\*\*[^*\n]+\*\*:?[ \t]*$/;

/** Parses a text once for all checks. A pure function; every offset refers to `text`. */
export function viewOf(text: string, brief: Brief): TextView {
  const spans = protectedSpans(text, brief);
  const lines = linesOf(text);
  const tokens = tokensOf(text);
  return {
    text,
    brief,
    protectedSpans: spans,
    masked: maskSpans(text, spans),
    lines,
    tokens,
    sentences: sentencesIn(text, lines, tokens),
  };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const { kind, marks } = readLine(line);
    lines.push({ start, end: start + line.length, kind, wordsStart: start + marks });
    start += line.length + 1;
  }
  return lines;
}

function readLine(line: string): { kind: LineKind; marks: number } {
  if (line.trim() === "") return { kind: "blank", marks: 0 };
  const heading = headingMark.exec(line);
  if (heading) return { kind: "heading", marks: heading[0].length };
  if (/^[ \t]*\|/.test(line)) return { kind: "table", marks: 0 };
  if (labelLine.test(line)) return { kind: "label", marks: 0 };
  const post = postMark.exec(line);
  if (post) return { kind: "post", marks: post[0].length };
  const list = listMark.exec(line);
  if (list) return { kind: "list", marks: list[0].length };
  return { kind: "prose", marks: quoteMark.exec(line)?.[0].length ?? 0 };
}

export function wordsIn({ firstToken, endToken }: Sentence): number {
  return endToken - firstToken;
}

/** Most words repeat, so folding each form once halves the work. */
export function tokensOf(text: string): Token[] {
  const forms = new Map<string, string>();
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0];
    let folded = forms.get(word);
    if (folded === undefined) {
      folded = fold(word);
      forms.set(word, folded);
    }
    tokens.push({ start: match.index, end: match.index + word.length, text: word, folded });
  }
  return tokens;
}

function sentencesIn(text: string, lines: readonly Line[], tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  // The '…' of a blank does not end a sentence.
  const unbroken = text.replace(blankPattern, (blank) => "_".repeat(blank.length));
  let token = 0;
  for (const line of lines) {
    if (line.kind === "blank") continue;
    let start = line.wordsStart;
    const content = unbroken.slice(line.wordsStart, line.end);
    const ends = [...content.matchAll(sentenceBreak)].map((match) => line.wordsStart + match.index + match[0].length);
    if (ends.at(-1) !== line.end) ends.push(line.end);
    for (const end of ends) {
      while (start < end && /\s/.test(text[start] ?? "")) start += 1;
      while (token < tokens.length && (tokens[token]?.start ?? 0) < start) token += 1;
      const firstToken = token;
      while (token < tokens.length && (tokens[token]?.start ?? 0) < end) token += 1;
      if (token > firstToken) sentences.push({ start, end: trimmedEnd(text, end), line, firstToken, endToken: token });
      start = end;
    }
  }
  return sentences;
}

function trimmedEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && /\s/.test(text[at - 1] ?? "")) at -= 1;
  return at;
}

/** Whether the sentence at a place of the text holds a form, read folded. Each sentence is read once, however many places are asked about. */
export function sentencesHolding({ sentences, text }: TextView, form: RegExp): (at: number) => boolean {
  const read = new Map<Sentence, boolean>();
  return (at) => {
    const sentence = firstEndingAfter(sentences, at);
    if (!sentence || sentence.start > at) return false;
    const holds = read.get(sentence) ?? form.test(fold(text.slice(sentence.start, sentence.end)));
    read.set(sentence, holds);
    return holds;
  };
}
