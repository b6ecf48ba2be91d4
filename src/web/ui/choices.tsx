import { RadioGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { FieldControl } from "./field.tsx";

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The name where the label is only an icon. */
  name?: string;
  disabled?: boolean;
}

interface ChoicesProps<Value extends string> extends Partial<FieldControl> {
  value: Value;
  onValueChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className?: string;
}

/** What the three looks share: a radio group whose arrows follow the direction of the page. */
function groupProps<Value extends string>({ value, onValueChange, choices: _, className: __, ...rest }: ChoicesProps<Value>) {
  return { ...rest, value, onValueChange: onValueChange as (value: string) => void };
}

/** Two to four choices in one frame; the chosen one is ink. */
export function Segmented<Value extends string>({ small = false, ...props }: ChoicesProps<Value> & { small?: boolean }) {
  return (
    <Radix.Root
      {...groupProps(props)}
      className={cx("inline-flex overflow-hidden rounded-control border border-hair-2 bg-sheet", props.className)}
    >
      {props.choices.map((choice) => (
        <Radix.Item
          key={choice.value}
          value={choice.value}
          aria-label={choice.name}
          disabled={choice.disabled}
          className={cx(
            "inline-flex flex-1 items-center justify-center text-ink-2 transition-colors focus-visible:-outline-offset-2",
            "hover:text-ink data-[state=checked]:bg-ink data-[state=checked]:font-medium data-[state=checked]:text-page",
            small ? "min-h-8 px-3 text-label" : "min-h-10 px-4 text-body",
          )}
        >
          {choice.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** Pills that wrap: tones, filters. The chosen one is ink with page text. */
export function PillGroup<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <Radix.Root {...groupProps(props)} className={cx("flex flex-wrap gap-2", props.className)}>
      {props.choices.map((choice) => (
        <Radix.Item
          key={choice.value}
          value={choice.value}
          aria-label={choice.name}
          disabled={choice.disabled}
          className={cx(
            "touch-target inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full border border-hair-2 px-4 text-label transition-colors",
            "hover:border-field disabled:opacity-55",
            "data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=checked]:font-medium data-[state=checked]:text-page",
          )}
        >
          {choice.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** Choices under each other with a ring: a chosen one has a 5.5 px ring. */
export function RadioList<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <Radix.Root {...groupProps(props)} className={cx("grid gap-1", props.className)}>
      {props.choices.map((choice) => (
        <Radix.Item
          key={choice.value}
          value={choice.value}
          disabled={choice.disabled}
          className="group flex min-h-10 items-center gap-3 rounded-control text-start text-body disabled:opacity-55"
        >
          <span
            aria-hidden
            className="size-4.5 rounded-full border border-field bg-sheet transition-[border-width] group-data-[state=checked]:border-[5.5px] group-data-[state=checked]:border-action"
          />
          {choice.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
