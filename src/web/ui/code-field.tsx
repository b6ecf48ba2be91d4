import type { ComponentProps, ReactNode, Ref } from "react";
import { Field, Input } from "./field.tsx";

interface CodeFieldProps extends Pick<ComponentProps<"input">, "value" | "onChange"> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** The code of a text message in one line, so that it can be pasted and that phones offer it. */
export function CodeField({ label, hint, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          className="h-13! text-center font-medium text-xl tabular-nums tracking-[0.3em]"
        />
      )}
    </Field>
  );
}
