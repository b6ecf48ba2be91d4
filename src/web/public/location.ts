import { useSyncExternalStore } from "react";
import { setPreferences } from "#web/lib/preferences.ts";

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

addEventListener("popstate", () => {
  // Back and forward between the two landing pages change the language with them.
  if (location.pathname === "/ar") setPreferences({ language: "ar" });
  if (location.pathname === "/") setPreferences({ language: "en" });
  notify();
});

/** The path of the page. The signed-out pages are few, so a listener does the work of a router. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname.replace(/(.)\/$/, "$1"),
  );
}

/** Changes the address without loading the page anew. */
export function goTo(path: string): void {
  history.pushState(null, "", path);
  notify();
}
