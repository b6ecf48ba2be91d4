import { findTemplateByKey } from "#language/templates/registry.ts";
import { addDays, daysBetween, earlier, lastDayOf, monthOf, monthsFrom } from "#shared/calendar.ts";
import type { Season as AnsweredSeason } from "#shared/contracts/seasons.ts";
import type { TrendCountry } from "#shared/trends.ts";
import { type Season, seasons } from "./seasons.data.ts";
import type { OwnSeason, SeasonsFile } from "./seasons.file.ts";
import { type HijriMonth, hijriMonths, type Occurrence, occurrences, type Span } from "./seasons.rules.ts";

/** A sighted moon moves a month by a day or two; a day further off is of another year. */
const announcedWithinDays = 5;
/** The longest season by rule is a month; the months on both sides of the span are needed to know its ends. */
const marginDays = 65;

/** The country's seasons with a day in the span, the earliest first. */
export function seasonsIn(country: TrendCountry, span: Span, file: SeasonsFile): AnsweredSeason[] {
  const wide = { from: addDays(span.from, -marginDays), to: addDays(span.to, marginDays) };
  const months = withAnnounced(hijriMonths(wide), country, file.announced);
  const builtIn = seasons
    .filter(({ countries }) => countries.includes(country))
    .flatMap((season) => occurrences(season.rule, span, months).map((each) => answered(season, country, each)));
  const own = file.seasons.filter(({ countries }) => countries.includes(country)).flatMap((season) => ownIn(season, span));
  return [...builtIn, ...own]
    .filter(({ from, to }) => from <= span.to && to >= span.from)
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
}

function answered(
  { id, name, templates, fields, source }: Season,
  country: TrendCountry,
  { computed, ...days }: Occurrence,
): AnsweredSeason {
  const ids = templates.flatMap((key) => findTemplateByKey(key)?.id ?? []);
  return {
    id: `${id}-${computed}`,
    season: id,
    name,
    ...days,
    templates: ids,
    fields: { country: country.toLowerCase(), ...fields },
    source,
  };
}

/** An announced day tells the first day of its month, and so moves every season of that month. */
function withAnnounced(
  months: readonly HijriMonth[],
  country: TrendCountry,
  announced: SeasonsFile["announced"],
): readonly HijriMonth[] {
  const firsts = announced
    .filter(({ countries }) => countries.includes(country))
    .flatMap(({ season, from }) => {
      const rule = seasons.find(({ id }) => id === season)?.rule;
      return rule?.by === "hijri" ? [{ month: rule.month, first: addDays(from, 1 - rule.day) }] : [];
    });
  return months.map((computed) => {
    const told = firsts.findLast(
      ({ month, first }) => month === computed.month && Math.abs(daysBetween(computed.first, first)) <= announcedWithinDays,
    );
    return told ? { ...computed, first: told.first, isAnnounced: true } : computed;
  });
}

function ownIn({ id, name, from, to = from, repeats, templates }: OwnSeason, span: Span): AnsweredSeason[] {
  const length = daysBetween(from, to);
  const step = repeats === "yearly" ? 12 : 1;
  const firsts = repeats
    ? monthsFrom(monthOf(from), monthOf(span.to))
        .filter((_, at) => at % step === 0)
        .map((month) => dayInMonth(month, from.slice(8)))
    : [from];
  return firsts.map((first) => ({
    id: `${id}-${first}`,
    season: id,
    name,
    from: first,
    to: addDays(first, length),
    expected: false,
    templates,
    fields: {},
    source: "Operator",
  }));
}

/** The 31st of a month that has no such day is its last one. */
const dayInMonth = (month: string, day: string) => earlier(`${month}-${day}`, lastDayOf(month));
