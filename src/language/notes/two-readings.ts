/** A date of figures that is two days: '05/12/2026' is May 12 in America and December 5 nearly everywhere else. */
export interface TwoReadings {
  readonly text: string;
  /** ISO days: with the month first, and with the day first. */
  readonly readings: readonly [string, string];
}

const numericDate = /(?<![\d/.-])([\d٠-٩]{1,2})([/.-])([\d٠-٩]{1,2})\2([\d٠-٩]{4})(?![\d/.-])/gu;

const figure = (digits: string) => Number(digits.replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)));
const two = (value: number) => String(value).padStart(2, "0");

/** The dates in a note that have two readings. Only with a year: '1/2' is a half as often. */
export function twoReadingsIn(note: string): TwoReadings[] {
  return [...note.matchAll(numericDate)].flatMap(([text, first = "", , second = "", year = ""]) => {
    const [a, b] = [figure(first), figure(second)];
    if (a === b || a < 1 || b < 1 || a > 12 || b > 12) return [];
    const day = (month: number, date: number) => `${figure(year)}-${two(month)}-${two(date)}`;
    return [{ text, readings: [day(a, b), day(b, a)] as const }];
  });
}
