import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { MarketSetSummary } from "#shared/contracts/markets.ts";
import { marketSetsQuery } from "#web/api/markets.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

/** The sets that were written before, newest first. */
export function EarlierMarketSets() {
  const t = useTranslations("markets.start");
  const query = useInfiniteQuery(marketSetsQuery);
  const sets = query.data?.pages.flatMap((page) => page.sets);
  return (
    <section aria-labelledby="earlier-sets">
      <h2 id="earlier-sets" className="border-ink border-t pt-5 font-display text-panel">
        {t("earlier")}
      </h2>
      {sets ? (
        sets.length === 0 ? (
          <p className="mt-2 text-ink-3 text-label">{t("earlierEmpty")}</p>
        ) : (
          <ul className="mt-2 border-hair border-t">
            {sets.map((set) => (
              <MarketSetRow key={set.id} set={set} />
            ))}
          </ul>
        )
      ) : query.error ? (
        <ErrorState title={t("earlierFailed")} error={query.error} onRetry={() => void query.refetch()} className="mt-4" />
      ) : (
        <LoadingState className="mt-4 grid gap-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-2/3" />
        </LoadingState>
      )}
      {query.hasNextPage ? (
        <Button size="small" className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("earlierMore")}
        </Button>
      ) : null}
    </section>
  );
}

function MarketSetRow({ set }: { set: MarketSetSummary }) {
  const t = useTranslations("libraryItem");
  const format = useFormat();
  return (
    <li className="relative border-hair border-b py-3.5 transition-colors hover:bg-sheet">
      <Link
        to="/matrix"
        search={{ set: set.id }}
        dir={directionOf(set.title) ?? undefined}
        className="page-aligned line-clamp-2 pb-0.5 font-bold font-display text-[20px] leading-[1.6] after:absolute after:inset-0"
      >
        {set.title || t("noTitle")}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-label">
        {set.varieties.map((variety) => (
          <VarietyName key={variety} variety={variety} short />
        ))}
        <time dateTime={set.createdAt} title={format.dateTime(set.createdAt)} className="text-ink-2">
          {format.relative(set.createdAt)}
        </time>
      </p>
    </li>
  );
}
