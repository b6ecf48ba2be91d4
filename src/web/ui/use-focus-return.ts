import { useRef } from "react";

/**
 * Brings the focus back to what opened a dialog. Radix does so only for a trigger inside of the dialog's own root; ours are opened by
 * whatever sets their `open`, and the focus would end on the body.
 */
export function useFocusReturn(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      // The dialog led on to another place already, and the focus is there.
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body;
      // What opened it is gone, a row that was deleted: the reader goes on where the page begins.
      const target = isThere ? opener.current : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Of an entry of a menu, the button that the menu hangs on: the menu goes as the dialog comes. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
}
