import type { LibraryItem, LibraryPage } from "#shared/contracts/library.ts";
import { listPageSize } from "#web/api/library.ts";

/** Where the known pages of a list begin, in order. The first begins at null; each other one at the cursor that its page before gave. */
export type Chain = readonly (string | null)[];

export const newChain: Chain = [null];

type PageAt = (index: number) => Pick<LibraryPage, "items" | "nextCursor"> | undefined;

/**
 * The chain after a look at these pages, in rising order: a page that is followed by another place than was known ends what was known
 * of the list behind it. A text that was added or deleted moves all that follow it by one, so their pages begin elsewhere now.
 */
export function followChain(chain: Chain, shown: readonly number[], pageAt: PageAt): Chain {
  for (const index of shown) {
    const page = pageAt(index);
    if (!page || index >= chain.length || (chain[index + 1] ?? null) === page.nextCursor) continue;
    const known = chain.slice(0, index + 1);
    return page.nextCursor === null ? known : [...known, page.nextCursor];
  }
  return chain;
}

/**
 * How many entries are known: all pages but the last are full. The last one counts what it has, or while it is on its way what it may
 * have; where it failed one entry, which says so.
 */
export function countEntries(chain: Chain, total: number, pageAt: PageAt, hasFailed: (index: number) => boolean): number {
  const last = chain.length - 1;
  const before = last * listPageSize;
  const page = pageAt(last);
  if (page) return before + page.items.length;
  return before + (hasFailed(last) ? 1 : Math.min(listPageSize, Math.max(total - before, 1)));
}

/** Pages are asked for this many entries before they come into sight. */
const ahead = 36;

/** The known pages that these entries, and those close to them, stand on. */
export function pagesAround(first: number, last: number, chain: Chain): number[] {
  const from = Math.max(0, Math.floor((first - ahead) / listPageSize));
  const to = Math.min(chain.length - 1, Math.floor((last + ahead) / listPageSize));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** The pages that are loaded, by where they begin. */
export type LoadedPages = ReadonlyMap<string | null, Pick<LibraryPage, "items" | "nextCursor">>;

/** The texts from one to another, both included, in the order of the list; null where not all between them is loaded. */
export function itemsBetween(pages: LoadedPages, one: string, other: string): LibraryItem[] | null {
  for (const [begin, page] of pages) {
    if (!page.items.some(({ id }) => id === one || id === other)) continue;
    const items = runFrom(pages, begin);
    const from = items.findIndex(({ id }) => id === one);
    const to = items.findIndex(({ id }) => id === other);
    if (from !== -1 && to !== -1) return items.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
  return null;
}

/** Likewise of a whole list by its ids; none where one of the two is not in it. */
export function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from = -1, to = -1] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from === -1 ? [] : ids.slice(from, to + 1);
}

/** The texts of a page and of those that follow it, as far as they are loaded without a gap. */
function runFrom(pages: LoadedPages, begin: string | null): LibraryItem[] {
  const items: LibraryItem[] = [];
  for (let page = pages.get(begin); page; page = page.nextCursor === null ? undefined : pages.get(page.nextCursor)) {
    items.push(...page.items);
  }
  return items;
}
