import type { Report } from "#shared/contracts/report.ts";
import { touchesSpans } from "../../text/protected.ts";
import type { TextView } from "../view.ts";
import { britishForms } from "./british.ts";

type Finding = Report["spelling"][number];

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** '5 December 2026', '5th of December'. 'May' and 'March' are verbs too: they need a year. */
const dayFirst = new RegExp(
  `(?<![\\d.,/-])(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})(?:,? (\\d{4})(?!\\d))?(?![\\p{L}\\d])`,
  "gu",
);
/** '25/12/2026': only where the day cannot be a month. */
const slashed = /(?<![\d/])(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/(\d{4}|\d{2})(?![\d/])/g;
const perCent = /\bper cent\b/gi;

const british = britishForms();

/**
 * British spellings and dates in an American text, each with what to write instead. Names are left alone: a capital letter
 * inside a sentence ('Harbour Street', 'the Globe Theatre') or a heading in capitals.
 */
export function checkSpelling(view: TextView): Report["spelling"] {
  const found = [...words(view), ...dates(view)];
  return found.filter(({ start, end }) => !touchesSpans(view.protectedSpans, start, end)).sort((a, b) => a.start - b.start);
}

function words(view: TextView): Finding[] {
  const found: Finding[] = [];
  for (const { firstToken, endToken } of view.sentences) {
    for (let at = firstToken; at < endToken; at++) {
      const token = view.tokens[at];
      if (!token) continue;
      const word = token.text.replace(/['’].*$/u, "");
      const american = british.get(word.toLowerCase());
      const isCapital = /^\p{Lu}/u.test(word);
      if (american === undefined || (isCapital && at !== firstToken && word !== word.toUpperCase())) continue;
      if (isCapital && isName(view, at, endToken)) continue;
      found.push({ start: token.start, end: token.start + word.length, replacement: inCaseOf(word, american) });
    }
  }
  return found;
}

/** At a sentence's head a capital says nothing, unless the next word has one as well: 'Harbour Street opens …'. */
function isName({ tokens }: TextView, at: number, endToken: number): boolean {
  const next = at + 1 < endToken ? tokens[at + 1] : undefined;
  return next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text);
}

function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(word) ? replacement[0]?.toUpperCase() + replacement.slice(1) : replacement;
}

function dates({ text }: TextView): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(dayFirst)) {
    const [all, day = "", month = "", year] = match;
    if (Number(day) < 1 || Number(day) > 31 || (!year && (month === "May" || month === "March"))) continue;
    const replacement = year ? `${month} ${Number(day)}, ${year}` : `${month} ${Number(day)}`;
    found.push({ start: match.index, end: match.index + all.length, replacement });
  }
  for (const match of text.matchAll(slashed)) {
    const [all, day = "", month = "", year = ""] = match;
    found.push({ start: match.index, end: match.index + all.length, replacement: `${month}/${day}/${year}` });
  }
  for (const match of text.matchAll(perCent)) {
    found.push({ start: match.index, end: match.index + match[0].length, replacement: "percent" });
  }
  return found;
}
