import { useSearch } from "@tanstack/react-router";
import { ItemPage } from "./item-page.tsx";
import { LibraryList } from "./library-list.tsx";
import { readLibraryAddress } from "./library-search.ts";

/** `/my-content` and `/content`: everything that was written, or with `?item=` one text on its paper. */
export function LibraryPage() {
  const { filter, item } = readLibraryAddress(useSearch({ strict: false }));
  return item === null ? <LibraryList filter={filter} /> : <ItemPage key={item} id={item} />;
}
