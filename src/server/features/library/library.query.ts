import type { z } from "zod";
import type { libraryPageQuery } from "#shared/contracts/library.ts";
import type { LibraryFilter, ListOrder } from "./library.list.store.ts";
import { readSearch } from "./library.search.ts";

export type PageQuery = z.infer<typeof libraryPageQuery>;

/** Which texts a request asks for, as the database is asked for them. */
export function readFilter(query: PageQuery): LibraryFilter {
  return {
    search: readSearch(query.search ?? ""),
    variety: query.variety ?? null,
    favouritesOnly: query.favourite === "true",
    templateId: query.template ?? null,
    writer: query.writer ?? null,
    tag: query.tag ?? null,
    folder: query.folder ?? null,
    from: query.from === undefined ? null : new Date(query.from),
    before: query.before === undefined ? null : new Date(query.before),
    isTrash: query.trash === "true",
    setId: query.set ?? null,
    groupMarketSets: query.group === "sets",
  };
}

export const orderOf = ({ trash, sort }: PageQuery): ListOrder => (trash === "true" ? "deleted" : sort);
