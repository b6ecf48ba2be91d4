import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dayIn } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { loadLaterMessages } from "#shared/locales/messages.ts";
import { allTime, statsQuery } from "#web/api/stats.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ActivityList } from "./activity-list.tsx";
import { Alike, GroupBars, useDivisions } from "./breakdowns.tsx";
import { Coming, NothingYet } from "./coming.tsx";
import { HeatMap } from "./heat-map.tsx";
import { MonthBars } from "./month-bars.tsx";
import { MonthBox } from "./month-box.tsx";
import { PageTools } from "./page-tools.tsx";
import { type Period, rangeOf, readPeriod, writePeriod } from "./period.ts";
import { SoundedRight } from "./sounded-right.tsx";
import { StatsFigures, StatsFiguresSkeleton } from "./stats-figures.tsx";

/** `/analytics`: what was written, counted every way, for a period that stands in the address. */
export function StatsPage() {
  return (
    <WithMessages load={loadLaterMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const t = useTranslations("stats");
  const title = useTranslations("shell.titles")("stats");
  const { timeZone } = usePreferences();
  const navigate = useNavigate();
  const period = readPeriod(useSearch({ strict: false }));
  const range = rangeOf(period, dayIn(timeZone, new Date()));
  const [asTables, setAsTables] = useState(false);
  const query = useQuery(statsQuery(range ?? allTime, timeZone));
  const setPeriod = (next: Period) => void navigate({ to: ".", search: writePeriod(next), replace: true, resetScroll: false });
  const { data } = query;
  const isEmpty = data?.totalContent === 0 && data.byMonth.every(({ used }) => used === 0) && isAllTime(period);

  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 pb-16 desk:px-10 desk:pt-9">
      <PageHeader title={title} text={t("text")} />
      {isEmpty ? (
        <NothingYet stats={data} />
      ) : (
        <>
          <PageTools
            period={period}
            onPeriod={setPeriod}
            isInvalid={range === null}
            asTables={asTables}
            onAsTables={setAsTables}
            stats={data}
          />
          <div className={cx("mt-6 transition-opacity", query.isPlaceholderData && "opacity-55")}>
            <Body query={query} asTables={asTables} isAllTime={isAllTime(period)} />
          </div>
        </>
      )}
    </div>
  );
}

function isAllTime(period: Period): boolean {
  return "preset" in period && period.preset === "all";
}

interface BodyProps {
  query: { data: Stats | undefined; error: unknown; refetch: () => unknown };
  asTables: boolean;
  isAllTime: boolean;
}

function Body({ query: { data: stats, error, refetch }, ...shown }: BodyProps) {
  const t = useTranslations("charts");
  if (!stats && error) return <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!stats) return <PageSkeleton />;
  return (
    <>
      <StatsFigures stats={stats} />
      <Charts stats={stats} {...shown} />
      <p className="mt-10 text-ink-2 text-label">{t("kept")}</p>
    </>
  );
}

/** Everything that the figures have something to say in: a chart of one bar or one day waits until it can compare. */
function Charts({ stats, asTables, isAllTime }: { stats: Stats; asTables: boolean; isAllTime: boolean }) {
  const chart = { stats, asTables };
  const isNew = isAllTime && !asTables && stats.byMonth.length < 2;
  const divisions = useDivisions(stats);
  const alike = asTables ? [] : divisions.filter(({ groups }) => groups.length === 1);
  const same = alike.length > 0 ? <Alike stats={stats} divisions={alike} /> : null;
  const divided = divisions.filter(({ groups }) => asTables || groups.length > 1 || (groups.length === 0 && !isNew));
  // The first has a place beside the varieties, where there are months to stand above them.
  const beside = isNew ? undefined : divided[0];
  const below = divided.filter((division) => division !== beside);
  return (
    <div className="mt-10 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {isNew ? (
        <div className="grid content-start gap-12">
          <SoundedRight {...chart} />
          {same}
        </div>
      ) : (
        <MonthBars {...chart} />
      )}
      <MonthBox accountStart={stats.accountStart} />
      {isNew ? null : <SoundedRight {...chart} />}
      {beside ? <GroupBars {...chart} division={beside} /> : isNew ? null : same}
      {isNew && stats.days.length < 2 ? null : <HeatMap {...chart} className="xl:col-span-2" />}
      {below.length > 0 ? (
        <div
          className={cx(
            "grid gap-12 md:grid-cols-2 xl:col-span-2",
            !asTables && "xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]",
          )}
        >
          {below.map((division) => (
            <GroupBars key={division.title} {...chart} division={division} />
          ))}
          {beside ? same : null}
        </div>
      ) : null}
      <ActivityList stats={stats} className="xl:col-span-2" />
      {isNew ? <Coming stats={stats} className="max-w-180 xl:col-span-2" /> : null}
    </div>
  );
}

function PageSkeleton() {
  return (
    <>
      <StatsFiguresSkeleton />
      <LoadingState className="mt-10 grid gap-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </LoadingState>
    </>
  );
}
