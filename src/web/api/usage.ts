import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The words of the current month, and the plan they count against. */
export const usageQuery = queryOptions({
  queryKey: queryKeys.usage,
  queryFn: ({ signal }) => call("GET /usage", { signal }),
});
