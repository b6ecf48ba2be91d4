import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LibraryItem, UpdateItemRequest } from "#shared/contracts/library.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

const addressOf = (id: string) => `/library/${encodeURIComponent(id)}`;

/** One text of the library, whole. Throws `request.not_found`. */
export const libraryItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "item", id],
    queryFn: ({ signal }) => call<LibraryItem>(addressOf(id), { signal }),
  });

/** Changes title or favourite; the item is put into its query, the lists are read anew. */
export function useUpdateItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateItemRequest) => call<LibraryItem>(addressOf(id), { method: "PATCH", body: change }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: (query) => query.queryKey[1] !== "item" });
    },
  });
}

/** Takes a text out of the library for good. */
export function useDeleteItem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>(addressOf(id), { method: "DELETE" }),
    onSuccess: (_nothing, id) => {
      queries.removeQueries({ queryKey: libraryItemQuery(id).queryKey });
      return queries.invalidateQueries({ queryKey: queryKeys.library });
    },
  });
}
