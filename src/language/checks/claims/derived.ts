import { monthNumbers } from "../../numbers/number-words.ts";
import { fold } from "../../text/normalise.ts";

/**
 * Figures that follow from told ones: two months of a told rent, a rent that rose by a told share, a price with its delivery, the day a told
 * number of days before a told date. Whoever says them invents nothing.
 */

/** With more told figures almost any number follows from two of them. */
const mostFigures = 12;
/** Smaller results are counts, which every two figures have between them. */
export const leastAmount = 15;
/** So many times something told: nights, months, pieces. */
const mostTimes = 31;
/** A told share holds for the year after the next, too. */
const rounds = 2;

/** `percents` are the told numbers that are shares. Results are rounded to two decimals. */
export function derivedFrom(figures: readonly number[], percents: readonly number[]): number[] {
  const told = [...new Set(figures)].filter((value) => value > 0);
  if (told.length === 0 || told.length > mostFigures) return [];
  const pairs = told.flatMap((a) =>
    told.flatMap((b) => [a + b, a - b, ...(b <= mostTimes ? [a * b, ...(a % b === 0 ? [a / b] : [])] : [])]),
  );
  return [...pairs, ...changedBy(told, percents)]
    .map((value) => Math.round(value * 100) / 100)
    .filter((value) => value >= leastAmount);
}

/** What is left of an amount, what is added to it, and what the share itself comes to. */
function changedBy(told: readonly number[], percents: readonly number[]): number[] {
  const amounts = told.filter((value) => !percents.includes(value));
  return percents.flatMap((percent) => {
    const share = percent / 100;
    let [more, less] = [[...amounts], [...amounts]];
    const changed: number[] = amounts.map((value) => value * share);
    for (let round = 0; round < rounds; round += 1) {
      more = more.map((value) => value * (1 + share));
      less = less.map((value) => value * (1 - share));
      changed.push(...more, ...less);
    }
    return changed;
  });
}

/** «كيلو ونص». */
const halves = [0.5, 1.5, 2.5];
/** So many of one: four bottles, a dozen boxes. */
export const mostOfOne = 12;

/**
 * What a text may work out of told amounts, in whole numbers: so many of one, with or without another, and one shared out by another. Sums are
 * rounded up or down, and 'under four dirhams' is 3.96. Small amounts are counts, of which any number could be made.
 */
export function workedOut(told: readonly number[]): ReadonlySet<number> {
  if (told.length > mostFigures) return new Set();
  const amounts = told.filter((value) => value >= leastAmount);
  const times = [...Array.from({ length: mostOfOne }, (_, at) => at + 1), ...halves];
  const results = amounts.flatMap((a) => [
    ...told.map((b) => a / b),
    ...times.flatMap((n) => [n * a, ...amounts.flatMap((b) => [n * a + b, n * a - b])]),
  ]);
  return new Set(results.flatMap((result) => [Math.floor(result), Math.ceil(result)]));
}

export const isoDate = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const day = 86_400_000;
/** Nobody counts more days to a date. */
const mostDays = 60;

/** «9 كانون التاني», '9 January'; folded. */
const dayAndMonth = /(?<!\d)(\d{1,2}) ((?:كانون|تشرين) ال\p{L}+|\p{L}+)/gu;
const monthsOfTwoWords = new Map(
  ["كانون الثاني|كانون التاني", "تشرين الاول", "تشرين الثاني|تشرين التاني", "كانون الاول"].flatMap((names, at) =>
    names.split("|").map((name) => [name, [1, 10, 11, 12][at] ?? 1] as const),
  ),
);
/** A year of 365 days stands for one that was not told. */
const anyYear = 2027;

/** The dates that a text tells, in milliseconds. */
function datesIn(text: string): number[] {
  const named = [...fold(text).matchAll(dayAndMonth)].flatMap(([, date = "", name = ""]) => {
    const month = monthsOfTwoWords.get(name) ?? monthNumbers.get(name);
    return month === undefined ? [] : [Date.UTC(anyYear, month - 1, Number(date))];
  });
  return [...[...text.matchAll(isoDate)].map((match) => Date.parse(match[0])), ...named].filter((time) => !Number.isNaN(time));
}

/** The days of the month so many told days, or hours of whole days, before and after each told date in `texts`. */
export function derivedDays(texts: readonly string[], figures: readonly number[]): number[] {
  const timed = texts.flatMap((text) => [...fold(text).matchAll(timedFigure)].map((match) => Number(match[1])));
  const all = distancesOf(figures);
  const distances = all.length > mostFigures ? distancesOf(timed) : all;
  return texts
    .flatMap(datesIn)
    .flatMap((time) => distances.flatMap((distance) => [time - distance * day, time + distance * day]))
    .flatMap((time) => [new Date(time).getUTCDate(), new Date(time).getUTCMonth() + 1]);
}

/** In whole days. */
const distancesOf = (figures: readonly number[]) =>
  [...new Set(figures.flatMap((value) => [value, value / hoursOfDay]))].filter(
    (value) => Number.isInteger(value) && value > 0 && value <= mostDays,
  );
const hoursOfDay = 24;
const timedFigure = /(\d+) ?(?:ساع|يوم|ايام|hours?|days?)/gu;
const centimetres = /(\d+)?\s*(?<!\p{L})(?:متر|مترين|امتار|met(?:er|re)s?)(?!\p{L})/gu;
const thousandths = /(\d+)?\s*(?<!\p{L})(?:كيلو|كيلوغرام|كيلوجرام|كجم|كغ|لتر|kilos?|kg|lit(?:er|re)s?)(?!\p{L})/gu;

/** Told metres in centimetres, kilos and litres in thousandths; one where no number stands before. `folded` is the told text. */
export function inSmallerUnits(folded: string): number[] {
  const times = (form: RegExp, parts: number) => [...folded.matchAll(form)].map((match) => Number(match[1] ?? 1) * parts);
  return [...times(centimetres, 100), ...times(thousandths, 1_000)];
}
