import { QueryClient } from "@tanstack/react-query";

/**
 * Queries neither refetch on focus or on an interval, nor go stale, nor are retried, and mutations are not retried
 *: events from the server say when something changed. `networkMode` lets a call fail with a message
 * while the browser believes to be offline, instead of waiting without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
