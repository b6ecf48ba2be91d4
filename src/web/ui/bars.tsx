import type { ReactNode } from "react";
import type { Variety } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "./cx.ts";

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** In percent; beside the value. */
  readonly share?: number;
  /** Bars of varieties have their variety's colour; all others are neutral. */
  readonly variety?: Variety | null;
}

/** Bars of 8 px under their name and figure, the longest as long as the list. A list of text for who does not see the bars. */
export function Bars({ bars, className }: { bars: readonly Bar[]; className?: string }) {
  const format = useFormat();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={cx("grid gap-4", className)}>
      {bars.map(({ key, label, value, share, variety }) => (
        <li key={key} data-v={variety ?? undefined} className="grid gap-1.5 text-label">
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{label}</span>
            <span className="whitespace-nowrap tabular-nums">
              <bdi className="font-semibold">{format.number(value)}</bdi>{" "}
              {share === undefined ? null : <bdi className="ms-1 text-ink-2">{format.shareOf(value, share)}</bdi>}
            </span>
          </span>
          <span aria-hidden className="block h-2 bg-sunk">
            {/* Without a variety the accent is the neutral ink. */}
            <span className="block h-full bg-variety" style={{ width: `${(100 * value) / most}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
