import { lastDayOf } from "#shared/calendar.ts";

export interface Pace {
  /** Words a day so far, today included. */
  readonly perDay: number;
  /** What the month comes to if it goes on so. */
  readonly byEnd: number;
}

/** How fast the month's words go, by the days of UTC in which they are charged. */
export function paceOf({ month, used }: { month: string; used: number }, now: Date): Pace {
  const day = now.toISOString().slice(0, 7) === month ? now.getUTCDate() : daysIn(month);
  return { perDay: Math.round(used / day), byEnd: Math.round((used / day) * daysIn(month)) };
}

export function daysIn(month: string): number {
  return Number(lastDayOf(month).slice(8));
}
