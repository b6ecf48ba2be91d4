import { useTranslations } from "use-intl";
import { addMonths } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Change, Figure, FigureRow } from "#web/ui/figures.tsx";

/** The four figures of the specification; the first two and the average follow the period, the third says its month. */
export function AnalyticsFigures({ stats }: { stats: Stats }) {
  const t = useTranslations("analytics");
  const format = useFormat();
  const { months, since } = stats;
  return (
    <FigureRow>
      <Figure label={t("figures.texts")} value={format.number(stats.totalContent)}>
        <span>{since ? t("since", { date: format.day(since) }) : t("none")}</span>
      </Figure>
      <Figure label={t("figures.words")} value={format.number(stats.totalWords)}>
        <span>{t("wordsNote")}</span>
      </Figure>
      <Figure label={t("figures.month")} value={format.number(stats.monthlyContent)}>
        <Change
          current={months.current.texts}
          previous={months.previous?.texts ?? null}
          month={format.calendarMonth(addMonths(months.current.month, -1))}
        />
      </Figure>
      <Figure label={t("figures.average")} value={format.number(stats.averageWords)}>
        <span>{t("averageNote", { count: stats.totalContent })}</span>
      </Figure>
    </FigureRow>
  );
}
