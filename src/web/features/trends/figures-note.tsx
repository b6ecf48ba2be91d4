import { useTranslations } from "use-intl";
import type { KeywordTrend } from "#shared/contracts/trends.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { useMomentName } from "./use-moment-name.ts";

type FiguresNoteProps = Pick<KeywordTrend, "origin" | "unit" | "period" | "fetchedAt" | "isStale" | "remarks"> & {
  className?: string;
};

/** What figures are: their source, what it counts, of where and when, how old, and in what they differ from the question. */
export function FiguresNote({ origin, unit, period, fetchedAt, isStale, remarks, className }: FiguresNoteProps) {
  const t = useTranslations("trends");
  const format = useFormat();
  const nameOf = useMomentName();
  if (!origin || !fetchedAt) return null;
  const when = format.relative(fetchedAt);
  const parts = [
    unit && t(`units.${unit}`),
    period?.country && t(`countries.${period.country}`),
    period && t("card.period", { from: nameOf(period.from), to: nameOf(period.to) }),
    ...remarks.map((remark) => t(`remarks.${remark}`)),
  ].filter((part) => part);
  return (
    <p className={cx("text-ink-2 text-label", className)}>
      <strong className="font-semibold text-ink">{t(`origins.${origin}`)}</strong>
      {parts.map((part) => (
        <span key={part}>{` · ${part}`}</span>
      ))}
      {origin === "sample" ? null : (
        <span className={cx(isStale && "font-semibold text-danger")}>
          {` · ${t(isStale ? "card.stale" : "card.fetched", { when })}`}
        </span>
      )}
    </p>
  );
}
