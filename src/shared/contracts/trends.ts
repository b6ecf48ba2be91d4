import { z } from "zod";
import {
  dailyCountries,
  dailyPeriods,
  defaultTimeframe,
  defaultTrendCountry,
  everyTrendCountry,
  type TrendCountry,
  type TrendOrigin,
  timeframes,
  trendCategories,
  trendCountries,
  trendLimits,
  trendSourceIds,
  trendSourceNames,
} from "../trends.ts";
import { endpoint } from "./endpoint.ts";

const count = z.number().int();
export const anyCountry = z.enum(everyTrendCountry as [TrendCountry, ...TrendCountry[]]);
const origin = z.enum(Object.keys(trendSourceNames) as [TrendOrigin, ...TrendOrigin[]]);

/** A keyword as typed, as one line: without control characters, which no search knows. */
export const keyword = z
  .string()
  .trim()
  .min(1)
  .max(trendLimits.keywordChars)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u);

/** The id of a category as it stands in an address. */
const category = z.coerce.number().pipe(z.literal(trendCategories)).default(0);
export const scope = {
  geo: z.enum(trendCountries).default(defaultTrendCountry),
  timeframe: z.enum(timeframes as [(typeof timeframes)[number]]).default(defaultTimeframe),
  category,
};
/** `source`: the only one to ask; without it, those of the server in their order. */
const keywordQuery = z.object({ ...scope, source: z.enum(trendSourceIds).optional() });
export type KeywordQuery = z.infer<typeof keywordQuery>;

/** Why a source that was asked gave nothing. */
const trendFailures = [
  /** It knows nothing of what was asked. */
  "no_data",
  /** It has no list for this country. */
  "no_feed",
  "timeout",
  "rate_limited",
  /** It refused the operator's key. */
  "unauthorized",
  /** The host cannot be reached, or fails. */
  "unreachable",
  /** It answered in a form that this version does not read. */
  "changed",
  /** It failed several times, and is left alone for a while. */
  "paused",
  /** Too many questions wait for it. */
  "busy",
  /** The person or the operator switched all of them off. */
  "off",
] as const;
const tried = z.object({ source: z.enum(trendSourceIds), reason: z.enum(trendFailures) });
export type TriedSource = z.infer<typeof tried>;

/** What is said of figures that are not quite what was asked for. */
const trendRemarks = [
  /** The source has no figures by country; these are of all countries. */
  "all_countries",
  /** Wikimedia withholds the figures of this country to protect its readers. */
  "country_withheld",
  /** The source cannot give so short a period, so this is the nearest longer one. */
  "longer_period",
  /** The source cannot give so long a period; this is its longest. */
  "shorter_period",
  /** The source knows no categories; these figures are of all of them. */
  "all_categories",
  /** The source counts, so its figures were brought to a scale from 0 to 100. */
  "rescaled",
] as const;

/** Where figures come from, and of when they are. One answer has one source. */
const figures = {
  /** Names the source; empty without figures. */
  source: z.string(),
  origin: origin.nullable(),
  /** When the source was asked; null without figures. */
  fetchedAt: z.iso.datetime().nullable(),
  /** Older than an hour, because the source does not answer now. */
  isStale: z.boolean(),
  remarks: z.array(z.enum(trendRemarks)),
  /** The sources that were asked before, or at all where there are no figures. */
  tried: z.array(tried),
};

/**
 * `interestOverTime.default.timelineData`: the points, oldest first. `value[0]` is 0 to 100; `count` is what the source counted.
 * `relatedQueries.default.rankedList[0].rankedKeyword`: at most five.
 */
const series = z.object({
  keyword: z.string(),
  interestOverTime: z.object({
    default: z.object({
      timelineData: z.array(z.object({ time: z.string(), value: z.array(z.number()).length(1), count: z.number() })),
    }),
  }),
  /** The rounded mean of the values; null without points. */
  interest: count.nullable(),
  /** The mean of the last three values less that of the first three, rounded; null with fewer than six points. */
  change: count.nullable(),
  /** What the points are about, where the source found it by the keyword. */
  about: z.object({ title: z.string(), url: z.string() }).nullable(),
});
export type KeywordSeries = z.infer<typeof series>;

