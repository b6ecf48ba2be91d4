import { foldForSearch } from "#language/text/search-fold.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { addDays, dayIn } from "#shared/calendar.ts";
import type { DailyItem, DailyTrends } from "#shared/contracts/trends.ts";
import type { DailyFigures } from "#shared/trend-figures.ts";
import { dailyPeriodDays, trendLimits } from "#shared/trends.ts";
import { type Answered, questionKey } from "./trends.answers.ts";
import { listAnswers } from "./trends.store.ts";

interface Merge {
  readonly list: DailyTrends["list"];
  readonly country: DailyTrends["country"];
  readonly timeframe: DailyTrends["timeframe"];
  readonly answered: Answered<DailyFigures>;
  readonly now: Date;
}

/**
 * The list of a period: of its last day, or merged from the days of our own history, the most searched or read first. An item of several
 * days stands once, as on its busiest day.
 */
export async function mergeDays(
  orm: Orm,
  { list, country, timeframe, answered, now }: Merge,
): Promise<Pick<DailyTrends, "searches" | "unit" | "days" | "date" | "remarks">> {
  const { unit, day, remarks, items } = answered.value;
  const length = dailyPeriodDays[timeframe];
  if (length === 1) return { searches: items.slice(0, trendLimits.dailyItems), unit, days: 1, date: day, remarks: [...remarks] };
  const since = addDays(dayIn("UTC", now), 1 - length);
  const stored = await listAnswers<DailyFigures>(orm, questionKey(list, answered.source, [country]), since);
  const byDay = new Map([answered.value, ...stored.map(({ answer }) => answer)].map((each) => [each.day, each]));
  const busiest = new Map<string, DailyItem>();
  for (const item of [...byDay.values()].flatMap((each) => each.items)) {
    const key = foldForSearch(item.title);
    const known = busiest.get(key);
    if (!known || (item.traffic ?? 0) > (known.traffic ?? 0)) busiest.set(key, item);
  }
  const searches = [...busiest.values()].toSorted((one, other) => (other.traffic ?? 0) - (one.traffic ?? 0));
  return { searches: searches.slice(0, trendLimits.dailyItems), unit, days: byDay.size, date: day, remarks: [...remarks] };
}
