import { type RefObject, useLayoutEffect, useRef } from "react";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { titleLinkId } from "./item-parts.tsx";

const heading = () => document.getElementById(pageHeadingId);

/**
 * For the end of an act: where the button that was pressed went with what it stood on, a keyboard goes on from the page's heading, not
 * from nowhere. What the act changed is drawn a moment after its answer.
 */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
  });
}

/** Likewise for a row that may go with the focus in it, by whatever takes it away. */
export function useFocusPassedOn<Row extends Element>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) keepFocus();
    };
  }, []);
  return row;
}

/**
 * For texts that are about to leave a list: gives what is to have the focus then. After one text that is the title behind it, or before
 * it at the end of the list, so that a keyboard stays where it was; the heading otherwise.
 */
export function focusAfter([id = "", ...others]: readonly string[]): () => void {
  const row = others.length === 0 ? document.getElementById(titleLinkId(id))?.closest("[data-index]") : null;
  const titles = [row?.nextElementSibling, row?.previousElementSibling].map((beside) => beside?.querySelector("a[id]")?.id);
  return () => {
    const beside = titles.map((title) => (title ? document.getElementById(title) : null)).find((title) => title !== null);
    (beside ?? heading())?.focus({ preventScroll: true });
  };
}
