/** Days as 'YYYY-MM-DD' and months as 'YYYY-MM'. Calendar arithmetic uses no time zone, so no day has 23 hours. */

const msPerDay = 86_400_000;
const daysPerWeek = 7;

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

export function addDays(day: string, count: number): string {
  return toDay(toMs(day) + count * msPerDay);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / msPerDay);
}

/** 0 for a Monday, 6 for a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(toMs(day)).getUTCDay() + daysPerWeek - 1) % daysPerWeek;
}

/** The Monday of the day's week, as in ISO 8601. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Both months included; empty if `to` is before `from`. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function earlier(one: string, other: string): string {
  return one.localeCompare(other) <= 0 ? one : other;
}
