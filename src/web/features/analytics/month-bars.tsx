import { useTranslations } from "use-intl";
import { monthOf } from "#shared/calendar.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import type { ChartProps } from "./breakdowns.tsx";
import { daysIn } from "./pace.ts";

const monthsMax = 12;

/** Words of each month as columns, the current one in the strong colour with how much of it has passed. */
export function MonthBars({ stats, asTables, className }: ChartProps) {
  const t = useTranslations();
  const format = useFormat();
  const shown = stats.byMonth.slice(-monthsMax);
  const most = Math.max(1, ...shown.map(({ words }) => words));
  const thisMonth = monthOf(stats.today);
  const years = new Set(stats.byMonth.map(({ month }) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    years.size > 1 ? `${format.calendarMonth(month)} ${month.slice(0, 4)}` : format.calendarMonth(month);
  return (
    <ChartSection
      title={t("analytics.months.title")}
      note={t("charts.wordsIn", { count: stats.totalContent })}
      summary={t("analytics.months.summary")}
      asTable={asTables}
      table={{
        head: [
          t("analytics.months.columns.month"),
          t("charts.columns.texts"),
          t("charts.columns.words"),
          t("analytics.months.columns.used"),
        ],
        rows: stats.byMonth.map(({ month, texts, words, used }) => [nameOf(month), texts, words, used]).toReversed(),
      }}
      footnote={t("analytics.months.usedNote")}
      {...(className ? { className } : {})}
    >
      <div className="flex gap-1 border-ink border-b sm:gap-3">
        {shown.map(({ month, words }) => (
          <div key={month} className="flex h-56 min-w-0 flex-1 flex-col items-center justify-end">
            {/* On a phone only few columns leave room for their figures; the table has all. */}
            <span
              className={cx(
                "mb-1 whitespace-nowrap text-small tabular-nums",
                month === thisMonth ? "font-semibold" : "text-ink-2",
                shown.length > 6 && month !== thisMonth && "max-sm:hidden",
              )}
            >
              {words > 0 ? format.number(words) : null}
            </span>
            <span
              className={cx("block w-full max-w-14", month === thisMonth ? "bg-action" : "bg-ink-3")}
              style={{ height: `${(100 * words) / most}%`, minHeight: words > 0 ? 2 : 0 }}
            />
          </div>
        ))}
      </div>
      <div className="flex gap-1 sm:gap-3">
        {shown.map(({ month }, index) => (
          <div
            key={month}
            className={cx(
              "min-w-0 flex-1 pt-1.5 text-center text-small",
              month === thisMonth ? "font-semibold" : "text-ink-2",
              // Every second name, counted from the last.
              shown.length > 6 && (shown.length - 1 - index) % 2 === 1 && "max-sm:*:invisible",
            )}
          >
            <span className="-mx-3 block whitespace-nowrap">{format.calendarMonth(month, "short")}</span>
            {month === thisMonth ? (
              <span className="-mx-3 block font-normal text-ink-3">
                {t("analytics.months.soFar", { day: Number(stats.today.slice(8)), days: daysIn(month) })}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </ChartSection>
  );
}
