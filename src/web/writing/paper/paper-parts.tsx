import { cx } from "#web/ui/cx.ts";

/** The line along the top of a sheet: the share of the text that is there, 0 to 1. */
export function ShareLine({ share, className }: { share: number; className: string }) {
  return (
    <span
      aria-hidden
      className={cx("absolute inset-s-0 -top-px h-0.75 transition-[width] duration-200", className)}
      style={{ width: `${Math.min(1, share) * 100}%` }}
    />
  );
}

/** Two fading bars where text will come. */
export function ComingLines() {
  return (
    <div aria-hidden className="mt-6 grid gap-4">
      <span className="block h-2 w-4/5 animate-pulse-soft rounded-full bg-hair" />
      <span className="block h-2 w-3/5 animate-pulse-soft rounded-full bg-hair opacity-60" />
    </div>
  );
}
