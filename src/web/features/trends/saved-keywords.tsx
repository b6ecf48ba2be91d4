import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedKeyword } from "#shared/contracts/trend-collection.ts";
import type { KeywordQuery } from "#shared/contracts/trends.ts";
import { keywordTrendQuery, savedKeywordsQuery, useRemoveSavedKeyword } from "#web/api/trends.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { Sparkline } from "./sparkline.tsx";
import { usePoints } from "./use-points.ts";

/** A saved keyword asks what it was saved with. */
const queryOf = ({ country, timeframe }: SavedKeyword): KeywordQuery => ({ geo: country, timeframe, category: 0 });

interface SavedKeywordsProps {
  onOpen: (keyword: string, query: KeywordQuery) => void;
}

/** The keywords that the person watches, each with its course and its change since it was saved. */
export function SavedKeywords({ onOpen }: SavedKeywordsProps) {
  const t = useTranslations("trends.saved");
  const { data, error, refetch } = useQuery(savedKeywordsQuery);
  return (
    <section aria-labelledby="saved-keywords">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="saved-keywords" className="font-display text-panel">
          {t("title")}
        </h2>
        {data && data.length > 0 ? <RefreshAll saved={data} /> : null}
      </div>
      {data ? (
        data.length === 0 ? (
          <p className="mt-2 text-ink-2">{t("empty")}</p>
        ) : (
          <ul className="mt-3 border-ink border-t">
            {data.map((saved) => (
              <Row key={saved.id} saved={saved} onOpen={onOpen} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState className="mt-3" title={t("failed")} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState className="mt-3 grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </LoadingState>
      )}
    </section>
  );
}

/** Asks for all of them, one after another, as the sources want it. */
function RefreshAll({ saved }: { saved: readonly SavedKeyword[] }) {
  const t = useTranslations("trends.saved");
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    // What fails is said by each row: it has no newer figure.
    for (const each of saved)
      await queries.fetchQuery({ ...keywordTrendQuery(each.keyword, queryOf(each)), staleTime: 0 }).catch(() => null);
    await queries.invalidateQueries({ queryKey: savedKeywordsQuery.queryKey });
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      busy={isBusy}
      icon={<RotateCw aria-hidden className="size-4" />}
      onClick={() => void refresh()}
    >
      {t("refresh")}
    </Button>
  );
}

function Row({ saved, onOpen }: SavedKeywordsProps & { saved: SavedKeyword }) {
  const t = useTranslations("trends");
  const points = usePoints();
  const remove = useRemoveSavedKeyword();
  const { keyword, latest, sinceSaved } = saved;
  const drop = () =>
    remove.mutate(saved.id, {
      onSuccess: () => toast({ title: t("saved.removed", { keyword: `\u2068${keyword}\u2069` }) }),
    });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-3 border-hair border-b py-2.5">
      <div className="min-w-0">
        <button
          type="button"
          aria-label={t("saved.open", { keyword })}
          className="block max-w-full break-words text-start font-semibold hover:text-action"
          onClick={() => onOpen(keyword, queryOf(saved))}
        >
          <bdi lang="">{keyword}</bdi>
        </button>
        <span className="block text-ink-2 text-label">
          {[
            t(`countries.${saved.country}`),
            sinceSaved === null ? t("saved.sinceNone") : t("saved.since", { change: points.change(sinceSaved) }),
          ].join(" · ")}
        </span>
      </div>
      {latest ? <Sparkline series={latest} className="h-8 w-20 text-action" /> : <span />}
      <IconButton
        label={t("saved.remove", { keyword })}
        icon={<X aria-hidden className="size-4" />}
        disabled={remove.isPending}
        onClick={drop}
      />
    </li>
  );
}
