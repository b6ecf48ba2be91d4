import type { ComponentProps } from "react";
import { directionOf } from "#language/text/direction.ts";
import { cx } from "./cx.ts";
import { controlClass } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "value"> & { value: string };

/** Several lines that grow with their text. The majority of the letters decides the direction, not the first one. */
export function TextArea({ className, value, dir, rows = 3, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      value={value}
      dir={dir ?? directionOf(value) ?? undefined}
      className={cx(controlClass, "field-sizing-content max-h-[40dvh] resize-y py-2.5", className)}
    />
  );
}
