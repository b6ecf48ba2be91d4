/** What may be asked about trends: countries, periods, categories and sources, for the page, the calls and the sources alike. */
import type { Variety } from "./options.ts";

/** The countries of a keyword search, in the order of the list. */
export const trendCountries = ["EG", "SA", "AE", "KW", "QA", "JO", "LB", "US", "GB", "DE", "FR", "JP"] as const;
/** The countries of the daily list: Canada instead of Japan. */
export const dailyCountries = ["EG", "SA", "AE", "KW", "QA", "JO", "LB", "US", "GB", "DE", "FR", "CA"] as const;
export type KeywordCountry = (typeof trendCountries)[number];
export type TrendCountry = KeywordCountry | (typeof dailyCountries)[number];
export const everyTrendCountry: readonly TrendCountry[] = [...new Set<TrendCountry>([...trendCountries, ...dailyCountries])];
export const defaultTrendCountry = "EG" satisfies TrendCountry;

/** The variety that is written in a country; null: none of ours, so the person's default stays. */
export const countryVarieties: Readonly<Record<TrendCountry, Variety | null>> = {
  EG: "ar-egyptian",
  SA: "ar-saudi",
  AE: "ar-emirati",
  KW: "ar-kuwaiti",
  QA: "ar-qatari",
  JO: "ar-jordanian",
  LB: "ar-lebanese",
  US: "en-american",
  GB: null,
  DE: null,
  FR: null,
  JP: null,
  CA: null,
};

/** Periods of a keyword search, from the shortest to the longest, with their length in days. */
export const timeframeDays = {
  "now 1-d": 1,
  "now 7-d": 7,
  "now 1-m": 30,
  "now 3-m": 90,
  "now 12-m": 365,
  "now 5-y": 1826,
} as const;
export type Timeframe = keyof typeof timeframeDays;
export const timeframes = Object.keys(timeframeDays) as readonly Timeframe[];
export const defaultTimeframe = "now 1-d" satisfies Timeframe;

/** Periods of the daily list, with their length in days. */
export const dailyPeriodDays = { "24h": 1, "7d": 7, "30d": 30 } as const;
export type DailyPeriod = keyof typeof dailyPeriodDays;
export const dailyPeriods = Object.keys(dailyPeriodDays) as readonly DailyPeriod[];

/** Google's ids of the categories that can be chosen; 0 is all of them. */
export const trendCategories = [0, 16, 18, 1, 3, 5, 7, 12, 20, 45, 8, 13, 19, 11, 6, 174, 31, 32] as const;
export type TrendCategory = (typeof trendCategories)[number];

/** Services that tell trends. Their order is the order in which they are asked where no setting says otherwise. */
export const trendSourceIds = ["serpapi", "dataforseo", "wikimedia", "gdelt", "google-rss"] as const;
export type TrendSourceId = (typeof trendSourceIds)[number];

/** The names that stand on every figure; `file` is what a person imported, `sample` what comes with the app. */
export const trendSourceNames = {
  serpapi: "Google Trends (SerpApi)",
  dataforseo: "Google Trends (DataForSEO)",
  wikimedia: "Wikimedia Pageviews",
  gdelt: "GDELT",
  "google-rss": "Google Trends RSS",
  file: "Google Trends CSV",
  sample: "Sample",
} as const satisfies Readonly<Record<TrendSourceId | "file" | "sample", string>>;
export type TrendOrigin = keyof typeof trendSourceNames;

/** The hosts that a search sends the typed words to, by source. */
export const trendSourceHosts: Readonly<Record<TrendSourceId, readonly string[]>> = {
  serpapi: ["serpapi.com"],
  dataforseo: ["api.dataforseo.com"],
  wikimedia: ["wikimedia.org", "wikipedia.org"],
  gdelt: ["api.gdeltproject.org"],
  "google-rss": ["trends.google.com"],
};

/** Whether a `source` of an answer names a real source; an empty one names none, and the sample is no data. */
export function isRealTrendSource(source: string): boolean {
  return Object.entries(trendSourceNames).some(([id, name]) => id !== "sample" && source.includes(name));
}

/** The same limit as a keyword that a person can type on the page. */
export const trendLimits = {
  keywordChars: 100,
  comparedKeywords: 5,
  relatedQueries: 5,
  savedKeywords: 50,
  imports: 20,
  importBytes: 500_000,
  dailyItems: 25,
} as const;
