import { z } from "zod";
import { languages } from "../options.ts";
import { defaultTrendCountry } from "../trends.ts";
import { endpoint, file } from "./endpoint.ts";
import { anyCountry } from "./trends.ts";

const country = anyCountry.default(defaultTrendCountry);

const season = z.object({
  /** Of this occurrence: 'ramadan-2027-02-08'. It stays when another day is announced. */
  id: z.string(),
  /** Of the season in every year: 'ramadan'. */
  season: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  /** The first and the last day, 'YYYY-MM-DD'. */
  from: z.string(),
  to: z.string(),
  /** Computed by the Hijri calendar, and not announced yet: it may be a day earlier or later. */
  expected: z.boolean(),
  /** Ids of templates that fit, the best first. */
  templates: z.array(z.number().int()),
  /** Choices of these templates that the season decides: `{ whichEid: "adha" }`. */
  fields: z.record(z.string(), z.string()),
  /** Where the day can be looked up. */
  source: z.string(),
});
export type Season = z.infer<typeof season>;

const seasonList = z.object({
  country: anyCountry,
  /** The day it is in the country's capital, 'YYYY-MM-DD'. */
  today: z.string(),
  /** Those of today and after, the earliest first. */
  seasons: z.array(season),
});

export const calendarType = "text/calendar";

export const seasonsApi = {
  list: endpoint({
    method: "GET",
    path: "/seasons",
    summary: "Feasts, national days and sales of a country in the coming days",
    query: z.object({ country, days: z.coerce.number().int().min(1).max(400).default(180) }),
    answer: seasonList,
  }),
  calendar: endpoint({
    method: "GET",
    path: "/seasons/calendar.ics",
    summary: "The same for a year, as an iCalendar file",
    query: z.object({ country, language: z.enum(languages).default("en") }),
    answer: file(calendarType),
  }),
};
