import { lastDayOf } from "#shared/calendar.ts";

export interface Pace {
  /** Words a day since the month or the account began, today included. */
  readonly perDay: number;
  /** What the month comes to if it goes on so. */
  readonly byEnd: number;
}

/**
 * How fast the month's words go, by the days of UTC in which they are charged. Days before the account are nobody's days.
 * @param accountStart an ISO moment.
 */
export function paceOf({ month, used }: { month: string; used: number }, now: Date, accountStart: string): Pace {
  const lastDay = now.toISOString().slice(0, 7) === month ? now.getUTCDate() : daysIn(month);
  const firstDay = accountStart.slice(0, 7) === month ? Number(accountStart.slice(8, 10)) : 1;
  const perDay = used / Math.max(1, lastDay - firstDay + 1);
  return { perDay: Math.round(perDay), byEnd: Math.round(used + perDay * (daysIn(month) - lastDay)) };
}

export function daysIn(month: string): number {
  return Number(lastDayOf(month).slice(8));
}
