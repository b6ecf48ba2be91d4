import { countWords } from "../../text/words.ts";

/** A sentence of the user's own text, word for word as it stands there. */
export interface SourceSentence {
  readonly text: string;
  readonly words: number;
  /** The paragraph it stands in, from 0. */
  readonly paragraph: number;
  readonly opensParagraph: boolean;
}

export interface SourceText {
  readonly sentences: readonly SourceSentence[];
  /** Headings and labels: they say what matters, and are no sentences. */
  readonly headings: readonly string[];
}

/** Marks of headings, lists and quotations at the beginning of a line. */
const lineMarks = /^(?:(?:#{1,6}|[-*+•▪–]|\d{1,2}[.)]|>)\s+)+/u;
const terminal = /[.!?؟…]["'»”’)\]]*$/u;
/** A line without an end that has at most so many words is a heading. */
const headingMaxWords = 10;
/** Hard-wrapped lines, as mails and PDFs have them, are about this long. */
const wrapped = { min: 45, max: 110 } as const;

/** After these a full stop ends nothing: a name follows. */
const titles = new Set("mr mrs ms dr prof st no fig vs gen sen rep gov e.g i.e cf".split(" "));
/** After these it ends a sentence where the next word has a capital. */
const shortened = new Set("etc inc ltd co corp jr sr a.m p.m dept approx".split(" "));

/** Reads a text of unknown make (pasted mail, article, notes, Markdown) as sentences in their order. Tables and code are left out. */
export function readSource(source: string): SourceText {
  const sentences: SourceSentence[] = [];
  const headings: string[] = [];
  const paragraphs = source
    .replace(/\r\n?/g, "\n")
    .replace(/```[\s\S]*?(?:```|$)/g, "\n\n")
    .split(/\n[^\S\n]*\n/)
    .flatMap(unwrap);
  for (const [paragraph, line] of paragraphs.entries()) {
    const text = line
      .replace(lineMarks, "")
      .replaceAll(/\*\*|__/g, "")
      .trim();
    if (line.startsWith("|") || !/\p{L}/u.test(text)) continue;
    if (isHeading(line, text)) headings.push(text);
    else addSentences(text, paragraph, sentences);
  }
  // Notes without a single full stop: every line of them is a statement.
  if (sentences.length === 0) {
    for (const [paragraph, text] of headings.entries()) addSentences(text, paragraph, sentences);
    return { sentences, headings: [] };
  }
  return { sentences, headings };
}

function isHeading(line: string, text: string): boolean {
  if (/^#{1,6}\s/.test(line)) return true;
  const isShort = countWords(text) <= headingMaxWords;
  return isShort && (/[:：]$/u.test(text) || (!terminal.test(text) && !lineMarks.test(line)));
}

/** The lines of a block, those that were broken only for their width put together again. */
function unwrap(block: string): string[] {
  const lines = block.split("\n").map((line) => line.trim());
  const isNarrow = lines.length > 2 && lines.every((line) => line.length <= wrapped.max);
  const out: string[] = [];
  let previous = "";
  for (const line of lines) {
    const goesOn =
      previous !== "" &&
      !terminal.test(previous) &&
      !lineMarks.test(line) &&
      (/^\p{Ll}/u.test(line) || (isNarrow && previous.length >= wrapped.min));
    if (goesOn) out.push(`${out.pop()} ${line}`);
    else if (line !== "") out.push(line);
    previous = line;
  }
  return out;
}

function addSentences(text: string, paragraph: number, into: SourceSentence[]): void {
  let start = 0;
  let opensParagraph = true;
  const add = (end: number) => {
    const sentence = text.slice(start, end).trim();
    start = end;
    if (!/\p{L}/u.test(sentence)) return;
    into.push({ text: sentence, words: countWords(sentence), paragraph, opensParagraph });
    opensParagraph = false;
  };
  for (const match of text.matchAll(/[.!?؟…]+["'»”’)\]]*(?=\s)/gu)) {
    const end = match.index + match[0].length;
    if (endsSentence(text, match.index, end)) add(end);
  }
  add(text.length);
}

function endsSentence(text: string, mark: number, end: number): boolean {
  const next = text.slice(end).trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  if (text[mark] !== ".") return true;
  const token = /[^\s("“«]+$/u.exec(text.slice(0, mark))?.[0].toLowerCase() ?? "";
  if (shortened.has(token)) return /^["“«(]?\p{Lu}/u.test(next);
  // Initials and titles of one letter: 'J. Smith', 'U.S. Army', «د. سعاد».
  return !titles.has(token) && !/^\p{L}(?:\.\p{L})*$/u.test(token);
}
