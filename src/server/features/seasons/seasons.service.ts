import type { Deps } from "#server/deps.ts";
import { addDays, dayIn } from "#shared/calendar.ts";
import type { Season } from "#shared/contracts/seasons.ts";
import type { Language } from "#shared/options.ts";
import type { TrendCountry } from "#shared/trends.ts";
import { seasonsIn } from "./seasons.calendar.ts";
import { capitalTimeZones } from "./seasons.clocks.ts";
import { readSeasonsFile } from "./seasons.file.ts";
import { calendarFile } from "./seasons.ics.ts";

/** A subscriber plans for a year. */
const calendarDays = 365;

export interface SeasonsService {
  /** The seasons of a country from today on. */
  list(country: TrendCountry, days: number): { country: TrendCountry; today: string; seasons: Season[] };
  /** Those of a year as an iCalendar file. */
  calendar(country: TrendCountry, language: Language): string;
}

/** @throws ConfigError for a SEASONS_FILE that cannot be read. */
export function createSeasonsService({ config, clock }: Pick<Deps, "config" | "clock">): SeasonsService {
  const file = config.seasonsFile === null ? { seasons: [], announced: [] } : readSeasonsFile(config.seasonsFile);
  const todayIn = (country: TrendCountry) => dayIn(capitalTimeZones[country], clock());
  const from = (country: TrendCountry, days: number) => {
    const today = todayIn(country);
    return seasonsIn(country, { from: today, to: addDays(today, days) }, file);
  };
  return {
    list: (country, days) => ({ country, today: todayIn(country), seasons: from(country, days) }),
    calendar: (country, language) =>
      calendarFile(from(country, calendarDays), { country, language, publicUrl: config.publicUrl, now: clock() }),
  };
}
