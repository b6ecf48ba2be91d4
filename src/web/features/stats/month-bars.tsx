import { useTranslations } from "use-intl";
import { monthOf } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import type { ChartProps } from "./breakdowns.tsx";
import { daysIn } from "./pace.ts";

const monthsMax = 12;

/**
 * Words of each month, the current one in the strong colour with how much of it has passed: as columns, or on a phone, where twelve of
 * them have no room for their names and figures, as rows.
 */
export function MonthBars({ stats, asTables, className }: ChartProps) {
  const t = useTranslations();
  const format = useFormat();
  const isNarrow = useMedia("(width < 640px)");
  const shown = stats.byMonth.slice(-monthsMax);
  const most = Math.max(1, ...shown.map(({ words }) => words));
  const years = new Set(stats.byMonth.map(({ month }) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    years.size > 1 ? `${format.calendarMonth(month)} ${month.slice(0, 4)}` : format.calendarMonth(month);
  return (
    <ChartSection
      title={t("stats.months.title")}
      note={t("charts.wordsIn", { count: stats.totalContent })}
      summary={t("stats.months.summary")}
      asTable={asTables}
      table={{
        head: [
          t("stats.months.columns.month"),
          t("charts.columns.texts"),
          t("charts.columns.words"),
          t("stats.months.columns.used"),
        ],
        rows: stats.byMonth.map(({ month, texts, words, used }) => [nameOf(month), texts, words, used]).toReversed(),
      }}
      footnote={t("stats.months.usedNote")}
      {...(className ? { className } : {})}
    >
      {isNarrow ? (
        <Rows months={shown} most={most} today={stats.today} nameOf={nameOf} />
      ) : (
        <Columns months={shown} most={most} today={stats.today} />
      )}
    </ChartSection>
  );
}

interface MonthsProps {
  months: Stats["byMonth"];
  /** Of the busiest month. */
  most: number;
  today: string;
}

function Columns({ months, most, today }: MonthsProps) {
  const t = useTranslations();
  const format = useFormat();
  const thisMonth = monthOf(today);
  return (
    <>
      <div className="flex gap-3 border-ink border-b">
        {months.map(({ month, words }) => (
          <div key={month} className="flex h-56 min-w-0 flex-1 flex-col items-center justify-end">
            <span
              className={cx(
                "mb-1 whitespace-nowrap text-small tabular-nums",
                month === thisMonth ? "font-semibold" : "text-ink-2",
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
      <div className="flex gap-3">
        {months.map(({ month }) => (
          <div
            key={month}
            className={cx("min-w-0 flex-1 pt-1.5 text-center text-small", month === thisMonth ? "font-semibold" : "text-ink-2")}
          >
            <span className="-mx-3 block whitespace-nowrap">{format.calendarMonth(month, "short")}</span>
            {month === thisMonth ? (
              <span className="-mx-3 block font-normal text-ink-3">
                {t("stats.months.soFar", { day: Number(today.slice(8)), days: daysIn(month) })}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </>
  );
}

/** The newest first: it is what a phone is taken out for. */
function Rows({ months, most, today, nameOf }: MonthsProps & { nameOf: (month: string) => string }) {
  const t = useTranslations("stats.months");
  const format = useFormat();
  const thisMonth = monthOf(today);
  return (
    <div className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] items-center gap-x-3 border-ink border-t text-label">
      {months.toReversed().map(({ month, words }) => (
        <div
          key={month}
          className={cx(
            "col-span-3 grid min-h-9 grid-cols-subgrid items-center border-hair border-b py-1",
            month === thisMonth ? "font-semibold" : "text-ink-2",
          )}
        >
          <span>{nameOf(month)}</span>
          <span
            className={cx("block h-3", month === thisMonth ? "bg-action" : "bg-ink-3")}
            style={{ width: `${(100 * words) / most}%`, minWidth: words > 0 ? 2 : 0 }}
          />
          <span className="text-end tabular-nums">{format.number(words)}</span>
          {month === thisMonth ? (
            <span className="col-span-3 font-normal text-ink-3 text-small">
              {t("soFar", { day: Number(today.slice(8)), days: daysIn(month) })}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
