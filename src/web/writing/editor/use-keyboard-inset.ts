import { type RefObject, useEffect } from "react";

/** Less than this at the bottom is a browser's own bar, not a keyboard. */
const minKeyboardPx = 120;

/**
 * Keeps `--keyboard` of an element at the height of the on-screen keyboard: browsers lay it over the page, and what is fixed to the
 * bottom lies behind it.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const hidden = innerHeight - viewport.height - viewport.offsetTop;
      if (hidden > minKeyboardPx) element.current?.style.setProperty("--keyboard", `${Math.round(hidden)}px`);
      else element.current?.style.removeProperty("--keyboard");
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [element]);
}
