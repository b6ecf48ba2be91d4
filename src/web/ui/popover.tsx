import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  /** For screen readers. */
  label: string;
  align?: "start" | "end";
  className?: string;
  children: ReactNode;
}

/** A panel under a button that holds more than actions: links, choices, figures. For actions only, use `Menu`. */
export function Popover({ open, onOpenChange, trigger, label, align = "end", className, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(
            "z-50 max-h-(--radix-popover-content-available-height) w-74 animate-enter overflow-y-auto rounded-control border border-hair-2 bg-sheet shadow-float outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
