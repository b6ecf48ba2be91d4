import { type Direction, type Inline, type Line, type LineBreak, type TextRun, textOf } from "./tree.ts";

/** A run all of which is written in one direction. */
export interface DirectedRun extends TextRun {
  readonly direction: Direction;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const rtlLetter = "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]";
const rtlWord = new RegExp(rtlLetter, "u");
/** Stretches without a letter of the other kind, in which the letters of one kind and what belongs to them are looked for. */
const stretches: Readonly<Record<Direction, RegExp>> = {
  rtl: new RegExp(`(?:(?!\\p{L}).|(?=\\p{L})${rtlLetter})+`, "gsu"),
  ltr: new RegExp(`(?:(?!\\p{L}).|(?!${rtlLetter})\\p{L})+`, "gsu"),
};
/** From what leans on the first letter (4K, @name, +C) to the last letter or number and what leans on it (C++, 5%). */
const cores: Readonly<Record<Direction, RegExp>> = {
  rtl: /\p{L}(?:.*[\p{L}\p{M}\p{N}])?/su,
  ltr: /(?:[\p{N}@#$€£+./:_~-]*[\p{N}@#$€£+_~])?\p{L}(?:.*[\p{L}\p{M}\p{N}])?[+#%°]*/su,
};
/**
 * Telephone numbers and dates of several groups: among Arabic letters the groups would change places. Ranges such as '10-15' stay:
 * they are read from the right like the words around them.
 */
const groupedNumbers =
  /(?<![\p{N}\p{L}+])(?:\+\p{Nd}[\p{Nd} ()-]{5,}\p{Nd}|(?:\p{Nd}{2,4}[ -]){2,}\p{Nd}{2,4})(?![\p{N}\p{L}])/gu;
/** A figure with the letters that belong to it: 256GB. After Arabic words in a line that runs from the left it would go with those. */
const joinedFigure = /(?<![\p{N}\p{L}])\p{Nd}[\p{Nd}.,]*\p{Script=Latin}[\p{Script=Latin}\p{Nd}]*/gu;
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** What would fall apart among words of the other direction. */
export function heldTogether({ content, direction }: Line): RegExp {
  if (direction === "rtl") return groupedNumbers;
  return rtlWord.test(textOf(content)) ? joinedFigure : /(?!)/g;
}

/**
 * Cuts the words of a line where their direction changes, as word processors want it. What stands between two words of the other
 * direction goes with them, punctuation at their edge with the line: the order that the Unicode algorithm gives, and for '4K', 'C++'
 * and 'Ads (Google)' the order that people expect.
 */
export function directedRuns(content: readonly Inline[], base: Direction): (DirectedRun | LineBreak)[] {
  const text = textOf(content);
  const words = foreignSpans(text, base);
  const numbers = base === "rtl" ? numberSpans(text).filter((number) => !words.some((span) => overlap(span, number))) : [];
  const spans = [...words, ...numbers].sort((one, other) => one.start - other.start);
  const result: (DirectedRun | LineBreak)[] = [];
  let at = 0;
  for (const inline of content) {
    if (inline.kind === "break") {
      result.push(inline);
      at += 1;
      continue;
    }
    result.push(...cut(inline, at, spans, base));
    at += inline.text.length;
  }
  return result;
}

/** Where the words of the other direction stand. */
function foreignSpans(text: string, base: Direction): Span[] {
  const foreign = base === "rtl" ? "ltr" : "rtl";
  return Array.from(text.matchAll(stretches[foreign])).flatMap(({ 0: stretch, index }) => {
    const core = cores[foreign].exec(stretch);
    if (!core) return [];
    const start = index + core.index;
    const end = start + core[0].length;
    // A figure whose letters follow goes with them.
    const own = /\p{L}/u.test(text.charAt(end)) ? core[0].replace(/[^\p{L}\p{M}]+$/u, "") : core[0];
    return [{ start, end: closeBrackets(text, start, start + own.length) }];
  });
}

function numberSpans(text: string): Span[] {
  return Array.from(text.matchAll(groupedNumbers), ({ 0: number, index }) => ({ start: index, end: index + number.length }));
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A bracket that was opened inside belongs inside. */
function closeBrackets(text: string, start: number, end: number): number {
  let to = end;
  for (let next = text[to]; next !== undefined && next in brackets; next = text[to]) {
    const inside = text.slice(start, to);
    if (count(inside, brackets[next] ?? "") <= count(inside, next)) break;
    to += 1;
  }
  return to;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function cut(run: TextRun, at: number, spans: readonly Span[], base: Direction): DirectedRun[] {
  const end = at + run.text.length;
  const foreign = base === "rtl" ? "ltr" : "rtl";
  const parts: DirectedRun[] = [];
  let from = at;
  const push = (to: number, direction: Direction) => {
    if (to > from) parts.push({ ...run, text: run.text.slice(from - at, to - at), direction });
    from = Math.max(from, to);
  };
  for (const span of spans) {
    if (span.end <= at || span.start >= end) continue;
    push(Math.min(span.start, end), base);
    push(Math.min(span.end, end), foreign);
  }
  push(end, base);
  return parts;
}
