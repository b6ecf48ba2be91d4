import { type ComponentType, useEffect, useState } from "react";
import { hasTooltip } from "./tooltip-target.ts";

/**
 * Shows the text of any control's `data-tooltip` on hover and on focus. Stands once in the app. What draws them comes with the first
 * mouse or key that meets such a control, so that a first view and a phone go without it.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const load = async (event: Event) => {
      if (!hasTooltip(event)) return;
      end.abort();
      // Without this file an icon still has its name for screen readers; the connection's own banner says what is wrong.
      const loaded = await import("./tooltip-layer.tsx").catch(() => null);
      if (loaded) setLayer(() => loaded.TooltipLayer);
    };
    document.addEventListener("pointerover", load, { signal: end.signal });
    document.addEventListener("focusin", load, { signal: end.signal });
    return () => end.abort();
  }, []);
  return Layer && <Layer />;
}
