import { z } from "zod";
import type { KeywordCountry, Timeframe } from "#shared/trends.ts";
import { type Ask, type InterestQuestion, type TrendSource, TrendSourceError } from "./source.ts";
import { plainLine } from "./wire.ts";

const address = "https://api.dataforseo.com/v3/keywords_data/google_trends/explore/live";

/** docs.dataforseo.com/v3/keywords_data/google_trends/locations. */
const locations: Readonly<Record<KeywordCountry, string>> = {
  EG: "Egypt",
  SA: "Saudi Arabia",
  AE: "United Arab Emirates",
  KW: "Kuwait",
  QA: "Qatar",
  JO: "Jordan",
  LB: "Lebanon",
  US: "United States",
  GB: "United Kingdom",
  DE: "Germany",
  FR: "France",
  JP: "Japan",
};
const ranges: Readonly<Record<Timeframe, string>> = {
  "now 1-d": "past_day",
  "now 7-d": "past_7_days",
  "now 1-m": "past_30_days",
  "now 3-m": "past_90_days",
  "now 12-m": "past_12_months",
  "now 5-y": "past_5_years",
};

/** docs.dataforseo.com/v3/keywords_data/google_trends/explore/live. 20000 is its code of success; 40401 and 40501 say that there are no results. */
const answerForm = z.object({
  tasks: z
    .array(
      z.object({
        status_code: z.number(),
        result: z.array(z.object({ items: z.array(z.looseObject({ type: z.string() })).nullable() })).nullable(),
      }),
    )
    .min(1),
});
const graph = z.object({
  data: z.array(z.object({ timestamp: z.number(), values: z.array(z.number().min(0).max(100).nullable()) })),
});
const queries = z.object({
  data: z.object({
    top: z.array(z.object({ query: z.string() })).nullish(),
    rising: z.array(z.object({ query: z.string() })).nullish(),
  }),
});
const ok = 20_000;
const withoutResults = [40_102, 40_401, 40_501];

/** Google Trends by DataForSEO, with the operator's login. Written to its documentation; no login was there to try it with. */
export function createDataForSeo({ login, password }: { login: string; password: string }): TrendSource {
  const headers = { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}` };
  const explore = async (ask: Ask, { keywords, country, timeframe, category }: InterestQuestion, type: string) => {
    const task = {
      keywords,
      location_name: locations[country],
      time_range: ranges[timeframe],
      category_code: category,
      item_types: [type],
    };
    const answer = answerForm.parse((await ask({ url: address, headers, body: [task] })).json());
    const [first] = answer.tasks;
    if (!first || withoutResults.includes(first.status_code)) throw new TrendSourceError("no_data", "no results");
    if (first.status_code !== ok) throw refusal(first.status_code);
    return first.result?.[0]?.items ?? [];
  };
  return {
    id: "dataforseo",
    gapMs: 0,
    async interest(question, ask) {
      const { keywords, country, timeframe } = question;
      const items = await explore(ask, question, "google_trends_graph");
      const data = items.filter(({ type }) => type === "google_trends_graph").flatMap((item) => graph.parse(item).data);
      const series = keywords.map((keyword, at) => ({
        keyword,
        points: data.flatMap(({ timestamp, values }) => {
          const value = values[at];
          return value === null || value === undefined ? [] : [{ time: new Date(timestamp * 1_000).toISOString(), value }];
        }),
        about: null,
      }));
      return { unit: "index", country, timeframe, series, remarks: [] };
    },
    async related({ keyword, ...question }, ask) {
      const items = await explore(ask, { ...question, keywords: [keyword] }, "google_trends_queries_list");
      const lists = items.filter(({ type }) => type === "google_trends_queries_list").map((item) => queries.parse(item).data);
      const told = lists.flatMap(({ top, rising }) => [...(top ?? []), ...(rising ?? [])]);
      return [...new Set(told.map(({ query }) => plainLine(query)))].filter((query) => query !== "");
    },
  };
}

/** 40100 and 40104: the login; 40200: no money left; 40202: too many requests a minute. */
function refusal(code: number): TrendSourceError {
  if (code === 40_100 || code === 40_104 || code === 40_200) return new TrendSourceError("unauthorized", `code ${code}`);
  if (code === 40_202) return new TrendSourceError("rate_limited", `code ${code}`, { retryAfterSeconds: 60 });
  return new TrendSourceError("unreachable", `code ${code}`);
}
