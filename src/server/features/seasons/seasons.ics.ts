import ical, { ICalCalendarMethod } from "ical-generator";
import { addDays } from "#shared/calendar.ts";
import type { Season } from "#shared/contracts/seasons.ts";
import { seasons as arabic } from "#shared/locales/ar/seasons.ts";
import { seasons as english } from "#shared/locales/en/seasons.ts";
import type { Language } from "#shared/options.ts";
import type { TrendCountry } from "#shared/trends.ts";

const texts = { en: english.calendar, ar: arabic.calendar };

interface CalendarOptions {
  readonly country: TrendCountry;
  readonly language: Language;
  readonly publicUrl: string;
  readonly now: Date;
}

/** The seasons as an iCalendar file (RFC 5545), each as an event of whole days. */
export function calendarFile(seasons: readonly Season[], { country, language, publicUrl, now }: CalendarOptions): string {
  const { name, expected, expectedNote } = texts[language];
  const countryName = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  const calendar = ical({
    name: name.replace("{country}", countryName),
    prodId: { company: "Lahja", product: "seasons", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const host = new URL(publicUrl).hostname;
  for (const season of seasons) {
    const title = season.name[language];
    calendar.createEvent({
      // The same in every export, so that an event imported again replaces the older one.
      id: `${season.id}-${country.toLowerCase()}@${host}`,
      stamp: now,
      allDay: true,
      start: new Date(`${season.from}T00:00:00Z`),
      // The end of whole days is the day after the last one.
      end: new Date(`${addDays(season.to, 1)}T00:00:00Z`),
      timezone: "UTC",
      summary: season.expected ? expected.replace("{name}", title) : title,
      ...(season.expected ? { description: expectedNote } : {}),
    });
  }
  return calendar.toString();
}
