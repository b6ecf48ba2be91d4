import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type {
  LibraryItem,
  LibraryPage,
  LibrarySort,
  LibraryWriter,
  SaveContentRequest,
  UpdateItemRequest,
} from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

const addressOf = (id: string) => `/library/${encodeURIComponent(id)}`;

/** The lists, and whatever else is derived from all texts. */
const isNoItem = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "item";

export interface LibraryFilter {
  /** Trimmed; empty for everything. */
  readonly search: string;
  readonly variety: Variety | null;
  readonly favouritesOnly: boolean;
  readonly template: number | null;
  readonly writer: LibraryWriter | null;
  readonly tag: string | null;
  readonly folder: string | null;
  /** Only the texts of so many days, today included. */
  readonly days: number | null;
  readonly sort: LibrarySort;
  /** Only the texts of this market set. */
  readonly set: string | null;
}

/** The texts that fit a filter, page by page; their `content` is cut to a preview. */
export const libraryListQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.library, "list", filter],
    queryFn: ({ pageParam, signal }) => call<LibraryPage>(`/library?${listParams(filter, pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

function listParams(filter: LibraryFilter, cursor: string | null): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set("search", filter.search);
  if (filter.variety) params.set("variety", filter.variety);
  if (filter.favouritesOnly) params.set("favourite", "true");
  if (filter.template !== null) params.set("template", String(filter.template));
  if (filter.writer) params.set("writer", filter.writer);
  if (filter.tag) params.set("tag", filter.tag);
  if (filter.folder) params.set("folder", filter.folder);
  if (filter.days !== null) params.set("from", startOfDays(filter.days).toISOString());
  if (filter.sort !== "newest") params.set("sort", filter.sort);
  // A set stands in the list as one entry, and is opened to its texts by its own filter.
  if (filter.set) params.set("set", filter.set);
  else params.set("group", "sets");
  if (cursor) params.set("cursor", cursor);
  return params;
}

/** The beginning of the first of so many days on the person's own clock, so that all pages of a list ask for the same. */
function startOfDays(days: number): Date {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - days + 1);
  return start;
}

/** The newest texts, each for itself; the dashboard shows eight (specification, section 9). */
export const recentItemsQuery = queryOptions({
  queryKey: [...queryKeys.library, "recent"],
  queryFn: ({ signal }) => call<LibraryPage>("/library?limit=8", { signal }),
});

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
    // One after the other: of two quick clicks on the star the second is the wish, whichever answer comes first.
    scope: { id: `library-item-${id}` },
    mutationFn: (change: UpdateItemRequest) => call<LibraryItem>(addressOf(id), { method: "PATCH", body: change }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** The specification's 'Save': keeps a text. With a `generationId` it updates the item that the text already is. */
export function useSaveContent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Partial<SaveContentRequest> & Pick<SaveContentRequest, "output">) =>
      call<LibraryItem>("/content", { method: "POST", body: request }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(item.id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** Stores a changed text. Throws `library.version_conflict` where another version than `version` is stored by now. */
export function useSaveItemText(id: string | null) {
  const queries = useQueryClient();
  return useCallback(
    async (text: string, version: number): Promise<LibraryItem> => {
      if (id === null) throw new Error("a text that is not kept cannot be changed");
      const item = await call<LibraryItem>(addressOf(id), { method: "PATCH", body: { text, version } });
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      void queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
      return item;
    },
    [id, queries],
  );
}
