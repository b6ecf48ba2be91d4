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

/** Texts on a page of the list: whole rows of cards in two, three, four, five and six columns. */
export const listPageSize = 60;

/**
 * One page of the texts that fit a filter, their `content` cut to a preview; null begins the list. Each page is a query of its own: a
 * change reads anew what is seen, not everything that was ever scrolled past.
 */
export const libraryPageQuery = (filter: LibraryFilter, cursor: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.library, "list", filter, cursor],
    queryFn: ({ signal }) => {
      const query = { ...listParams(filter), limit: listPageSize, cursor: cursor ?? undefined };
      return call("GET /library", { query, signal });
    },
  });

/** The ids of all texts that fit a filter, in its order, up to `maxSelected`; of a market set each text for itself. */
export function fetchMatchingIds(filter: LibraryFilter): Promise<LibraryIds> {
  return call("GET /library/ids", { query: { ...listParams(filter), group: undefined } });
}

/** The ids of the list as it stands, in its order: of a market set the one that stands for it. */
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
    // A set stands in the list as one entry, and is opened to its texts by its own filter.
    ...(filter.set ? { set: filter.set } : { group: "sets" as const }),
  };
}

/** The beginning of the first of so many days on the person's own clock, so that all pages of a list ask for the same. */
function startOfDays(days: number): Date {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - days + 1);
  return start;
}

/** The newest texts, each for itself; the dashboard shows eight. */
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

/** Changes title or favourite; the item is put into its query, the lists are read anew. */
export function useUpdateItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other: of two quick clicks on the star the second is the wish, whichever answer comes first.
    scope: { id: `library-item-${id}` },
    mutationFn: (change: UpdateItemRequest) => call("PATCH /library/:id", { params: { id }, body: change }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** Keeps a text. With a `generationId` it updates the item that the text already is. */
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

/** A text that was changed, the version that it was changed from, and how it came to be. */
type ChangedText = Required<Pick<UpdateItemRequest, "text" | "version" | "origin">> & Pick<UpdateItemRequest, "suggestionId">;

/** A request of more bytes does not outlive its page. */
const maxKeepaliveBytes = 60_000;

/**
 * Stores a changed text, outside of any component: also after its page was left. Throws `library.version_conflict` where another
 * version is stored by now.
 */
export async function saveItemText(queries: QueryClient, id: string, change: ChangedText): Promise<LibraryItem> {
  const isLeaving = document.visibilityState === "hidden";
  const keepalive = isLeaving && new Blob([change.text]).size < maxKeepaliveBytes;
  const item = await call("PATCH /library/:id", { params: { id }, body: change, keepalive });
  queries.setQueryData(libraryItemQuery(id).queryKey, item);
  void queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
  return item;
}
