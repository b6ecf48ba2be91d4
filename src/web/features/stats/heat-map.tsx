import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import { HeatScale, heatShades } from "#web/ui/heat.tsx";
import type { ChartProps } from "./breakdowns.tsx";
import { type HeatDay, type HeatWeek, heatWeeks } from "./heat-weeks.ts";

/** On a phone the year stands in this many parts under each other, so that a thumb finds its day. */
const narrowParts = 3;

/** Words of every day of a year, a column a week; time runs in reading direction. The day under the pointer is told below. */
export function HeatMap({ stats, asTables, className }: ChartProps) {
  const t = useTranslations("stats.days");
  const all = useTranslations();
  const format = useFormat();
  const isWide = useMedia("(width >= 768px)");
  const weeks = heatWeeks(stats);
  const perBlock = Math.ceil(weeks.length / (isWide ? 1 : narrowParts));
  const blocks = Array.from({ length: Math.ceil(weeks.length / perBlock) }, (_, index) =>
    weeks.slice(index * perBlock, (index + 1) * perBlock),
  );
  const [pointed, setPointed] = useState<HeatDay | null>(null);
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
        head: [all("stats.columns.day"), all("charts.columns.texts"), all("charts.columns.words")],
        rows: stats.days.map(({ day, texts, words }) => [format.day(day), texts, words]).toReversed(),
      }}
      footnote={
        pointed && !asTables
          ? t("cell", { date: format.day(pointed.day), count: pointed.words })
          : best
            ? t("best", { date: format.day(best.day), count: best.words })
            : t("nothing")
      }
      {...(className ? { className } : {})}
    >
      <div className="grid gap-5 [--v:var(--action)]">
        {blocks.map((block) => (
          <Weeks key={block[0]?.week} weeks={block} perBlock={perBlock} pointed={pointed} onPoint={setPointed} />
        ))}
      </div>
    </ChartSection>
  );
}

interface WeeksProps {
  weeks: readonly HeatWeek[];
  /** As many columns in every part, or the days of the last would be larger. */
  perBlock: number;
  pointed: HeatDay | null;
  onPoint: (day: HeatDay) => void;
}

function Weeks({ weeks, perBlock, pointed, onPoint }: WeeksProps) {
  const format = useFormat();
  return (
    <div className="grid gap-[3px]" style={{ gridTemplateColumns: `repeat(${perBlock}, minmax(0, 1fr))` }}>
      {weeks.map(({ week, days }, column) => {
        const isNewMonth = days.some(({ day }) => day.endsWith("-01"));
        const month = days.at(-1)?.day.slice(0, 7) ?? week.slice(0, 7);
        return (
          <div key={week} className="grid content-start gap-[3px]" style={{ gridColumn: column + 1 }}>
            <span className="h-5 w-0 whitespace-nowrap text-ink-3 text-small">
              {isNewMonth && column < weeks.length - 2 ? format.calendarMonth(month, "short") : null}
            </span>
            {days.map((day) => (
              <span
                key={day.day}
                // The table tells the same to who has no pointer.
                onPointerOver={() => onPoint(day)}
                className={cx(
                  "block aspect-square rounded-[2px]",
                  heatShades[day.level],
                  pointed?.day === day.day && "outline-2 outline-ink",
                )}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
