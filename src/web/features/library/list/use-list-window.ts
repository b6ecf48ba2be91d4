import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { LibraryFilter } from "#web/api/library.ts";
import { useShelf } from "../common/shelf.tsx";
import { findPlace, type ListPlace, savePlace } from "./list-place.ts";
import { type Entry, useLibraryPages } from "./use-library-pages.ts";
import { useWindowedRows } from "./use-windowed-rows.ts";
import type { ViewMode } from "./view-mode.ts";

/** What a view shows: which list, and how much of it there is. */
export interface ListViewProps {
  filter: LibraryFilter;
  /** All entries of the list, loaded or not. */
  total: number;
  /** Whether the person comes back from one of its texts, and should be where they left. */
  isReturn: boolean;
  /** How much of the list is known, for what stands under it. */
  onKnown: (known: { count: number; isAtEnd: boolean }) => void;
}

interface Options extends ListViewProps {
  list: RefObject<HTMLElement | null>;
  mode: ViewMode;
  rowHeight: number;
  gap?: number;
  /** How many entries stand in a row at this width of the list. */
  columnsAt?: (width: number) => number;
}

interface ListRow {
  readonly index: number;
  /** The height of the rows that are left out before it. */
  readonly before: number;
  readonly entries: readonly Entry[];
}

const oneColumn = () => 1;

/** The rows of the library that are near the window with their texts, which are fetched as the person comes near them. */
export function useListWindow({ filter, total, isReturn, onKnown, list, mode, rowHeight, gap = 0, columnsAt }: Options) {
  const queries = useQueryClient();
  const [place] = useState(() => findPlace(queries, filter, mode));
  const columns = useColumns(list, columnsAt ?? oneColumn, place);
  const { chain, count, entryAt, show, isAtEnd } = useLibraryPages(filter, total, place?.chain);
  const { renaming } = useShelf();
  const [pinned, setPinned] = useState<number | null>(null);
  const {
    virtualizer,
    rows: near,
    ...rest
  } = useWindowedRows({
    list,
    count: Math.ceil(count / columns),
    rowHeight,
    gap,
    pinned: renaming === null ? null : pinned,
    measured: place?.measured ?? [],
    offset: isReturn && place ? place.offset : window.scrollY,
  });
  const rows: ListRow[] = near.map(({ index, before }) => {
    const first = index * columns;
    const entries = Array.from({ length: Math.min(columns, count - first) }, (_, at) => entryAt(first + at));
    return { index, before, entries };
  });

  // A row that is far away, kept for its focus, does not make the pages between wanted.
  const inSight = virtualizer.range;
  useEffect(() => {
    if (inSight) show(inSight.startIndex * columns, (inSight.endIndex + 1) * columns - 1);
  });
  useEffect(() => onKnown({ count, isAtEnd }), [onKnown, count, isAtEnd]);
  const renamed = rows.find(({ entries }) => entries.some(({ item }) => item !== null && item.id === renaming))?.index;
  useEffect(() => {
    if (renamed !== undefined) setPinned(renamed);
  }, [renamed]);

  const currentPlace = useEffectEvent(() => ({
    chain,
    columns,
    measured: virtualizer.measurementsCache.slice(),
    offset: virtualizer.scrollOffset ?? 0,
  }));
  useLayoutEffect(() => {
    if (isReturn && place) window.scrollTo({ top: place.offset, behavior: "instant" });
    return () => savePlace(queries, filter, mode, currentPlace());
    // Once: the list is made anew for another filter or view.
  }, [isReturn, place, queries, filter, mode]);

  return { rows, measure: virtualizer.measureElement, ...rest };
}

/** How many columns fit into the list now. */
function useColumns(list: RefObject<HTMLElement | null>, columnsAt: (width: number) => number, place?: ListPlace): number {
  const [columns, setColumns] = useState(() => place?.columns ?? columnsAt(window.innerWidth));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setColumns(columnsAt(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, columnsAt]);
  return columns;
}
