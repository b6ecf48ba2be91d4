import { Toolbar } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  label: string;
  icon: ReactNode;
  /** For tools that are on or off. */
  pressed?: boolean;
  /** The tooltip, where it says more than the name: why the tool does not work here. */
  remark?: string;
  /** A word beside the icon. */
  children?: ReactNode;
}

/**
 * One tool: 36 px, 44 for a finger. A press by the pointer leaves the cursor in the text. A tool that does not work here stays in
 * reach of the keyboard, so that its reason can be read.
 */
export function ToolButton({ label, icon, pressed, remark, children, className, disabled, onClick, ...rest }: ToolButtonProps) {
  return (
    <Toolbar.Button
      {...rest}
      aria-label={label}
      data-tooltip={remark ?? label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...(remark ? { "aria-description": remark } : {})}
      // The cursor stays in the text. The press itself is left alone: a menu opens by it, and a finger scrolls the tools by it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
      className={cx(
        "inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-ink transition-colors max-md:h-11 max-md:min-w-11",
        "focus-visible:-outline-offset-2 aria-disabled:text-ink-3 aria-disabled:opacity-55",
        pressed ? "bg-action-tint text-action" : !disabled && "hover:bg-sunk",
        className,
      )}
    >
      {icon}
      {children}
    </Toolbar.Button>
  );
}

export function ToolSeparator() {
  return <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-hair-2" />;
}
