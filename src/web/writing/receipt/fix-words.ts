import type { Fixable } from "#language/checks/follow-fixes.ts";

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
