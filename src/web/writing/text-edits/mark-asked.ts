import { useLayoutEffect } from "react";

const name = "asked-passage";

/**
 * Keeps what was selected marked while the focus is in the menu, where the browser itself no longer shows a selection. In a browser
 * without highlights the menu's own line says how many words it is about.
 */
export function useMarkAsked(isAsked: boolean): void {
  useLayoutEffect(() => {
    const selection = getSelection();
    if (!isAsked || !selection || selection.rangeCount === 0 || !("highlights" in CSS)) return;
    CSS.highlights.set(name, new Highlight(selection.getRangeAt(0).cloneRange()));
    return unmarkAsked;
  }, [isAsked]);
}

export function unmarkAsked(): void {
  if ("highlights" in CSS) CSS.highlights.delete(name);
}
