import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  LibraryIds,
  LibraryItem,
  LibrarySort,
  LibraryWriter,
  SaveContentRequest,
  UpdateItemRequest,
} from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Matches the queries that depend on several texts: lists, and what derives from all texts. */
const isNoItem = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "item";

export interface LibraryFilter {
  /** Trimmed; empty for no search. */
  readonly search: string;
  readonly variety: Variety | null;
  readonly favouritesOnly: boolean;
  readonly template: number | null;
  readonly writer: LibraryWriter | null;
  readonly tag: string | null;
  readonly folder: string | null;
  /** Only the texts of this many days, today included. */
  readonly days: number | null;
  readonly sort: LibrarySort;
  readonly set: string | null;
}

/** Texts on a page of the list. It fills whole rows of two, three, four, five and six columns. */
export const listPageSize = 60;

/**
 * One page of the texts that match a filter, with `content` cut to a preview; a null cursor is the first page. Each page is a
 * separate query, so that a change refetches only the visible pages.
 */
export const libraryPageQuery = (filter: LibraryFilter, cursor: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.library, "list", filter, cursor],
    queryFn: ({ signal }) => {
      const query = { ...listParams(filter), limit: listPageSize, cursor: cursor ?? undefined };
      return call("GET /library", { query, signal });
    },
  });

/**
 * The ids of all texts that match a filter, in the filter's order, up to `maxSelected`. Every text of a market set is included.
 */
export function fetchMatchingIds(filter: LibraryFilter): Promise<LibraryIds> {
  return call("GET /library/ids", { query: { ...listParams(filter), group: undefined } });
}

/** The ids of the list's entries, in order. Each market set has one entry, so one id. */
export function fetchListedIds(filter: LibraryFilter): Promise<LibraryIds> {
  return call("GET /library/ids", { query: listParams(filter) });
}

function listParams(filter: LibraryFilter) {
  return {
    search: filter.search || undefined,
    variety: filter.variety ?? undefined,
    favourite: filter.favouritesOnly ? ("true" as const) : undefined,
    template: filter.template ?? undefined,
    writer: filter.writer ?? undefined,
    tag: filter.tag ?? undefined,
    folder: filter.folder ?? undefined,
    from: filter.days === null ? undefined : startOfDays(filter.days).toISOString(),
    sort: filter.sort === "newest" ? undefined : filter.sort,
    // The list shows a set as one entry. A filter by set lists its texts.
    ...(filter.set ? { set: filter.set } : { group: "sets" as const }),
  };
}

/** The start of the first of this many days, in the device's time zone. All pages of a list send the same value. */
function startOfDays(days: number): Date {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - days + 1);
  return start;
}

/** The newest texts, without grouping. The dashboard shows eight. */
export const recentItemsQuery = queryOptions({
  queryKey: [...queryKeys.library, "recent"],
  queryFn: ({ signal }) => call("GET /library", { query: { limit: 8 }, signal }),
});

/** One text of the library, whole. Throws `request.not_found`. */
export const libraryItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "item", id],
    queryFn: ({ signal }) => call("GET /library/:id", { params: { id }, signal }),
  });

/** Changes title or favourite. The response updates the item's query, and the lists are refetched. */
export function useUpdateItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    // One request at a time: after two quick clicks on the star the second one must win, whichever response arrives first.
    scope: { id: `library-item-${id}` },
    mutationFn: (change: UpdateItemRequest) => call("PATCH /library/:id", { params: { id }, body: change }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** Adds facts to a text's brief, or takes them back. Throws `brief.notes_too_many` or `brief.note_too_long`. */
export function useTellItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      notes = [],
      withdrawn = [],
    }: {
      readonly notes?: readonly string[];
      readonly withdrawn?: readonly string[];
    }) => call("POST /library/:id/notes", { params: { id }, body: { notes: [...notes], withdrawn: [...withdrawn] } }),
    onSuccess: (item) => queries.setQueryData(libraryItemQuery(id).queryKey, item),
  });
}

/** Saves a text. With a `generationId` it updates the existing item of that generation. */
export function useSaveContent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Partial<SaveContentRequest> & Pick<SaveContentRequest, "output">) =>
      call("POST /content", { body: request }),
    onSuccess: ({ content, output: text, ...item }) => {
      queries.setQueryData(libraryItemQuery(item.id).queryKey, { ...item, text });
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** A changed text, the version that it is based on, and how it was changed. */
type ChangedText = Required<Pick<UpdateItemRequest, "text" | "version" | "origin">> & Pick<UpdateItemRequest, "suggestionId">;

/** Browsers limit keepalive requests to 64 KiB; a larger one does not outlive its page. In bytes. */
const maxKeepaliveBytes = 60_000;

/**
 * Saves a changed text. Works outside of components, also after its page was left. Throws `library.version_conflict` if another
 * version is stored meanwhile.
 */
export async function saveItemText(queries: QueryClient, id: string, change: ChangedText): Promise<LibraryItem> {
  const isLeaving = document.visibilityState === "hidden";
  const keepalive = isLeaving && new Blob([change.text]).size < maxKeepaliveBytes;
  const item = await call("PATCH /library/:id", { params: { id }, body: change, keepalive });
  queries.setQueryData(libraryItemQuery(id).queryKey, item);
  void queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
  return item;
}
