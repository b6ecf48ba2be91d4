import { z } from "zod";
import { dayIn } from "#shared/calendar.ts";
import type { Timeframe } from "#shared/trends.ts";
import { type Ask, type InterestQuestion, type TrendSource, TrendSourceError } from "./source.ts";
import { plainLine } from "./wire.ts";

/** The periods as Google Trends itself names them. */
const dates: Readonly<Record<Timeframe, string>> = {
  "now 1-d": "now 1-d",
  "now 7-d": "now 7-d",
  "now 1-m": "today 1-m",
  "now 3-m": "today 3-m",
  "now 12-m": "today 12-m",
  "now 5-y": "today 5-y",
};

/** serpapi.com/google-trends-api, `data_type=TIMESERIES`. `extracted_value` of '<1' is 0. */
const timelineAnswer = z.object({
  interest_over_time: z.object({
    timeline_data: z.array(
      z.object({
        timestamp: z.string().regex(/^\d{9,11}$/),
        values: z.array(z.object({ extracted_value: z.number().min(0).max(100) })),
      }),
    ),
  }),
});
/** serpapi.com/google-trends-related-queries. */
const relatedAnswer = z.object({
  related_queries: z.object({
    top: z.array(z.object({ query: z.string() })).default([]),
    rising: z.array(z.object({ query: z.string() })).default([]),
  }),
});
/** serpapi.com/google-trends-trending-now. */
const trendingAnswer = z.object({
  trending_searches: z.array(
    z.object({ query: z.string(), start_timestamp: z.number().optional(), search_volume: z.number().nonnegative().optional() }),
  ),
});
const errorAnswer = z.object({ error: z.string() });

/** Google Trends by SerpApi, with the operator's key. Written to its documentation; no key was there to try it with. */
export function createSerpApi(key: string): TrendSource {
  const search = async (ask: Ask, params: Record<string, string>) => {
    const query = new URLSearchParams({ ...params, api_key: key });
    const answer = (await ask({ url: `https://serpapi.com/search.json?${query}` })).json();
    const refused = errorAnswer.safeParse(answer);
    if (refused.success) throw refusal(refused.data.error);
    return answer;
  };
  return {
    id: "serpapi",
    gapMs: 0,
    async interest(question, ask) {
      const { keywords, country, timeframe } = question;
      const answer = await search(ask, {
        ...questionParams(question),
        q: keywords.map(single).join(","),
        data_type: "TIMESERIES",
      });
      const { timeline_data } = timelineAnswer.parse(answer).interest_over_time;
      const series = keywords.map((keyword, at) => ({
        keyword,
        points: timeline_data.flatMap(({ timestamp, values }) => {
          const value = values[at]?.extracted_value;
          return value === undefined ? [] : [{ time: new Date(Number(timestamp) * 1_000).toISOString(), value }];
        }),
        about: null,
      }));
      return { unit: "index", country, timeframe, series, remarks: [] };
    },
    async related({ keyword, ...question }, ask) {
      const answer = await search(ask, {
        ...questionParams({ ...question, keywords: [keyword] }),
        q: single(keyword),
        data_type: "RELATED_QUERIES",
      });
      const { top, rising } = relatedAnswer.parse(answer).related_queries;
      return [...new Set([...top, ...rising].map(({ query }) => plainLine(query)))].filter((query) => query !== "");
    },
    async searched({ country, now }, ask) {
      const answer = await search(ask, { engine: "google_trends_trending_now", geo: country });
      const items = trendingAnswer.parse(answer).trending_searches.map(({ query, start_timestamp, search_volume }) => ({
        title: plainLine(query),
        formattedTraffic: search_volume === undefined ? "" : `${search_volume.toLocaleString("en")}+`,
        traffic: search_volume ?? null,
        startedAt: start_timestamp === undefined ? null : new Date(start_timestamp * 1_000).toISOString(),
        url: null,
        news: [],
      }));
      return { unit: "searches", country, day: dayIn("UTC", now), items, remarks: [] };
    },
  };
}

function questionParams({ country, timeframe, category }: InterestQuestion): Record<string, string> {
  return { engine: "google_trends", geo: country, date: dates[timeframe], cat: `${category}`, tz: "0" };
}

/** A comma parts two keywords. */
function single(keyword: string): string {
  return keyword.replace(/[,،]/g, " ").replace(/\s+/g, " ").trim();
}

function refusal(message: string): TrendSourceError {
  if (/hasn't returned any results|no results/i.test(message)) return new TrendSourceError("no_data", "no results");
  if (/api key|account/i.test(message)) return new TrendSourceError("unauthorized", "the key was refused");
  if (/run out of searches|too many|limit/i.test(message))
    return new TrendSourceError("rate_limited", "no searches left", { retryAfterSeconds: 300 });
  return new TrendSourceError("changed", "an error that is not known");
}
