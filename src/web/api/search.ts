import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The search palette shows so many of the person's texts. */
const shownTexts = 5;

/** The newest texts that hold these words, in their title or anywhere in them. */
export const textSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "palette", search],
    queryFn: ({ signal }) => call("GET /library", { query: { search, limit: shownTexts }, signal }),
    placeholderData: keepPreviousData,
  });
