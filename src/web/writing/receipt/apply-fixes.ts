import type { Span, Suggestion } from "#shared/contracts/report.ts";

/** A suggestion that one click can follow. */
export type Fixable = Suggestion & { readonly fix: NonNullable<Suggestion["fix"]> };

export function isFixable(suggestion: Suggestion): suggestion is Fixable {
  return suggestion.fix !== undefined;
}

/** The text with one stretch replaced. */
export function applyFix(text: string, { start, end, replacement }: Fixable["fix"]): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

const touches = (one: Span, other: Span) => one.start <= other.end && other.start <= one.end;

/**
 * Fixes that can be applied in one go: they do not touch each other, so none changes the words that another one was made for. The
 * rest comes up again in the next check.
 */
export function independentFixes(suggestions: readonly Suggestion[]): Fixable[] {
  const chosen: Fixable[] = [];
  for (const suggestion of suggestions) {
    if (isFixable(suggestion) && !chosen.some(({ fix }) => touches(fix, suggestion.fix))) chosen.push(suggestion);
  }
  return chosen;
}

/** The text with all of these fixes; they must not touch each other. */
export function applyFixes(text: string, fixes: readonly Fixable[]): string {
  // From the end on, so that the places of the earlier ones stay right.
  return [...fixes].sort((one, other) => other.fix.start - one.fix.start).reduce((next, { fix }) => applyFix(next, fix), text);
}

/** What is shown of a fix: the words that go and the words that come. */
export interface FixWords {
  readonly before: string;
  readonly after: string;
}

const shownChars = 90;

export function fixWords(text: string, { fix }: Fixable): FixWords {
  return { before: shortened(text.slice(fix.start, fix.end)), after: shortened(fix.replacement) };
}

/** One line without Markdown's marks, cut at a word. */
function shortened(text: string): string {
  const line = text
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+/gm, "")
    .replace(/[*_`]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= shownChars ? line : `${line.slice(0, line.lastIndexOf(" ", shownChars))} …`;
}
