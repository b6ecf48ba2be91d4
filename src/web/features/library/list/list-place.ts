import type { QueryClient } from "@tanstack/react-query";
import type { VirtualItem } from "@tanstack/react-virtual";
import type { LibraryFilter } from "#web/api/library.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import type { Chain } from "./library-pages.ts";
import type { ViewMode } from "./view-mode.ts";

/** Where a person is in a list, remembered while a text or another page is open: it is the same place again on the way back. */
export interface ListPlace {
  readonly chain: Chain;
  readonly columns: number;
  readonly measured: readonly VirtualItem[];
  readonly offset: number;
}

const allPlaces = [...queryKeys.library, "place"];
const keyOf = (filter: LibraryFilter, mode: ViewMode) => [...allPlaces, filter, mode];

/** Beside the queries, because it goes with them when the person signs out. */
export function savePlace(queries: QueryClient, filter: LibraryFilter, mode: ViewMode, place: ListPlace): void {
  queries.setQueryDefaults(allPlaces, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(keyOf(filter, mode), place);
}

export function findPlace(queries: QueryClient, filter: LibraryFilter, mode: ViewMode): ListPlace | undefined {
  return queries.getQueryData<ListPlace>(keyOf(filter, mode));
}
