import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches now, for layouts that CSS alone cannot switch because they differ in structure. Pass a constant.
 * It is false on the server, which renders the first view without knowing the screen.
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
