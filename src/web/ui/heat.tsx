import { useTranslations } from "use-intl";
import type { HeatLevel } from "#web/lib/heat-level.ts";
import { cx } from "./cx.ts";

/** The accent of the row or chart (`--v`) at 30, 52, 76 and 100 %. */
export const heatShades: Readonly<Record<HeatLevel, string>> = {
  0: "bg-sunk",
  1: "bg-variety/30",
  2: "bg-variety/52",
  3: "bg-variety/76",
  4: "bg-variety",
};

/** What pale and full mean. A phone has no room for it, and its rows explain themselves. */
export function HeatScale() {
  const t = useTranslations("charts");
  return (
    <span className="hidden items-center gap-1.5 sm:inline-flex">
      {t("fewer")}
      {([1, 2, 3, 4] as const).map((level) => (
        <span key={level} aria-hidden className={cx("size-3 rounded-[3px]", heatShades[level])} />
      ))}
      {t("more")}
    </span>
  );
}
