import { useSyncExternalStore } from "react";

const key = "lahja-sidebar";
const listeners = new Set<() => void>();
let isFolded: boolean | undefined;

function read(): boolean {
  try {
    isFolded ??= localStorage.getItem(key) === "folded";
  } catch {
    isFolded = false; // storage is blocked: unfolded, as on a first visit
  }
  return isFolded;
}

/** Folds the sidebar to its icons or unfolds it; remembered in this browser. */
export function setSidebarFolded(next: boolean): void {
  isFolded = next;
  try {
    localStorage.setItem(key, next ? "folded" : "unfolded");
  } catch {
    // Storage is blocked: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useSidebarFolded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => false,
  );
}
