import { Switch as Radix } from "radix-ui";
import type { FieldControl } from "./field.tsx";

interface SwitchProps extends Partial<FieldControl> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  "aria-label"?: string;
  disabled?: boolean;
}

/** On or off, at once: 40x24 with a knob of 14. */
export function Switch({ "aria-invalid": _, "aria-required": __, ...props }: SwitchProps) {
  return (
    <Radix.Root
      {...props}
      className="touch-target inline-flex h-6 w-10 items-center rounded-full border border-field bg-sheet px-1 transition-colors disabled:opacity-55 data-[state=checked]:border-action data-[state=checked]:bg-action"
    >
      <Radix.Thumb className="size-3.5 rounded-full bg-ink-2 transition-transform data-[state=checked]:bg-on-action ltr:data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4" />
    </Radix.Root>
  );
}
