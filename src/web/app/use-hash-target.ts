import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** Longer than this nobody waits for a section; by then the person reads something else. */
const patienceMs = 5_000;

/** Brings the section that the address names into sight. It may come later than its page, whose data are still on their way. */
export function useHashTarget(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section of another page is another one.
  useEffect(() => {
    if (hash === "") return;
    const show = () => {
      const target = document.getElementById(hash);
      target?.scrollIntoView();
      return target !== null;
    };
    if (show()) return;
    const watch = new MutationObserver(() => {
      if (show()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), patienceMs);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [pathname, hash]);
}
