import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import { useUser } from "#web/api/session.ts";
import { allTime, statsQuery } from "#web/api/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { EmptyState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ByKind, ByVariety } from "./breakdowns.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { greetingAt } from "./greeting.ts";
import { LoomChart } from "./loom-chart.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentContent } from "./recent-content.tsx";
import { RunningTexts } from "./running-texts.tsx";

/** Few people save keywords, so its texts and code come after the page. */
const RisingKeywords = lazy(async () => ({ default: (await import("./rising-keywords.tsx")).RisingKeywords }));

/** `/`, `/dashboard` and `/dashboard-tailadmin`: where the person stands, what they wrote last, and the ways on. */
export function DashboardPage() {
  const { timeZone } = usePreferences();
  const query = useQuery(statsQuery(allTime, timeZone));
  const stats = query.data;
  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 desk:px-10 desk:pt-9">
      <Welcome />
      <DashboardFigures query={query} />
      <div className="mt-8 flex grow flex-col gap-12 pb-12 xl:mt-10">
        <RunningTexts />
        {stats && stats.totalContent === 0 ? <NothingYet /> : <Work stats={stats} isLoading={query.isPending} />}
        {/* Where they stand shows with the figures: for a newcomer far higher than below texts and charts. */}
        {query.isPending ? null : (
          <>
            <Suspense>
              <RisingKeywords />
            </Suspense>
            <QuickActions />
          </>
        )}
      </div>
      {/* On a phone the one main act stays under the thumb. */}
      <div className="sticky bottom-0 z-20 -mx-5 border-hair border-t bg-page px-5 py-3 sm:hidden">
        <WriteLink size="main" extra="w-full" />
      </div>
    </div>
  );
}

/** Recent texts and charts: on a phone in the order in which they are asked for, side by side where there is room. */
function Work({ stats, isLoading }: { stats: Stats | undefined; isLoading: boolean }) {
  return (
    <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14">
      <RecentContent total={stats?.totalContent} isLoading={isLoading} className="min-w-0 xl:col-start-1 xl:row-start-2" />
      {stats ? (
        <>
          <LoomChart stats={stats} className="xl:col-start-1 xl:row-start-1" />
          <ByKind stats={stats} className="xl:col-start-2 xl:row-start-1" />
          <ByVariety stats={stats} className="xl:col-start-2 xl:row-start-2" />
        </>
      ) : null}
      {/* Where the figures failed, their own place says so; the texts are there without them. */}
      {isLoading ? (
        <LoadingState className="grid content-start gap-4">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-48" />
        </LoadingState>
      ) : null}
    </div>
  );
}

function Welcome() {
  const t = useTranslations();
  const format = useFormat();
  const { timeZone } = usePreferences();
  const user = useUser();
  const now = new Date();
  const name = user.displayName || user.email?.split("@")[0] || t("shell.fallbackName");
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 desk:mb-8">
      <div className="min-w-0">
        <h1 id={pageHeadingId} tabIndex={-1} className="page-title arabic:pt-3">
          {t.rich(`dashboard.greeting.${greetingAt(now, timeZone)}`, { name, isolated: (chunks) => <bdi>{chunks}</bdi> })}
        </h1>
        <p className="mt-1 text-ink-2">{format.fullDay(now)}</p>
      </div>
      <WriteLink extra="hidden! sm:inline-flex!" />
    </header>
  );
}

function WriteLink({ size = "normal", extra }: { size?: "normal" | "main"; extra: string }) {
  const t = useTranslations("dashboard");
  return (
    <Link to="/create" className={buttonClass("action", size, extra)}>
      <PenLine aria-hidden className="size-4.5" />
      {t("write")}
    </Link>
  );
}

function NothingYet() {
  const t = useTranslations("dashboard.empty");
  const action = (
    <Link to="/create" className={buttonClass("outline")}>
      {t("action")}
    </Link>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} />;
}
