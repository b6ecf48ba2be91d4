import { type Dispatch, useEffect, useReducer } from "react";
import { autoplayMs, type Tour, type TourAct, tourAfter, tourStart } from "./tour.ts";

/**
 * The step and autoplay. `mayAdvance` false (a topic that cannot be written from) stops autoplay on its step; so does a tab that is
 * hidden, since nobody watches it.
 */
export function useTour(mayAdvance: boolean): [tour: Tour, act: Dispatch<TourAct>] {
  const [tour, act] = useReducer(tourAfter, tourStart);
  const { step, isPlaying } = tour;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own three seconds, so the timer begins anew with it.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => act({ kind: mayAdvance ? "tick" : "pause" }), autoplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step, mayAdvance]);

  useEffect(() => {
    if (!isPlaying) return;
    const pause = () => {
      if (document.hidden) act({ kind: "pause" });
    };
    document.addEventListener("visibilitychange", pause);
    return () => document.removeEventListener("visibilitychange", pause);
  }, [isPlaying]);

  return [tour, act];
}
