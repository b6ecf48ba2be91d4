import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  label: string;
  tabs: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  className?: string;
  /** `TabPanel`s. */
  children: ReactNode;
}

/** Tabs with an underline: the chosen one stands on a 2 px action line. */
export function Tabs<Value extends string>({ value, onValueChange, label, tabs, className, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange as (value: string) => void} className={className}>
      <Radix.List aria-label={label} className="flex gap-6 border-hair-2 border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              "-mb-px inline-flex min-h-11 items-center gap-2.5 border-transparent border-b-2 text-body text-ink-2 transition-colors hover:text-ink",
              "data-[state=active]:border-action data-[state=active]:font-medium data-[state=active]:text-ink",
            )}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** Its controls are the stops of the Tab key; the panel itself is none, because nobody would see the focus on it. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} tabIndex={-1} className={cx("outline-none", className)}>
      {children}
    </Radix.Content>
  );
}
