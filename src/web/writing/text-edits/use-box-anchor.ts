import { type RefObject, useRef } from "react";

/** Something to place a panel by that is no element: a box of the page, asked for whenever the panel is placed. */
export interface BoxAnchor {
  getBoundingClientRect(): DOMRect;
}

/** Where there is no box any more, the last one holds. */
export function useBoxAnchor(box: () => DOMRect | null): RefObject<BoxAnchor> {
  const latest = useRef(box);
  latest.current = box;
  const last = useRef(new DOMRect());
  return useRef<BoxAnchor>({
    getBoundingClientRect() {
      last.current = latest.current() ?? last.current;
      return last.current;
    },
  });
}
