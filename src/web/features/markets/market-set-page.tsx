import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { marketSetQuery } from "#web/api/markets.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useMedia } from "#web/lib/media.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { preloadPaperText } from "#web/writing/paper/paper.tsx";
import { MarketSetHeader } from "./market-set-header.tsx";
import { MarketSetTotal } from "./market-set-total.tsx";
import { MarketsSheet } from "./markets-sheet.tsx";
import { MarketsTable } from "./markets-table.tsx";
import { followedMax, useColumns } from "./use-columns.tsx";

/** How often the set itself is asked while some of its texts wait for a stream of their own, and in case that a stream fails. */
const askAgainMs = { waiting: 1_500, streamed: 5_000 } as const;

/** One brief in several markets: a table side by side, on a phone one market at a time. */
export function MarketSetPage({ id }: { id: string }) {
  const t = useTranslations("markets.set");
  const isWide = useMedia("(width >= 768px)");
  const query = useQuery({
    ...marketSetQuery(id),
    refetchInterval: ({ state }) => {
      const running = state.data?.cells.filter(({ generation }) => generation?.state === "running").length ?? 0;
      return running > 0 && askAgainMs[running > followedMax ? "waiting" : "streamed"];
    },
  });
  const { columns, running, followers } = useColumns(query.data);
  useEffect(preloadPaperText, []);

  if (!query.data) {
    const isGone = query.error instanceof ApiError && query.error.code === "request.not_found";
    return (
      <div className="mx-auto w-full max-w-420 px-5 py-8 desk:px-10">
        {query.error ? (
          <ErrorState
            title={t(isGone ? "gone" : "failed")}
            error={query.error}
            {...(isGone ? {} : { onRetry: () => void query.refetch() })}
            action={
              <Link to="/matrix" className={buttonClass()}>
                {t("all")}
              </Link>
            }
          />
        ) : (
          <MarketSetSkeleton />
        )}
      </div>
    );
  }
  const View = isWide ? MarketsTable : MarketsSheet;
  return (
    <div className="mx-auto w-full max-w-420 px-5 pt-5 pb-12 desk:px-10 desk:pt-7">
      {followers}
      <Link to="/matrix" className="touch-target inline-flex items-center gap-2 text-ink-2 text-label hover:text-ink">
        <ArrowLeft aria-hidden className="mirror-rtl size-4" />
        {t("all")}
      </Link>
      <MarketSetHeader set={query.data} columns={columns} running={running} />
      {columns.length === 0 ? (
        <p className="mt-8 border border-hair-2 border-dashed px-7 py-9 text-ink-2">{t("empty")}</p>
      ) : (
        <View set={query.data} columns={columns} />
      )}
      <MarketSetTotal columns={columns} running={running} />
    </div>
  );
}

function MarketSetSkeleton() {
  return (
    <LoadingState className="grid gap-5">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-4 w-2/3" />
      <div className="mt-4 grid grid-cols-1 gap-px bg-hair md:grid-cols-3">
        {["a", "b", "c"].map((key) => (
          <div key={key} className="grid gap-4 bg-sheet p-6">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-40" />
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
