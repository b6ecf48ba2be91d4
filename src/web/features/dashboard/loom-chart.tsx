import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import { HeatScale, heatShades } from "#web/ui/heat.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { type LoomRow, loomOf, monthStarts } from "./loom.ts";

const wideWeeks = 26;
const phoneWeeks = 13;

/** One row a variety, one column a week; time runs in reading direction. A phone shows half as many weeks, as large. */
export function LoomChart({ stats, className }: { stats: Stats; className?: string }) {
  const t = useTranslations();
  const format = useFormat();
  const isWide = useMedia("(width >= 640px)");
  const weekCount = isWide ? wideWeeks : phoneWeeks;
  const { weeks, rows, silent } = loomOf(stats, weekCount);
  const names = (list: typeof silent) => format.list(list.map((variety) => t(`options.variety.${variety}`)));
  const table = {
    head: [t("charts.columns.week"), ...rows.map(({ variety }) => t(`options.varietyShort.${variety}`))],
    rows: weeks.map((week, index) => [format.day(week), ...rows.map(({ cells }) => cells[index]?.words ?? 0)]).toReversed(),
  };
  return (
    <ChartSection
      title={t("charts.loom.title")}
      note={<HeatScale />}
      table={table}
      summary={t("charts.loom.summary", { weeks: weekCount })}
      footnote={
        <>
          {t("charts.loom.totals", { weeks: weekCount })}{" "}
          {silent.length > 0 ? t("charts.loom.nothing", { voices: names(silent) }) : null}
        </>
      }
      {...(className ? { className } : {})}
    >
      <div
        className="grid items-center gap-x-[3px] gap-y-1 sm:gap-x-1"
        style={{ gridTemplateColumns: `max-content repeat(${weekCount}, minmax(0, 1fr)) max-content` }}
      >
        {monthStarts(weeks, isWide ? 2 : 3).map(({ month, column }) => (
          <span
            key={month}
            className="row-start-1 overflow-visible whitespace-nowrap text-ink-3 text-small"
            style={{ gridColumnStart: column + 2 }}
          >
            <span className="block w-0">{format.calendarMonth(month, "short")}</span>
          </span>
        ))}
        {rows.map((row, index) => (
          <Row key={row.variety} row={row} line={index + 2} />
        ))}
      </div>
    </ChartSection>
  );
}

function Row({ row, line }: { row: LoomRow; line: number }) {
  const t = useTranslations();
  const format = useFormat();
  const variety = t(`options.variety.${row.variety}`);
  return (
    <>
      <span className="col-start-1 pe-2 text-label sm:pe-4" style={{ gridRow: line }}>
        <VarietyName variety={row.variety} short />
      </span>
      {row.cells.map(({ week, words, level }, column) => (
        <span
          key={week}
          data-v={row.variety}
          title={t("charts.loom.cell", { voice: variety, date: format.day(week), count: words })}
          className={cx("block h-5 rounded-[3px]", heatShades[level])}
          style={{ gridRow: line, gridColumn: column + 2 }}
        />
      ))}
      <bdi className="col-end-[-1] ps-2 text-end text-ink-2 text-label tabular-nums sm:ps-3" style={{ gridRow: line }}>
        {format.number(row.words)}
      </bdi>
    </>
  );
}
