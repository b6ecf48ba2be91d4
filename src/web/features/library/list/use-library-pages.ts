import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LibraryItem, LibraryPage } from "#shared/contracts/library.ts";
import { type LibraryFilter, libraryPageQuery, listPageSize } from "#web/api/library.ts";
import { type Chain, countEntries, followChain, type LoadedPages, newChain, pagesAround } from "./library-pages.ts";

/** A place of the list: its text, or null while that is on its way. */
export interface Entry {
  readonly index: number;
  readonly item: LibraryItem | null;
  /** Set on the first place of a page that could not be loaded. */
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
}

/** Pages further away than this are forgotten: a list that was scrolled for long holds no more than a few of them. */
const keptPages = 8;

/**
 * The entries of a list, of which only the pages around those in sight are loaded. A change reads these anew, and no others; a page
 * that was forgotten comes again when it is scrolled to.
 */
export function useLibraryPages(filter: LibraryFilter, total: number, begun: Chain = newChain) {
  const queries = useQueryClient();
  const [chain, setChain] = useState(begun);
  const [shown, setShown] = useState<readonly number[]>([0]);
  const known = shown.filter((index) => index < chain.length);
  const results = useQueries({ queries: known.map((index) => libraryPageQuery(filter, chain[index] ?? null)) });
  const resultAt = (index: number) => results[known.indexOf(index)];
  const pageAt = (index: number) => resultAt(index)?.data ?? cachedPage(queries, filter, chain[index]);

  const followed = followChain(chain, known, (index) => resultAt(index)?.data);
  // While it renders, not after: until then two pages may both hold a text that moved from one to the other.
  if (followed !== chain) setChain(followed);
  useEffect(() => forgetFarPages(queries, filter, chain, shown), [queries, filter, chain, shown]);

  const count = countEntries(chain, total, pageAt, (index) => resultAt(index)?.isError === true);
  const entryAt = (index: number): Entry => {
    const page = Math.floor(index / listPageSize);
    const result = resultAt(page);
    const error = index % listPageSize === 0 && result?.isError && !result.data ? result.error : null;
    return {
      index,
      item: pageAt(page)?.items[index % listPageSize] ?? null,
      failure: error && result ? { error, retry: () => void result.refetch() } : null,
    };
  };
  /** Says which entries are in sight. */
  const show = (first: number, last: number) => {
    const next = pagesAround(first, last, chain);
    if (next.join() !== shown.join()) setShown(next);
  };
  return { chain, count, entryAt, show, isAtEnd: resultAt(chain.length - 1)?.data?.nextCursor === null };
}

function cachedPage(queries: QueryClient, filter: LibraryFilter, cursor: string | null | undefined): LibraryPage | undefined {
  return cursor === undefined ? undefined : queries.getQueryData(libraryPageQuery(filter, cursor).queryKey);
}

function forgetFarPages(queries: QueryClient, filter: LibraryFilter, chain: Chain, shown: readonly number[]): void {
  const [first = 0] = shown;
  const last = shown.at(-1) ?? first;
  const kept = new Set(chain.slice(Math.max(0, first - keptPages), last + keptPages + 1));
  // The first page has the totals.
  kept.add(null);
  const { queryKey } = libraryPageQuery(filter, null);
  queries.removeQueries({
    queryKey: queryKey.slice(0, -1),
    type: "inactive",
    predicate: (query) => !kept.has((query.queryKey.at(-1) ?? null) as string | null),
  });
}

/** The texts of a list that are loaded as the server has them now, by their ids. */
export function loadedItems(queries: QueryClient, filter: LibraryFilter): ReadonlyMap<string, LibraryItem> {
  const { queryKey } = libraryPageQuery(filter, null);
  const found = queries.getQueriesData<LibraryPage>({
    queryKey: queryKey.slice(0, -1),
    predicate: ({ state }) => !state.isInvalidated,
  });
  return new Map(found.flatMap(([, page]) => page?.items.map((item) => [item.id, item] as const) ?? []));
}

/** The pages of a list that are loaded now. */
export function loadedPages(queries: QueryClient, filter: LibraryFilter): LoadedPages {
  const { queryKey } = libraryPageQuery(filter, null);
  const found = queries.getQueriesData<LibraryPage>({ queryKey: queryKey.slice(0, -1) });
  return new Map(found.flatMap(([key, page]) => (page ? [[key.at(-1) as string | null, page] as const] : [])));
}
