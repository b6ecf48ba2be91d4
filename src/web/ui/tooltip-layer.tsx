import { Tooltip } from "radix-ui";
import { useEffect, useState } from "react";
import { type Shown, watchTooltips } from "./tooltip-timing.ts";

/** The one tooltip that is open, above everything. */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => watchTooltips(setShown), []);
  if (!shown) return null;
  const { x, y, width, height } = shown.box;
  return (
    <Tooltip.Provider>
      <Tooltip.Root key={`${shown.text} ${x} ${y}`} open onOpenChange={(isOpen) => isOpen || setShown(null)}>
        <Tooltip.Trigger asChild>
          {/* The control itself is drawn elsewhere: this stands over it and is not to be met. */}
          <span aria-hidden className="pointer-events-none fixed" style={{ inset: `${y}px auto auto ${x}px`, width, height }} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            data-tooltip-bubble=""
            className="z-50 max-w-64 animate-fade rounded-tag bg-ink px-2.5 py-1 text-label text-page shadow-float"
          >
            {shown.text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
