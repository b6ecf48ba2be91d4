import { useSyncExternalStore } from "react";
import { useMedia } from "#web/lib/media.ts";

const viewModes = ["grid", "list"] as const;
export type ViewMode = (typeof viewModes)[number];

const key = "lahja-library-view";
const listeners = new Set<() => void>();
let chosen: ViewMode | null | undefined;

function read(): ViewMode | null {
  if (chosen !== undefined) return chosen;
  try {
    chosen = viewModes.find((mode) => mode === localStorage.getItem(key)) ?? null;
  } catch {
    chosen = null; // storage is blocked: the choice lasts as long as the page
  }
  return chosen;
}

/** Grid or list; remembered in this browser. */
export function setViewMode(mode: ViewMode): void {
  chosen = mode;
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The person's choice; without one, cards on a wide page and rows on a phone. */
export function useViewMode(): ViewMode {
  const isWide = useMedia("(width >= 640px)");
  const mode = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
  return mode ?? (isWide ? "grid" : "list");
}
