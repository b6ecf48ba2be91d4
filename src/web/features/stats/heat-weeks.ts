import { addDays, daysBetween, mondayOf } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { type HeatLevel, heatLevel } from "#web/lib/heat-level.ts";

export interface HeatDay {
  readonly day: string;
  readonly words: number;
  /** By the busiest day. */
  readonly level: HeatLevel;
}

export interface HeatWeek {
  /** Its Monday. */
  readonly week: string;
  /** Seven from Monday on; those after today are left out. */
  readonly days: readonly HeatDay[];
}

const weekCount = 53;

/** Every day of the last 53 weeks up to today, week by week. */
export function heatWeeks({ days, today }: Pick<Stats, "days" | "today">): HeatWeek[] {
  const words = new Map(days.map((each) => [each.day, each.words]));
  const most = Math.max(1, ...words.values());
  const first = addDays(mondayOf(today), -7 * (weekCount - 1));
  return Array.from({ length: weekCount }, (_, index) => {
    const week = addDays(first, 7 * index);
    const length = Math.min(7, daysBetween(week, today) + 1);
    return {
      week,
      days: Array.from({ length }, (_day, weekday) => {
        const day = addDays(week, weekday);
        const count = words.get(day) ?? 0;
        return { day, words: count, level: heatLevel(count, most) };
      }),
    };
  });
}
