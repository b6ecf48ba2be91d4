import { type Variety, varieties } from "#shared/options.ts";
import type { LibraryFilter } from "#web/api/library.ts";

/** The library's state in the address: a filtered list can be reloaded, shared between tabs and returned to. */
export interface LibraryAddress {
  readonly filter: LibraryFilter;
  /** The text that is open, or null for the list. */
  readonly item: string | null;
  /** The conversion that is followed, or null. */
  readonly converting: string | null;
}

/** The parameters of the address; those that say nothing are left out. */
export interface LibraryParams {
  q?: string;
  voice?: Variety;
  starred?: boolean;
  set?: string;
  item?: string;
  converting?: string;
}

/** Reads the router's parsed parameters. What is not understood is ignored: an old link still opens the list. */
export function readLibraryAddress(params: Readonly<Record<string, unknown>>): LibraryAddress {
  const { q, voice, starred, set, item, converting } = params;
  return {
    filter: {
      // The router parses '123' and 'true' as JSON; a search for them is still a search for their letters.
      search: typeof q === "string" || typeof q === "number" || typeof q === "boolean" ? String(q).trim() : "",
      variety: varieties.find((variety) => variety === voice) ?? null,
      favouritesOnly: starred === true,
      set: typeof set === "string" && set !== "" ? set : null,
    },
    item: typeof item === "string" && item !== "" ? item : null,
    converting: typeof converting === "string" && converting !== "" ? converting : null,
  };
}

export function writeFilter(filter: LibraryFilter): LibraryParams {
  return {
    ...(filter.search ? { q: filter.search } : {}),
    ...(filter.variety ? { voice: filter.variety } : {}),
    ...(filter.favouritesOnly ? { starred: true } : {}),
    ...(filter.set ? { set: filter.set } : {}),
  };
}

export function isFiltered(filter: LibraryFilter): boolean {
  return filter.search !== "" || filter.variety !== null || filter.favouritesOnly || filter.set !== null;
}
