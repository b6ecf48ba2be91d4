import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";
import { controlClass, type FieldControl } from "./field.tsx";
import { swallowSecondPress } from "./second-press.ts";

interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Partial<FieldControl> {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  /** The name where no `Field` labels it. */
  "aria-label"?: string;
  className?: string;
  /** Stands for the value on a narrow page; the value is still read out. */
  narrowIcon?: ReactNode;
}

/** One of a few choices. For hundreds (time zones) use `NativeSelect`, which every device can search. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  disabled,
  className,
  narrowIcon,
  ...control
}: SelectProps<Value>) {
  const isCompact = narrowIcon !== undefined;
  // Options cost more to render than all the rest, and most lists are never opened.
  const [hasOptions, setOptions] = useState(false);
  const prepare = () => setOptions(true);
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      onValueChange={onValueChange as (value: string) => void}
      disabled={disabled ?? false}
      onOpenChange={prepare}
    >
      <Radix.Trigger
        {...control}
        // A focused list is searched by typing before it is open.
        onFocus={prepare}
        className={cx(
          controlClass,
          "flex h-11 items-center justify-between gap-2 text-start data-placeholder:text-ink-3",
          isCompact && "max-sm:w-11 max-sm:justify-center max-sm:px-0",
          className,
        )}
      >
        {isCompact ? <span className="sm:hidden">{narrowIcon}</span> : null}
        <span className={cx(isCompact && "max-sm:sr-only")}>
          <Radix.Value placeholder={placeholder}>{options.find((option) => option.value === value)?.label}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className={cx("size-4 shrink-0 text-ink-2", isCompact && "max-sm:hidden")} />
        </Radix.Icon>
      </Radix.Trigger>
      {hasOptions ? (
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={8}
            // A mouse chooses as its button comes up.
            onPointerUp={({ nativeEvent }) => swallowSecondPress(nativeEvent)}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-enter overflow-hidden rounded-control border border-hair-2 bg-sheet shadow-float"
          >
            <Radix.Viewport className="p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-tag px-3 py-1.5 text-body outline-none data-highlighted:bg-sunk data-disabled:opacity-55"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check aria-hidden className="size-4 text-action" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}
