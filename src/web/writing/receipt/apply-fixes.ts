import type { Report, Suggestion } from "#shared/contracts/report.ts";

/** A suggestion that one click can follow. */
export type Fixable = Suggestion & { readonly fix: NonNullable<Suggestion["fix"]> };

export function isFixable(suggestion: Suggestion): suggestion is Fixable {
  return suggestion.fix !== undefined;
}

/** The text with one stretch replaced. */
export function applyFix(text: string, { start, end, replacement }: Fixable["fix"]): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

const keyOf = ({ code, params, fix }: Fixable) => JSON.stringify([code, params, fix.replacement]);

export interface AppliedFixes {
  readonly text: string;
  readonly report: Report;
  /** How many were applied: fewer than wanted, where one made another needless or the text worse. */
  readonly count: number;
}

/**
 * Follows the fixes of a report one after the other. Each is taken from a new check of the text so far, because the one before may
 * have moved its words or made it needless; one that leaves the text with more to mend than before is left out.
 */
export function applyInTurn(text: string, report: Report, check: (text: string) => Report): AppliedFixes {
  let now: AppliedFixes = { text, report, count: 0 };
  // A fix may stand there several times: for the same word in several places.
  const open = report.suggestions.filter(isFixable).map(keyOf);
  while (open.length > 0) {
    const next = now.report.suggestions.find((one): one is Fixable => isFixable(one) && open.includes(keyOf(one)));
    if (!next) break;
    open.splice(open.indexOf(keyOf(next)), 1);
    const fixed = applyFix(now.text, next.fix);
    const after = check(fixed);
    if (after.suggestions.length <= now.report.suggestions.length) now = { text: fixed, report: after, count: now.count + 1 };
  }
  return now;
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
