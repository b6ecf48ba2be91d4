import type { Stats } from "#shared/contracts/stats.ts";

const parts = ["figures", "right", "groups", "days", "months"] as const;
type Part = (typeof parts)[number];

/** The parts of the page that have nothing to show yet, in the order of the page. */
export function comingParts(stats: Stats): readonly Part[] {
  const { byVariety, byTemplate, byTone, byWriter } = stats;
  const isThere: Readonly<Record<Part, boolean>> = {
    figures: stats.totalContent > 0,
    right: stats.totalContent > 0,
    groups: [byVariety, byTemplate, byTone, byWriter].some(({ length }) => length > 1),
    days: stats.days.length > 1,
    months: stats.byMonth.length > 1,
  };
  return parts.filter((part) => !isThere[part]);
}
