import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query holds now, for what CSS alone cannot decide: which of two structures is built. Pass a constant. The server,
 * which draws the first view, knows no screen: nothing holds there.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
