import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookmarkCheck, BookmarkPlus, PenLine, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { KeywordQuery, KeywordTrend } from "#shared/contracts/trends.ts";
import { keywordTrendQuery, savedKeywordsQuery, useSaveKeyword } from "#web/api/trends.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { deskSearch } from "./desk-link.ts";
import { FiguresNote } from "./figures-note.tsx";
import { Sparkline } from "./sparkline.tsx";
import { TriedSources } from "./tried-sources.tsx";
import { usePoints } from "./use-points.ts";

interface KeywordCardProps {
  keyword: string;
  query: KeywordQuery;
  onSearch: (keyword: string) => void;
  onRemove: () => void;
}

/** What is known of one keyword, or why nothing is. */
export function KeywordCard({ keyword, query, onSearch, onRemove }: KeywordCardProps) {
  const t = useTranslations("trends.card");
  const { data: trend, error, refetch } = useQuery(keywordTrendQuery(keyword, query));
  return (
    <li className="border border-hair bg-sheet">
      <div className="flex items-start justify-between gap-3 border-hair border-b px-5 py-3 sm:px-7">
        <h3 className="min-w-0 break-words font-display text-panel">
          <bdi lang="">{keyword}</bdi>
        </h3>
        <IconButton label={t("remove", { keyword })} icon={<X aria-hidden className="size-4.5" />} onClick={onRemove} />
      </div>
      <div className="px-5 py-4 sm:px-7">
        {trend ? (
          <Found trend={trend} onSearch={onSearch} />
        ) : error ? (
          <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton />
        )}
        {trend ? <Acts trend={trend} query={query} /> : null}
      </div>
    </li>
  );
}

function CardSkeleton() {
  return (
    <LoadingState className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-5 w-3/4" />
    </LoadingState>
  );
}

function Found({ trend, onSearch }: { trend: KeywordTrend; onSearch: (keyword: string) => void }) {
  const t = useTranslations("trends.card");
  const points = usePoints();
  if (!trend.success) {
    return (
      <div className="grid gap-2">
        <p className="font-semibold">{t("nothing", { keyword: trend.keyword })}</p>
        {trend.tried.length === 0 ? <p className="text-ink-2">{t("nothingText")}</p> : <TriedSources tried={trend.tried} />}
        <p className="text-ink-2 text-label">{t("ways")}</p>
        <Related trend={trend} onSearch={onSearch} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Sparkline series={trend} className="h-16 w-full text-action" />
        <dl className="flex gap-8">
          <Figure label={t("interest")} note={t("interestNote")} value={points.plain(trend.interest)} />
          <Figure label={t("change")} note={t("changeNote")} value={points.change(trend.change)} />
        </dl>
      </div>
      <FiguresNote {...trend} />
      {trend.about ? (
        <p className="text-label">
          <a href={trend.about.url} target="_blank" rel="noopener noreferrer" className="text-link">
            <bdi lang="">{t("about", { title: trend.about.title })}</bdi>
          </a>
        </p>
      ) : null}
      <TriedSources tried={trend.tried} />
      <Related trend={trend} onSearch={onSearch} />
    </div>
  );
}

function Figure({ label, note, value }: { label: string; note: string; value: string }) {
  return (
    <div className="min-w-20">
      <dt className="text-ink-2 text-label">
        <abbr title={note} className="no-underline">
          {label}
        </abbr>
      </dt>
      <dd className="whitespace-nowrap font-display text-[32px] leading-tight">
        <bdi lang="">{value}</bdi>
      </dd>
    </div>
  );
}

function Related({ trend, onSearch }: { trend: KeywordTrend; onSearch: (keyword: string) => void }) {
  const t = useTranslations("trends.card");
  const queries = trend.relatedQueries.default.rankedList.flatMap(({ rankedKeyword }) => rankedKeyword);
  if (queries.length === 0) return null;
  return (
    <div>
      <h4 className="text-ink-2 text-label">{t("relatedFrom", { source: trend.relatedSource })}</h4>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {queries.map(({ query }) => (
          <li key={query} className="min-w-0">
            <Button size="small" className="max-w-full break-words" onClick={() => onSearch(query)}>
              <bdi lang="">{query}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Acts({ trend, query }: { trend: KeywordTrend; query: KeywordQuery }) {
  const t = useTranslations("trends");
  const textOf = useErrorText();
  const saved = useQuery(savedKeywordsQuery).data ?? [];
  const isSaved = saved.some(({ keyword, country }) => keyword === trend.keyword && country === query.geo);
  const save = useSaveKeyword();
  const keep = () =>
    save.mutate(
      { keyword: trend.keyword, geo: query.geo, timeframe: query.timeframe },
      { onError: (error) => toast({ title: t("saved.saveFailed"), text: textOf(error), tone: "error" }) },
    );
  const related = trend.relatedQueries.default.rankedList.flatMap(({ rankedKeyword }) => rankedKeyword.map((each) => each.query));
  const Icon = isSaved ? BookmarkCheck : BookmarkPlus;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Link
        to="/create"
        search={deskSearch({ topic: trend.keyword, country: query.geo, keywords: [trend.keyword, ...related] })}
        className={buttonClass("outline")}
      >
        <PenLine aria-hidden className="size-4.5" />
        {t("card.write")}
      </Link>
      <Button busy={save.isPending} disabled={isSaved} icon={<Icon aria-hidden className="size-4.5" />} onClick={keep}>
        {t(isSaved ? "card.saved" : "card.save")}
      </Button>
    </div>
  );
}
