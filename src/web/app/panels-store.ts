import { useSyncExternalStore } from "react";

/** What may stand over any page: the search, the list of the keys, and the question what becomes of unsaved texts. */
export type PanelName = "search" | "keys" | "unsaved";

let open: PanelName | null = null;
const listeners = new Set<() => void>();

/** Opens a panel in the place of another one; null closes. */
export function openPanel(next: PanelName | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useOpenPanel(): PanelName | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
}
