import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The name for screen readers, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Off where a text beside it already says the same. */
  tooltip?: boolean;
}

/** A button that is only an icon: 40 px to the eye, 44 px to a finger. */
export function IconButton({ label, icon, tooltip = true, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      data-tooltip={tooltip ? label : undefined}
      className={cx(
        "touch-target inline-flex size-10 items-center justify-center rounded-control text-ink transition-colors",
        "enabled:hover:bg-sunk disabled:opacity-55",
        className,
      )}
    >
      {icon}
    </button>
  );
}
