import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** Specification, section 9: open after 700 ms, skip the wait for 300 ms. Stands once around each entry. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** The name of an icon, or a short remark, on hover and on focus. Its child is the one control it explains. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade rounded-tag bg-ink px-2.5 py-1 text-label text-page shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
