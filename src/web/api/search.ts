import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { LibraryPage } from "#shared/contracts/library.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The search palette shows so many of the person's texts. */
const shownTexts = 5;

/** The newest texts that hold these words, in their title or anywhere in them. */
export const textSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "palette", search],
    queryFn: ({ signal }) =>
      call<LibraryPage>(`/library?${new URLSearchParams({ search, limit: String(shownTexts) })}`, { signal }),
    placeholderData: keepPreviousData,
  });
