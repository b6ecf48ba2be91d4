import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportTrendsRequest, SaveKeywordRequest } from "#shared/contracts/trend-collection.ts";
import type { DailyQuery, DailyTrends, KeywordQuery } from "#shared/contracts/trends.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** A source may be slow, and several are asked one after another. */
const timeoutMs = 90_000;

/** The server itself asks anew after an hour only. */
const staleTime = 5 * 60_000;

export const keywordTrendQuery = (keyword: string, query: KeywordQuery) =>
  queryOptions({
    queryKey: [...queryKeys.trends, "keyword", keyword, query],
    queryFn: ({ signal }) => call("GET /trends/:keyword", { params: { keyword }, query, signal, timeoutMs }),
    staleTime,
  });

export const comparisonQuery = (keywords: readonly string[], query: KeywordQuery) =>
  queryOptions({
    queryKey: [...queryKeys.trends, "comparison", keywords, query],
    queryFn: ({ signal }) => call("POST /trend-comparisons", { body: { ...query, keywords }, signal, timeoutMs }),
    enabled: keywords.length > 1,
    staleTime,
  });

export const dailyTrendsQuery = (country: DailyTrends["country"], query: DailyQuery) =>
  queryOptions({
    queryKey: [...queryKeys.trends, "daily", country, query],
    queryFn: ({ signal }) => call("GET /trends/daily/:country", { params: { country }, query, signal, timeoutMs }),
    staleTime,
  });

export const trendSourcesQuery = queryOptions({
  queryKey: [...queryKeys.trends, "sources"],
  queryFn: ({ signal }) => call("GET /trend-sources", { signal }),
});

export const savedKeywordsQuery = queryOptions({
  queryKey: [...queryKeys.trends, "saved"],
  queryFn: ({ signal }) => call("GET /trend-keywords", { signal }),
});

export const trendImportsQuery = queryOptions({
  queryKey: [...queryKeys.trends, "imports"],
  queryFn: ({ signal }) => call("GET /trend-imports", { signal }),
});

export const trendSampleQuery = queryOptions({
  queryKey: [...queryKeys.trends, "sample"],
  queryFn: ({ signal }) => call("GET /trend-sample", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Throws `trends.too_many_saved`. */
export function useSaveKeyword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveKeywordRequest) => call("POST /trend-keywords", { body: request }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedKeywordsQuery.queryKey }),
  });
}

export function useRemoveSavedKeyword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /trend-keywords/:id", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedKeywordsQuery.queryKey }),
  });
}

/** Throws `trends.file_unknown`, `trends.keyword_needed`, `trends.too_many_imports`. */
export function useImportTrends() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: ImportTrendsRequest) => call("POST /trend-imports", { body: request }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.trends }),
  });
}

export function useRemoveTrendImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /trend-imports/:id", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.trends }),
  });
}
