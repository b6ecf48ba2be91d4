import { cx } from "./cx.ts";

interface ProgressProps {
  value: number;
  max: number;
  /** What is measured, for screen readers. */
  label: string;
  /** The value in words: '3,184 of 5,000'. */
  valueText?: string;
  className?: string;
}

/** A 4 px line that fills in reading direction. */
export function Progress({ value, max, label, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={cx("h-1 overflow-hidden rounded-full bg-hair", className)}
    >
      <div className="h-full rounded-full bg-action transition-[width] duration-200" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
