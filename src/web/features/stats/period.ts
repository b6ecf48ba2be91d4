import { addDays, addMonths, monthOf } from "#shared/calendar.ts";
import type { StatsRange } from "#web/api/stats.ts";

export const presets = ["month", "days30", "months12", "all"] as const;
export type Preset = (typeof presets)[number];

/** The period of the page: a preset, or days of the person's own. It stands in the address, so that it can be reloaded. */
export type Period = { readonly preset: Preset } | { readonly from: string | null; readonly to: string | null };

export interface PeriodParams {
  period?: Preset | "custom";
  from?: string;
  to?: string;
}

/** Reads the router's parsed parameters; what is not understood is all time. */
export function readPeriod({ period, from, to }: Readonly<Record<string, unknown>>): Period {
  if (period === "custom") return { from: dayOf(from), to: dayOf(to) };
  return { preset: presets.find((preset) => preset === period) ?? "all" };
}

export function writePeriod(period: Period): PeriodParams {
  if ("preset" in period) return period.preset === "all" ? {} : { period: period.preset };
  const { from, to } = period;
  return { period: "custom", ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

function dayOf(value: unknown): string | null {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** The days that a period has today; null for days of which the first comes after the last. */
export function rangeOf(period: Period, today: string): StatsRange | null {
  if (!("preset" in period)) {
    const { from, to } = period;
    return from !== null && to !== null && from > to ? null : { from, to };
  }
  switch (period.preset) {
    case "month":
      return { from: `${monthOf(today)}-01`, to: today };
    case "days30":
      return { from: addDays(today, -29), to: today };
    case "months12":
      // Whole months: eleven before this one.
      return { from: `${addMonths(monthOf(today), -11)}-01`, to: today };
    case "all":
      return { from: null, to: null };
  }
}
