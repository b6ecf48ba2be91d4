import type { KeywordQuery } from "#shared/contracts/trends.ts";
import {
  defaultTimeframe,
  defaultTrendCountry,
  timeframes,
  trendCategories,
  trendCountries,
  trendLimits,
  trendSourceIds,
} from "#shared/trends.ts";

/** What the page shows, as it stands in its address: a reload and a link show the same. */
export interface TrendsAddress {
  /** The latest first. */
  readonly keywords: readonly string[];
  readonly query: KeywordQuery;
}

export interface TrendsParams {
  q?: readonly string[];
  geo?: string;
  timeframe?: string;
  category?: number;
  source?: string;
}

/** Reads the router's parsed parameters; what is not understood is as if it were not there. */
export function readTrendsAddress({ q, geo, timeframe, category, source }: Readonly<Record<string, unknown>>): TrendsAddress {
  const listed = Array.isArray(q) ? q : [q];
  const keywords = listed.flatMap((each) =>
    typeof each === "string" || typeof each === "number" ? [plainKeyword(`${each}`)] : [],
  );
  const only = trendSourceIds.find((id) => id === source);
  return {
    keywords: [...new Set(keywords.filter((keyword) => keyword !== ""))].slice(0, trendLimits.comparedKeywords),
    query: {
      geo: trendCountries.find((country) => country === geo) ?? defaultTrendCountry,
      timeframe: timeframes.find((each) => each === timeframe) ?? defaultTimeframe,
      category: trendCategories.find((id) => id === category) ?? 0,
      ...(only ? { source: only } : {}),
    },
  };
}

export function writeTrendsAddress({ keywords, query }: TrendsAddress): TrendsParams {
  const { geo, timeframe, category, source } = query;
  return {
    ...(keywords.length > 0 ? { q: keywords } : {}),
    ...(geo === defaultTrendCountry ? {} : { geo }),
    ...(timeframe === defaultTimeframe ? {} : { timeframe }),
    ...(category === 0 ? {} : { category }),
    ...(source ? { source } : {}),
  };
}

/** A keyword as the server takes it: one line, cut at its limit. */
export function plainKeyword(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, trendLimits.keywordChars)
    .trim();
}

/** The keywords with a new one in front, which makes room for itself. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const keyword = plainKeyword(typed);
  if (keyword === "") return keywords;
  return [keyword, ...keywords.filter((known) => known !== keyword)].slice(0, trendLimits.comparedKeywords);
}
