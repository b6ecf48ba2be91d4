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

/** Fixes that hold for any stretch of a text. The others judge the whole: its length, its keywords, its sign-off, what is said twice. */
const passageFixes: ReadonlySet<Suggestion["code"]> = new Set<Suggestion["code"]>([
  "standard_word",
  "foreign_word",
  "addressee_mixed",
  "addressee_other",
  "banned_word",
  "emoji_not_wanted",
  "british_spelling",
]);

/** As `applyInTurn`, for a passage: follows what the check finds in its words and leaves the whole text's findings alone. */
export function fixPassage(passage: string, check: (text: string) => Report): AppliedFixes {
  const checkWords = (text: string): Report => {
    const report = check(text);
    return { ...report, suggestions: report.suggestions.filter(({ code }) => passageFixes.has(code)) };
  };
  return applyInTurn(passage, checkWords(passage), checkWords);
}
