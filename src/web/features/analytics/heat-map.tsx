import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import { HeatScale, heatShades } from "#web/ui/heat.tsx";
import type { ChartProps } from "./breakdowns.tsx";
import { type HeatWeek, heatWeeks } from "./heat-weeks.ts";

/** Words of every day of a year, a column a week; time runs in reading direction. A phone shows the two halves under each other. */
export function HeatMap({ stats, asTables, className }: ChartProps) {
  const t = useTranslations("analytics.days");
  const all = useTranslations();
  const format = useFormat();
  const isWide = useMedia("(width >= 768px)");
  const weeks = heatWeeks(stats);
  const half = Math.ceil(weeks.length / 2);
  const blocks = isWide ? [weeks] : [weeks.slice(0, half), weeks.slice(half)];
  const best = stats.days.toSorted((one, other) => other.words - one.words)[0];
  return (
    <ChartSection
      title={t("title")}
      note={
        <span className="inline-flex flex-wrap gap-x-5 [--v:var(--action)]">
          {t("note")}
          <HeatScale />
        </span>
      }
      summary={t("summary")}
      asTable={asTables && stats.days.length > 0}
      table={{
        head: [all("analytics.columns.day"), all("charts.columns.texts"), all("charts.columns.words")],
        rows: stats.days.map(({ day, texts, words }) => [format.day(day), texts, words]).toReversed(),
      }}
      footnote={best ? t("best", { date: format.day(best.day), count: best.words }) : t("nothing")}
      {...(className ? { className } : {})}
    >
      <div className="grid gap-5 [--v:var(--action)]">
        {blocks.map((block) => (
          <Weeks key={block[0]?.week} weeks={block} />
        ))}
      </div>
    </ChartSection>
  );
}

function Weeks({ weeks }: { weeks: readonly HeatWeek[] }) {
  const t = useTranslations("analytics.days");
  const format = useFormat();
  return (
    <div className="grid gap-[2px] sm:gap-[3px]" style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}>
      {weeks.map(({ week, days }, column) => {
        const isNewMonth = days.some(({ day }) => day.endsWith("-01"));
        const month = days.at(-1)?.day.slice(0, 7) ?? week.slice(0, 7);
        return (
          <div key={week} className="grid content-start gap-[2px] sm:gap-[3px]" style={{ gridColumn: column + 1 }}>
            <span className="h-5 w-0 whitespace-nowrap text-ink-3 text-small">
              {isNewMonth && column < weeks.length - 2 ? format.calendarMonth(month, "short") : null}
            </span>
            {days.map(({ day, words, level }) => (
              <span
                key={day}
                title={t("cell", { date: format.day(day), count: words })}
                className={cx("block aspect-square rounded-[2px]", heatShades[level])}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
