import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getPreferences } from "#web/lib/preferences.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Days as 'YYYY-MM-DD', both included; null: no limit. */
export interface StatsRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const allTime: StatsRange = { from: null, to: null };

/** The person's figures, in the time zone in which this browser shows times. */
export const statsQuery = ({ from, to }: StatsRange, timeZone = getPreferences().timeZone) =>
  queryOptions({
    queryKey: [...queryKeys.stats, { from, to, timeZone }],
    queryFn: ({ signal }) =>
      call("GET /analytics/stats", { query: { timeZone, from: from ?? undefined, to: to ?? undefined }, signal }),
    // The figures before stay, paler, until those of the new range are there.
    placeholderData: keepPreviousData,
  });
