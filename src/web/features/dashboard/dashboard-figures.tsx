import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { addMonths } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { usageQuery } from "#web/api/usage.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Change, Figure, FigureRow, FigureRowSkeleton } from "#web/ui/figures.tsx";
import { ErrorState } from "#web/ui/states.tsx";

/** Words used, words remaining, content created, favourites; each says its period and how it differs from the month before. */
export function DashboardFigures({ query }: { query: UseQueryResult<Stats> }) {
  const t = useTranslations();
  const { data: stats, error, refetch } = query;
  const usage = useQuery(usageQuery);
  const retry = () => void Promise.all([refetch(), usage.refetch()]);
  if (!stats && error) return <ErrorState title={t("charts.failed")} error={error} onRetry={retry} />;
  if (!usage.data && usage.error) return <ErrorState title={t("charts.failed")} error={usage.error} onRetry={retry} />;
  if (!stats || !usage.data) return <FigureRowSkeleton />;
  return <Figures stats={stats} left={wordsLeft(usage.data)} resetsAt={usage.data.resetsAt} />;
}

function Figures({ stats, left, resetsAt }: { stats: Stats; left: number | null; resetsAt: string }) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const { wordsUsed, months } = stats;
  const month = format.calendarMonth(months.current.month);
  const monthBefore = format.calendarMonth(addMonths(months.current.month, -1));
  return (
    <FigureRow>
      {/* Words are charged by the months of UTC, which near midnight may be another month than the person's. */}
      <Figure label={t("figures.used", { month: format.calendarMonth(wordsUsed.month) })} value={format.number(wordsUsed.used)}>
        <Change
          current={wordsUsed.used}
          previous={wordsUsed.previous}
          month={format.calendarMonth(addMonths(wordsUsed.month, -1))}
        />
      </Figure>
      <Figure label={t("figures.remaining")} value={left === null ? t("unlimited") : format.number(left)}>
        <span>{t("renews", { date: format.date(resetsAt) })}</span>
      </Figure>
      <Figure label={t("figures.content")} value={format.number(stats.totalContent)}>
        <span>{t("inMonth", { count: months.current.texts, month })}</span>
        <Change current={months.current.texts} previous={months.previous?.texts ?? null} month={monthBefore} />
      </Figure>
      <Figure label={t("figures.favourites")} value={format.number(stats.favourites)}>
        <span>{t("favouritesIn", { count: months.current.favourites, month })}</span>
        <Change current={months.current.favourites} previous={months.previous?.favourites ?? null} month={monthBefore} />
      </Figure>
    </FigureRow>
  );
}
