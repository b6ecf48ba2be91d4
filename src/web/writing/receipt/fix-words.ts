import type { Fixable } from "#language/checks/follow-fixes.ts";

/** What is shown of a fix: the words that go and the words that come. */
export interface FixWords {
  readonly before: string;
  readonly after: string;
}

const shownChars = 90;
const nameChars = 40;

export function fixWords(text: string, { fix }: Pick<Fixable, "fix">): FixWords {
  return { before: plainLine(text.slice(fix.start, fix.end)), after: plainLine(fix.replacement) };
}

/** One line without Markdown's marks, cut at a word. */
function plainLine(text: string): string {
  const line = text
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+/gm, "")
    .replace(/[*_`]+/g, "")
    .replace(/^\s*\||\|\s*$/g, "")
    .replace(/\s*\|\s*/g, " – ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= shownChars ? line : `${line.slice(0, line.lastIndexOf(" ", shownChars))} …`;
}

/** A place of the text by its own words, short enough for the name of a button. */
export const shortened = (words: string): string =>
  words.length <= nameChars ? words : `${words.slice(0, nameChars).toWellFormed()}…`;
