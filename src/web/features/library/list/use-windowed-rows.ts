import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** A row that is in sight or close to it. */
interface WindowedRow {
  readonly index: number;
  /** The height of the rows that are left out before it. */
  readonly before: number;
}

interface Options {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** What a row is taken for until it was seen. */
  rowHeight: number;
  gap: number;
  /** A row that stays although it is out of sight. */
  pinned: number | null;
  /** Heights that were measured before; the list is shown again. */
  measured: readonly VirtualItem[];
  /** How far the page is, or is about to be, scrolled. */
  offset: number;
}

/** Rows beyond the edges of the window, so that quick scrolling meets no blank page. */
const overscan = 5;

/**
 * Of a list as long as one likes, the rows near the window. Rows keep their natural layout and height: what is left out is a margin
 * before the next row and a padding at the end. The row with the focus stays, so that a keyboard is never left nowhere.
 */
export function useWindowedRows({ list, count, rowHeight, gap, pinned, measured, offset }: Options) {
  const top = useTopOf(list);
  const [focused, setFocused] = useState<number | null>(null);
  const kept = [pinned, focused].filter((index) => index !== null).filter((index) => index < count);
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => [...new Set([...kept, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: offset,
    initialMeasurementsCache: [...measured],
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, at): WindowedRow => {
    const previous = items[at - 1];
    return { index, before: Math.max(0, start - (previous ? previous.end + gap : top)) };
  });
  return {
    rows,
    /** The height of the rows that are left out at the end. */
    after: Math.max(0, top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top)),
    virtualizer,
    /** For the element that holds the rows: which of them has the focus. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
      onBlur: () => setFocused(null),
    },
  };
}

function rowOf(element: Element): number | null {
  const row = element.closest("[data-index]")?.getAttribute("data-index") ?? null;
  return row === null ? null : Number(row);
}

/** How far under the top of the page an element begins, followed when what stands above it grows. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const measure = useCallback(() => {
    if (!element.current) return;
    const next = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
    setTop((before) => (Math.abs(before - next) < 2 ? before : next));
  }, [element]);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
  return top;
}
