import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { controlClass } from "./field.tsx";

/** The browser's own list, for hundreds of choices: it opens at once and finds by typing on every device. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block", className)}>
      <select {...rest} className={cx(controlClass, "h-11 appearance-none pe-9")}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-e-3 top-3.5 size-4 text-ink-2" />
    </span>
  );
}
