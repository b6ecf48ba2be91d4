import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { changeOf } from "#web/lib/change.ts";
import { cx } from "./cx.ts";
import { Skeleton } from "./states.tsx";

/** Four figures between two ink rules: two by two on a phone, in one row where there is room. */
export function FigureRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={cx(
        "grid grid-cols-2 border-ink border-y xl:grid-cols-4",
        // Hairlines between the cells only: the rules of ink above and below hold them together.
        "*:border-hair *:p-4 sm:*:px-6",
        "max-xl:*:odd:border-e max-xl:*:odd:ps-0 max-xl:*:nth-[-n+2]:border-b xl:*:not-last:border-e xl:*:first:ps-0",
        className,
      )}
    >
      {children}
    </dl>
  );
}

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** While the figure is on its way, its name is there already, and what it will say keeps its place unseen. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A figure with its name above and what it says below. */
export function Figure({ label, value, isWaiting = false, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-ink-2 text-label">{label}</dt>
      <dd className="whitespace-nowrap font-display text-[clamp(26px,9.5vw,38px)] leading-[1.25] sm:text-[48px]">
        {isWaiting ? <Skeleton className="inline-block! h-[0.7em] w-24 max-w-full" /> : <bdi>{value}</bdi>}
      </dd>
      <dd className={cx("mt-1 grid gap-0.5 text-ink-2 text-label", isWaiting && "invisible")}>{children}</dd>
    </div>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus, none: Minus } as const;

interface ChangeProps {
  current: number;
  /** null: there was no month before. */
  previous: number | null;
  /** The month before: 'October'. */
  month: string;
}

/** How a figure differs from the month before; a dash where there was none. The words say it, the arrow only helps the eye. */
export function Change({ current, previous, month }: ChangeProps) {
  const t = useTranslations("charts.change");
  const { direction, amount } = changeOf(current, previous);
  const Icon = icons[direction];
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden className="mt-1 size-3.5" />
      <span>{t(direction, { count: amount, month })}</span>
    </span>
  );
}
