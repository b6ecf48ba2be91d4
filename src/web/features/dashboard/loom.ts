import { addDays, mondayOf, monthOf } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { type HeatLevel, heatLevel } from "#web/lib/heat-level.ts";

interface LoomCell {
  /** The week's Monday. */
  readonly week: string;
  readonly words: number;
  readonly level: HeatLevel;
}

export interface LoomRow {
  readonly variety: Variety;
  readonly cells: readonly LoomCell[];
  readonly words: number;
}

export interface Loom {
  /** Oldest first. */
  readonly weeks: readonly string[];
  /** The varieties that were written in, in the order that all screens have. */
  readonly rows: readonly LoomRow[];
  readonly silent: readonly Variety[];
}

/** The last weeks up to today's, one row a variety. All rows share one scale: a pale row is a variety that is seldom used. */
export function loomOf({ weeks: found, today }: Pick<Stats, "weeks" | "today">, weekCount: number): Loom {
  const monday = mondayOf(today);
  const weeks = Array.from({ length: weekCount }, (_, index) => addDays(monday, 7 * (index + 1 - weekCount)));
  const shown = found.filter(({ week }) => weeks.includes(week));
  const most = Math.max(0, ...shown.map(({ words }) => words));
  const rows = varieties.map((variety) => {
    const own = new Map(shown.flatMap((each) => (each.variety === variety ? [[each.week, each.words]] : [])));
    const cells = weeks.map((week) => ({ week, words: own.get(week) ?? 0, level: heatLevel(own.get(week) ?? 0, most) }));
    return { variety, cells, words: cells.reduce((sum, { words }) => sum + words, 0) };
  });
  return {
    weeks,
    rows: rows.filter(({ words }) => words > 0),
    silent: rows.flatMap(({ variety, words }) => (words > 0 ? [] : variety)),
  };
}

/**
 * The columns above which a month is named: the first week that begins in it, where its name has `room` columns before the next.
 */
export function monthStarts(weeks: readonly string[], room: number): { readonly month: string; readonly column: number }[] {
  const starts = weeks.flatMap((week, column) => {
    const month = monthOf(week);
    return column === 0 || monthOf(weeks[column - 1] ?? "") !== month ? [{ month, column }] : [];
  });
  return starts.filter(({ column }, index) => (starts[index + 1]?.column ?? weeks.length) - column >= room);
}
