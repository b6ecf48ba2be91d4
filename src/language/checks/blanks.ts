import type { Report } from "#shared/contracts/report.ts";
import { blankPattern } from "../text/words.ts";

/** What only the user can fill in, with the label that says what. */
export function findBlanks(text: string): Report["blanks"] {
  return [...text.matchAll(blankPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    label: match[0].slice(2, -1).trim(),
  }));
}
