import { addDays, lastDayOf, weekdayOf } from "#shared/calendar.ts";

/** When a season begins, every year. Months and days count from 1. */
export type SeasonRule = (
  | { readonly by: "date"; readonly month: number; readonly day: number }
  /** A day of the Hijri calendar: month 9 is Ramadan. */
  | { readonly by: "hijri"; readonly month: number; readonly day: number }
  /** The nth weekday of a month, 0 for a Monday; -1 is the last one. */
  | { readonly by: "weekday"; readonly weekday: number; readonly nth: number; readonly month: number; readonly plus: number }
  /** So many days after Easter Sunday. */
  | { readonly by: "easter"; readonly church: "western" | "orthodox"; readonly plus: number }
) & {
  /** Days, or until the Hijri month ends. */
  readonly lasts: number | "month";
};

/** Days 'YYYY-MM-DD', both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A day by the Gregorian calendar, the same in every year. */
export const date = (month: number, day: number, lasts = 1): SeasonRule => ({ by: "date", month, day, lasts });

export const hijri = (month: number, day: number, lasts: number | "month" = 1): SeasonRule => ({
  by: "hijri",
  month,
  day,
  lasts,
});

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** `plus`: so many days after that weekday. */
export const nth = (
  count: number,
  weekday: (typeof weekdays)[number],
  month: number,
  { plus = 0, lasts = 1 }: { plus?: number; lasts?: number } = {},
): SeasonRule => ({ by: "weekday", weekday: weekdays.indexOf(weekday), nth: count, month, plus, lasts });

export const easter = (church: "western" | "orthodox", plus = 0): SeasonRule => ({ by: "easter", church, plus, lasts: 1 });

/** A month of the Hijri calendar with its first day. */
export interface HijriMonth {
  readonly month: number;
  readonly first: string;
  /** The first day as it is computed; another one than `first` only where an authority announced that. */
  readonly computed: string;
  readonly isAnnounced: boolean;
}

/** One time that a season takes place. */
export interface Occurrence extends Span {
  /** The first day as it is computed, which stays when another day is announced. */
  readonly computed: string;
  /** Computed by the Hijri calendar, and not announced. */
  readonly expected: boolean;
}

const ummAlQura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

/** The Hijri months that begin in the span, by the Umm al-Qura calendar as the runtime computes it. */
export function hijriMonths({ from, to }: Span): HijriMonth[] {
  const months: HijriMonth[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const [month, dayOfMonth] = ummAlQura
      .format(new Date(`${day}T12:00:00Z`))
      .split("/")
      .map(Number);
    if (dayOfMonth === 1 && month !== undefined) months.push({ month, first: day, computed: day, isAnnounced: false });
  }
  return months;
}

/** When the season takes place around the span: all of its days that touch it, and perhaps some outside. */
export function occurrences(rule: SeasonRule, { from, to }: Span, months: readonly HijriMonth[]): Occurrence[] {
  if (rule.by === "hijri") return inHijriMonths(rule, months);
  const years = yearsOf({ from: addDays(from, -daysOf(rule)), to });
  return years.map((year) => {
    const first = firstDay(rule, year);
    return { from: first, to: addDays(first, daysOf(rule) - 1), computed: first, expected: false };
  });
}

const daysOf = ({ lasts }: SeasonRule) => (lasts === "month" ? 1 : lasts);

function inHijriMonths(rule: SeasonRule & { by: "hijri" }, months: readonly HijriMonth[]): Occurrence[] {
  return months.flatMap(({ month, first, computed, isAnnounced }, at) => {
    if (month !== rule.month) return [];
    const from = addDays(first, rule.day - 1);
    const next = months[at + 1]?.first;
    // The last month of the list has no end, and lies outside what is asked.
    if (rule.lasts === "month" && next === undefined) return [];
    const to = rule.lasts === "month" ? addDays(next ?? from, -1) : addDays(from, rule.lasts - 1);
    return [{ from, to, computed: addDays(computed, rule.day - 1), expected: !isAnnounced }];
  });
}

function yearsOf({ from, to }: Span): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function firstDay(rule: Exclude<SeasonRule, { by: "hijri" }>, year: number): string {
  if (rule.by === "date") return dayOf(year, rule.month, rule.day);
  if (rule.by === "easter") return addDays(rule.church === "western" ? westernEaster(year) : orthodoxEaster(year), rule.plus);
  return addDays(nthWeekday(rule, year), rule.plus);
}

function nthWeekday({ weekday, nth: count, month }: SeasonRule & { by: "weekday" }, year: number): string {
  const first = dayOf(year, month, 1);
  if (count > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
  const last = lastDayOf(first.slice(0, 7));
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function westernEaster(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(dayOf(year, 3, 22), epact + weekday - 7 * late);
}

/** Meeus's Julian algorithm (the same chapter); the Julian calendar is 13 days behind from 1900 to 2099. */
function orthodoxEaster(year: number): string {
  const epact = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  return addDays(dayOf(year, 3, 22), epact + weekday + 13);
}

function dayOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
