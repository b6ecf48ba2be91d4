import { useSyncExternalStore } from "react";

const key = "lahja-marks";
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

function read(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    chosen = localStorage.getItem(key) !== "off";
  } catch {
    chosen = true; // storage is blocked: the choice lasts as long as the page
  }
  return chosen;
}

/** Shows or hides the marks in texts; remembered in this browser. */
export function setShowsMarks(shows: boolean): void {
  chosen = shows;
  try {
    localStorage.setItem(key, shows ? "on" : "off");
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useShowsMarks(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
