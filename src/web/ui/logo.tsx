import { cx } from "./cx.ts";

const latinComma =
  "M21.75 6.25a5.75 5.75 0 0 1 5.75 5.75c0 7.1-3.9 12.5-9.6 14.75-.5.2-.9-.35-.5-.75 2.5-2.4 4-5.2 4.2-8.25A5.75 5.75 0 0 1 21.75 6.25Z";
const arabicComma =
  "M10.25 25.75A5.75 5.75 0 0 1 4.5 20c0-7.1 3.9-12.5 9.6-14.75.5-.2.9.35.5.75-2.5 2.4-4 5.2-4.2 8.25a5.75 5.75 0 0 1-.15 11.5Z";

/** The mark: two commas, one sentence. Logos never mirror. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="3 3.5 26 25" fill="currentColor" className={cx("text-action", className)}>
      <path d={latinComma} />
      <path d={arabicComma} />
    </svg>
  );
}

/** Mark and word mark. The Latin name stands next to the mark in both directions. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <LogoMark className="size-6" />
      <span className="whitespace-nowrap font-bold font-mark text-[22px] leading-none">
        <bdi lang="en">Lahja</bdi>
        <span aria-hidden className="mx-1.5 font-normal text-ink-3">
          ·
        </span>
        <bdi lang="ar">لهجة</bdi>
      </span>
    </span>
  );
}

/** The comma before a variety's name, in the variety's accent: Arabic for Arabic varieties, Latin for English. */
export function Comma({ script, className }: { script: "ar" | "en"; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={script === "ar" ? "4 4.8 11.5 21.5" : "16 5.8 12 21.5"}
      fill="currentColor"
      className={cx("h-3.5 w-2.25 text-variety", className)}
    >
      <path d={script === "ar" ? arabicComma : latinComma} />
    </svg>
  );
}
