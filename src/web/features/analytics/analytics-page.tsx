import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dayIn } from "#shared/calendar.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { loadLaterMessages } from "#shared/locales/messages.ts";
import { allTime, statsQuery } from "#web/api/stats.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ActivityList } from "./activity-list.tsx";
import { AnalyticsFigures, AnalyticsFiguresSkeleton } from "./analytics-figures.tsx";
import { ByTemplate, ByTone, ByVariety, ByWriter, Kinds } from "./breakdowns.tsx";
import { HeatMap } from "./heat-map.tsx";
import { MonthBars } from "./month-bars.tsx";
import { MonthBox } from "./month-box.tsx";
import { PageTools } from "./page-tools.tsx";
import { type Period, rangeOf, readPeriod, writePeriod } from "./period.ts";
import { SoundedRight } from "./sounded-right.tsx";

/** `/analytics`: what was written, counted every way, for a period that stands in the address. */
export function AnalyticsPage() {
  return (
    <WithMessages load={loadLaterMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const t = useTranslations("analytics");
  const title = useTranslations("shell.titles")("analytics");
  const { timeZone } = usePreferences();
  const navigate = useNavigate();
  const period = readPeriod(useSearch({ strict: false }));
  const range = rangeOf(period, dayIn(timeZone, new Date()));
  const [asTables, setAsTables] = useState(false);
  const query = useQuery(statsQuery(range ?? allTime, timeZone));
  const setPeriod = (next: Period) => void navigate({ to: ".", search: writePeriod(next), replace: true, resetScroll: false });
  const isEmpty = query.data?.totalContent === 0 && query.data.byMonth.every(({ used }) => used === 0) && isAllTime(period);

  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 pb-16 desk:px-10 desk:pt-9">
      <PageHeader title={title} text={t("text")} />
      {isEmpty ? (
        <NothingYet />
      ) : (
        <>
          <PageTools
            period={period}
            onPeriod={setPeriod}
            isInvalid={range === null}
            asTables={asTables}
            onAsTables={setAsTables}
            stats={query.data}
          />
          <div className={cx("mt-6 transition-opacity", query.isPlaceholderData && "opacity-55")}>
            <Body query={query} asTables={asTables} />
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
}

function Body({ query: { data: stats, error, refetch }, asTables }: BodyProps) {
  const t = useTranslations("charts");
  if (!stats && error) return <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!stats) return <PageSkeleton />;
  const chart = { stats, asTables };
  return (
    <>
      <AnalyticsFigures stats={stats} />
      <div className="mt-10 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <MonthBars {...chart} />
        <MonthBox />
        <SoundedRight {...chart} />
        <Kinds {...chart} />
        <HeatMap {...chart} className="xl:col-span-2" />
        <div className={cx("grid gap-x-12 gap-y-12 md:grid-cols-2 xl:col-span-2", !asTables && "xl:grid-cols-4")}>
          <ByVariety {...chart} />
          <ByTemplate {...chart} />
          <ByTone {...chart} />
          <ByWriter {...chart} />
        </div>
        <ActivityList stats={stats} className="xl:col-span-2" />
      </div>
      <p className="mt-10 text-ink-2 text-label">{t("kept")}</p>
    </>
  );
}

function NothingYet() {
  const t = useTranslations("analytics.empty");
  const action = (
    <Link to="/create" className={buttonClass("outline")}>
      {t("action")}
    </Link>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} className="mt-6" />;
}

function PageSkeleton() {
  return (
    <>
      <AnalyticsFiguresSkeleton />
      <LoadingState className="mt-10 grid gap-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </LoadingState>
    </>
  );
}
