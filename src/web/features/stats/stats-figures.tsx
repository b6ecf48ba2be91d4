import { useTranslations } from "use-intl";
import { addMonths } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Change, Figure, FigureRow } from "#web/ui/figures.tsx";
import { LoadingState } from "#web/ui/states.tsx";

type ShownStats = Pick<Stats, "totalContent" | "totalWords" | "monthlyContent" | "averageWords" | "months" | "since">;

/** Lines that keep the place of the figures while they are on their way. */
export function StatsFiguresSkeleton() {
  const month = new Date().toISOString().slice(0, 7);
  const current = { month, texts: 0, words: 0, favourites: 0 };
  const none = { totalContent: 0, totalWords: 0, monthlyContent: 0, averageWords: 0, since: null };
  return (
    <>
      <LoadingState className="sr-only" />
      <StatsFigures stats={{ ...none, months: { current, previous: null } }} isWaiting />
    </>
  );
}

/** The four figures; the first two and the average follow the period, the third says its month. */
export function StatsFigures({ stats, isWaiting = false }: { stats: ShownStats; isWaiting?: boolean }) {
  const t = useTranslations("stats");
  const format = useFormat();
  const { months, since } = stats;
  return (
    <FigureRow>
      <Figure isWaiting={isWaiting} label={t("figures.texts")} value={format.number(stats.totalContent)}>
        <span>{since ? t("since", { date: format.day(since) }) : t("none")}</span>
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.words")} value={format.number(stats.totalWords)}>
        <span>{t("wordsNote")}</span>
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.month")} value={format.number(stats.monthlyContent)}>
        {months.previous ? (
          <Change
            current={months.current.texts}
            previous={months.previous.texts}
            month={format.calendarMonth(addMonths(months.current.month, -1))}
          />
        ) : (
          <span>{t("inMonth", { month: format.calendarMonth(months.current.month) })}</span>
        )}
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.average")} value={format.number(stats.averageWords)}>
        <span>{t("averageNote", { count: stats.totalContent })}</span>
      </Figure>
    </FigureRow>
  );
}
