import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Brief } from "#shared/contracts/brief.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The subjects of which the built-in writer knows something. They change only with the server's version. */
export const subjectsQuery = queryOptions({
  queryKey: queryKeys.subjects,
  queryFn: ({ signal }) => call("GET /subjects", { signal }),
});

/** What a brief would become. A brief that cannot be sent yet has no outlook: the answer is an error that nobody is shown. */
export const outlookQuery = (brief: Brief) =>
  queryOptions({
    queryKey: [...queryKeys.subjects, "outlook", brief],
    queryFn: ({ signal }) => call("POST /generations/outlook", { body: { brief }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
