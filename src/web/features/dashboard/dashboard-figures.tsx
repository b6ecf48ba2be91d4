import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { addMonths } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { usageQuery } from "#web/api/usage.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Change, Figure, FigureRow } from "#web/ui/figures.tsx";
import { ErrorState, LoadingState } from "#web/ui/states.tsx";

/** Words used, words remaining, content created, favourites; each says its period and how it differs from the month before. */
export function DashboardFigures({ query }: { query: UseQueryResult<Stats> }) {
  const t = useTranslations();
  const { data: stats, error, refetch } = query;
  const usage = useQuery(usageQuery);
  const retry = () => void Promise.all([refetch(), usage.refetch()]);
  if (!stats && error) return <ErrorState title={t("charts.failed")} error={error} onRetry={retry} />;
  if (!usage.data && usage.error) return <ErrorState title={t("charts.failed")} error={usage.error} onRetry={retry} />;
  if (stats && usage.data) return <Figures stats={stats} left={wordsLeft(usage.data)} resetsAt={usage.data.resetsAt} />;
  const now = new Date().toISOString();
  return (
    <>
      <LoadingState className="sr-only" />
      <Figures stats={nothingIn(now.slice(0, 7))} left={0} resetsAt={now} isWaiting />
    </>
  );
}

type ShownStats = Pick<Stats, "wordsUsed" | "months" | "totalContent" | "favourites">;

/** What the page of a newcomer says, whose lines keep the place of the figures that are on their way. */
function nothingIn(month: string): ShownStats {
  const current = { month, texts: 0, words: 0, favourites: 0 };
  return { wordsUsed: { month, used: 0, previous: null }, months: { current, previous: null }, totalContent: 0, favourites: 0 };
}

interface FiguresProps {
  stats: ShownStats;
  left: number | null;
  resetsAt: string;
  isWaiting?: boolean;
}

function Figures({ stats, left, resetsAt, isWaiting = false }: FiguresProps) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const { wordsUsed, months } = stats;
  const month = format.calendarMonth(months.current.month);
  const monthBefore = format.calendarMonth(addMonths(months.current.month, -1));
  return (
    <FigureRow>
      {/* Words are charged by the months of UTC, which near midnight may be another month than the person's. */}
      <Figure
        isWaiting={isWaiting}
        label={t("figures.used", { month: format.calendarMonth(wordsUsed.month) })}
        value={format.number(wordsUsed.used)}
      >
        <Change
          current={wordsUsed.used}
          previous={wordsUsed.previous}
          month={format.calendarMonth(addMonths(wordsUsed.month, -1))}
        />
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.remaining")} value={left === null ? t("unlimited") : format.number(left)}>
        {left === null ? null : <span>{t("renews", { date: format.date(resetsAt) })}</span>}
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.content")} value={format.number(stats.totalContent)}>
        <span>{t("inMonth", { count: months.current.texts, month })}</span>
        <SinceMonthBefore current={months.current.texts} previous={months.previous?.texts} month={monthBefore} />
      </Figure>
      <Figure isWaiting={isWaiting} label={t("figures.favourites")} value={format.number(stats.favourites)}>
        <span>{t("favouritesIn", { count: months.current.favourites, month })}</span>
        <SinceMonthBefore current={months.current.favourites} previous={months.previous?.favourites} month={monthBefore} />
      </Figure>
    </FigureRow>
  );
}

/** The first figure says for all of them that there is no month before. */
function SinceMonthBefore({ current, previous, month }: { current: number; previous: number | undefined; month: string }) {
  return previous === undefined ? null : <Change current={current} previous={previous} month={month} />;
}
