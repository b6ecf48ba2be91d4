import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

export type ButtonVariant = "action" | "paper" | "outline" | "ink" | "tint" | "danger" | "ghost";
export type ButtonSize = "small" | "normal" | "main";

const variants: Readonly<Record<ButtonVariant, string>> = {
  action: "bg-action text-on-action enabled:hover:bg-action-hover",
  paper: "border border-hair-2 bg-sheet text-ink enabled:hover:border-field",
  outline: "border border-action/45 bg-transparent text-action enabled:hover:border-action",
  ink: "bg-ink text-page enabled:hover:bg-ink-2",
  tint: "bg-action-tint text-action",
  danger: "border border-danger bg-transparent text-danger enabled:hover:bg-danger enabled:hover:text-page",
  ghost: "bg-transparent text-ink-2 enabled:hover:bg-sunk enabled:hover:text-ink",
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-8 gap-1.5 px-3 text-label touch-target",
  normal: "min-h-10 gap-2 px-4 text-body touch-target",
  main: "min-h-13 gap-2.5 px-6 text-[17px]",
};

/** The look of a button, for links that act as one. At most one `action` button in a view; repeated acts are `outline`. */
export function buttonClass(variant: ButtonVariant = "paper", size: ButtonSize = "normal", extra?: string): string {
  return cx(
    "inline-flex items-center justify-center rounded-control py-1 text-center font-medium transition-colors",
    "disabled:opacity-55 aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
    extra,
  );
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the text, 18 px. */
  icon?: ReactNode;
  /** Shows a turning mark and refuses clicks, without losing the focus; 'again' takes clicks, which begin anew. */
  busy?: boolean | "again";
}

export function Button({ variant, size, icon, busy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClass(variant, size, className)}
      aria-busy={busy !== false || undefined}
      aria-disabled={busy === true || undefined}
      onClick={(event) => {
        // A busy button keeps the keyboard focus that `disabled` would drop, so it must refuse the click itself.
        if (busy === true) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <LoaderCircle aria-hidden className="size-4.5 animate-turn" /> : icon}
      {children}
    </button>
  );
}