const interest = {
  success: z.boolean(),
  country: z.enum(trendCountries),
  timeframe: z.enum(timeframes as [(typeof timeframes)[number]]),
  category: z.literal(trendCategories),
  /** What one `count` is. `index`: a value of the source's own scale. */
  unit: z.enum(["index", "views", "articles"]).nullable(),
  /** The country and the period that the figures are really of; `country` null: of all countries. */
  period: z
    .object({
      timeframe: z.enum(timeframes as [(typeof timeframes)[number]]),
      country: anyCountry.nullable(),
      from: z.string(),
      to: z.string(),
    })
    .nullable(),
  ...figures,
};
export const keywordTrend = series.extend({
  ...interest,
  relatedQueries: z.object({
    default: z.object({ rankedList: z.array(z.object({ rankedKeyword: z.array(z.object({ query: z.string() })) })).length(1) }),
  }),
  /** Names the source of the related queries; empty where no source of this server tells them. */
  relatedSource: z.string(),
});
export type KeywordTrend = z.infer<typeof keywordTrend>;

/** The series share one scale: 100 is the highest point of all. */
export const comparison = z.object({ ...interest, series: z.array(series) });
export type TrendComparison = z.infer<typeof comparison>;

const newsItem = z.object({ title: z.string(), url: z.string().nullable(), publisher: z.string() });
const dailyItem = z.object({
  title: z.string(),
  /** As the source writes it: '200,000+'; empty where it tells none. */
  formattedTraffic: z.string(),
  /** The same as a number, to sort by. */
  traffic: z.number().nullable(),
  startedAt: z.iso.datetime().nullable(),
  url: z.string().nullable(),
  news: z.array(newsItem),
});
export type DailyItem = z.infer<typeof dailyItem>;

const dailyQuery = z.object({
  timeframe: z.enum(dailyPeriods as [(typeof dailyPeriods)[number]]).default("24h"),
  /** `searched`: what rises in searches. `read`: the most read articles. Without it: searches where a source tells them now, else articles. */
  list: z.enum(["searched", "read"]).optional(),
});
export type DailyQuery = z.infer<typeof dailyQuery>;

const dailyTrends = z.object({
  success: z.boolean(),
  country: z.enum(dailyCountries),
  /** The day of the list, or today where there is none, 'YYYY-MM-DD'. */
  date: z.string(),
  timeframe: z.enum(dailyPeriods as [(typeof dailyPeriods)[number]]),
  list: z.enum(["searched", "read"]),
  searches: z.array(dailyItem),
  unit: z.enum(["searches", "views"]).nullable(),
  /** How many days of our own history the list is merged from. */
  days: count,
  ...figures,
});
export type DailyTrends = z.infer<typeof dailyTrends>;

/** Which sources this server asks, by capability, in their order. Nothing is asked by this call. */
const sources = z.object({
  /** False where the operator or the person switched them off. */
  isOn: z.boolean(),
  isOnByOperator: z.boolean(),
  interest: z.array(z.enum(trendSourceIds)),
  related: z.array(z.enum(trendSourceIds)),
  searched: z.array(z.enum(trendSourceIds)),
  read: z.array(z.enum(trendSourceIds)),
});
export type TrendSources = z.infer<typeof sources>;

export const trendsApi = {
  daily: endpoint({
    method: "GET",
    path: "/trends/daily/:country",
    summary: "What is searched or read most in a country, merged from this server's history for longer periods",
    params: z.object({ country: z.enum(dailyCountries) }),
    query: dailyQuery,
    answer: dailyTrends,
    errors: ["request.rate_limited"],
  }),
  keyword: endpoint({
    method: "GET",
    path: "/trends/:keyword",
    summary: "Interest in a keyword over time, and queries related to it",
    params: z.object({ keyword }),
    query: keywordQuery,
    answer: keywordTrend,
    errors: ["request.rate_limited"],
  }),
  compare: endpoint({
    method: "POST",
    path: "/trend-comparisons",
    summary: "Interest in up to five keywords on one scale of one source",
    body: z.object({
      keywords: z.array(keyword).min(2).max(trendLimits.comparedKeywords),
      ...scope,
      source: z.enum(trendSourceIds).optional(),
    }),
    answer: comparison,
    errors: ["request.rate_limited"],
  }),
  sources: endpoint({
    method: "GET",
    path: "/trend-sources",
    summary: "The sources that this server asks, and whether they are switched on",
    answer: sources,
  }),
};
