import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#shared/options.ts";
import type { TrendCountry } from "#shared/trends.ts";
import { call, callRaw } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

export const seasonsQuery = (country: TrendCountry) =>
  queryOptions({
    queryKey: [...queryKeys.seasons, country],
    queryFn: ({ signal }) => call("GET /seasons", { query: { country }, signal }),
  });

/** The country's seasons of a year as an iCalendar file. */
export async function fetchSeasonCalendar(country: TrendCountry, language: Language): Promise<Blob> {
  const response = await callRaw("GET /seasons/calendar.ics", { query: { country, language } });
  return response.blob();
}
