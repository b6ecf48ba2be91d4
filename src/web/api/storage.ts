import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** What the person's texts take. Read anew whenever it is looked at: every saved text changes it. */
export const storageQuery = queryOptions({
  queryKey: queryKeys.storage,
  queryFn: ({ signal }) => call("GET /storage", { signal }),
  staleTime: 0,
});
