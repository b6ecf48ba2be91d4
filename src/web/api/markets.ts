import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateMarketSetRequest, MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { call } from "./client.ts";
import { generationQuery } from "./generations.ts";
import { queryKeys } from "./query-keys.ts";

/** One set with its texts. Throws `request.not_found`. */
export const marketSetQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.markets, "set", id],
    queryFn: async ({ signal, client }) => keepTexts(client, await call("GET /sets/:id", { params: { id }, signal })),
  });

/** The person's sets, newest first, page by page. */
export const marketSetsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.markets, "list"],
  queryFn: ({ pageParam, signal }) => call("GET /sets", { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** Each column follows its own text: what the set knows of it spares asking again. */
function keepTexts(queries: QueryClient, set: MarketSet): MarketSet {
  for (const { generation } of set.cells) {
    if (!generation) continue;
    const { queryKey } = generationQuery(generation.id);
    const known = queries.getQueryData(queryKey);
    // A text that has ended here already is not set back by an answer that was on its way.
    if (!known || known.state === "running") queries.setQueryData(queryKey, generation);
  }
  return set;
}

function useMarketSetChange<Variables>(change: (variables: Variables) => Promise<MarketSet>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (set) => {
      queries.setQueryData(marketSetQuery(set.id).queryKey, keepTexts(queries, set));
      void queries.invalidateQueries({ queryKey: marketSetsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: queryKeys.usage });
      void queries.invalidateQueries({ queryKey: queryKeys.library });
    },
  });
}

/** Writes a brief in several markets; the same key makes one set. Throws the `brief.*`, `plan.*` and `writer.*` codes. */
export function useCreateMarketSet() {
  return useMarketSetChange((request: CreateMarketSetRequest) => call("POST /sets", { body: request }));
}

/** Puts further markets into a set; those that are in it stay as they are. */
export function useAddMarkets() {
  return useMarketSetChange(({ id, varieties }: { id: string; varieties: readonly Variety[] }) =>
    call("POST /sets/:id/markets", { params: { id }, body: { varieties } }),
  );
}

/** Writes a market again. */
export function useRetryMarket(id: string) {
  return useMarketSetChange(({ variety, attempt }: { variety: Variety; attempt: number }) =>
    call("POST /sets/:id/markets/:variety/retry", { params: { id, variety }, body: { attempt } }),
  );
}

/** Takes a market out of its set; the text stays in the library. */
export function useRemoveMarket(id: string) {
  return useMarketSetChange((variety: Variety) => call("DELETE /sets/:id/markets/:variety", { params: { id, variety } }));
}

/** Ends every text of a set that is being written; what was written stays. */
export function useStopMarketSet(id: string) {
  return useMarketSetChange((_all: undefined) => call("POST /sets/:id/stop", { params: { id } }));
}

/** Takes a set apart; its texts stay in the library, or go with it. */
export function useDeleteMarketSet(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (texts: "keep" | "delete") => call("DELETE /sets/:id", { params: { id }, query: { texts } }),
    onSuccess: () => {
      // The page leaves the set in a moment; reading it anew before that would only find nothing.
      void queries.invalidateQueries({ queryKey: marketSetQuery(id).queryKey, refetchType: "none" });
      void queries.invalidateQueries({ queryKey: queryKeys.library });
      return queries.invalidateQueries({ queryKey: marketSetsQuery.queryKey });
    },
  });
}
