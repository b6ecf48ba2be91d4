import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { addDays } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { usageQuery } from "#web/api/usage.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { LeaderLine } from "#web/ui/leader-line.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { paceOf } from "./pace.ts";

/** The month's words: used, how fast they go, left, and when they start anew where they end. Deleted texts stay counted here. */
export function MonthBox({ accountStart }: Pick<Stats, "accountStart">) {
  const t = useTranslations();
  const format = useFormat();
  const { data: usage, error, refetch } = useQuery(usageQuery);
  if (!usage && error) return <ErrorState title={t("plan.usage.failed")} error={error} onRetry={() => void refetch()} />;
  if (!usage)
    return (
      <LoadingState>
        <Skeleton className="h-64" />
      </LoadingState>
    );
  const left = wordsLeft(usage);
  const pace = paceOf(usage, new Date(), accountStart);
  const line = usage.limit === null ? t("stats.monthBox.usedUnlimited") : t("stats.monthBox.used", { limit: usage.limit });
  return (
    <section aria-labelledby="month-box" className="self-start border border-hair border-t-4 border-t-action bg-sheet px-6 py-5">
      <h2 id="month-box" className="font-display text-panel">
        {format.calendarMonth(usage.month)}
      </h2>
      <p className="font-display text-[48px] leading-tight">
        <bdi>{format.number(usage.used)}</bdi>
      </p>
      <p className="text-ink-2 text-label">{line}</p>
      {usage.limit === null ? null : (
        <Progress value={usage.used} max={usage.limit} label={line} valueText={format.words(usage.used)} className="mt-3 h-2" />
      )}
      <dl className="mt-5 grid gap-2.5">
        {usage.used === 0 ? null : (
          <>
            <LeaderLine label={t("stats.monthBox.perDay")}>{format.number(pace.perDay)}</LeaderLine>
            <LeaderLine label={t("stats.monthBox.pace", { date: format.day(addDays(usage.resetsAt.slice(0, 10), -1)) })}>
              {format.number(pace.byEnd)}
            </LeaderLine>
          </>
        )}
        <LeaderLine label={t("stats.monthBox.left")}>{left === null ? t("plan.usage.noLimit") : format.number(left)}</LeaderLine>
      </dl>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 text-ink-2 text-label">
        {left === null ? null : <span>{t("stats.monthBox.renews", { date: format.date(usage.resetsAt) })}</span>}
        <Link to="/plans" className="touch-target text-link">
          {t("stats.monthBox.plans")}
        </Link>
      </p>
    </section>
  );
}
