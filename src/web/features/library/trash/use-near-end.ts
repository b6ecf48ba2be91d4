import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** The next page is fetched this far before its place comes into sight. */
const aheadPx = 600;

/** A ref for the end of a list: calls back while that end is in sight or close to it. Off while `isWatching` is false. */
export function useNearEnd(isWatching: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWatching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return end;
}
