import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Copy, FileDown, PenLine, RotateCw, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { safeFileName } from "#language/text/file-name.ts";
import { toCsv } from "#language/text/plain-table.ts";
import type { DailyItem, DailyQuery, DailyTrends } from "#shared/contracts/trends.ts";
import { dailyCountries, dailyPeriods, isRealTrendSource } from "#shared/trends.ts";
import { dailyTrendsQuery, trendSourcesQuery } from "#web/api/trends.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { saveTextFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { deskSearch } from "./desk-link.ts";
import { FiguresNote } from "./figures-note.tsx";
import { TriedSources } from "./tried-sources.tsx";

const columns = ["place", "title", "traffic", "news"] as const;

interface DailyListProps {
  country: DailyTrends["country"];
  onCountry: (country: DailyTrends["country"]) => void;
  onSearch: (keyword: string) => void;
}

/** What rises in searches today, or is read most, with its news. */
export function DailyList({ country, onCountry, onSearch }: DailyListProps) {
  const t = useTranslations("trends");
  const [timeframe, setTimeframe] = useState<DailyTrends["timeframe"]>("24h");
  const [list, setList] = useState<DailyQuery["list"]>();
  const sources = useQuery(trendSourcesQuery).data;
  const { data, error, isFetching, refetch } = useQuery(dailyTrendsQuery(country, { timeframe, ...(list ? { list } : {}) }));
  const shownList = list ?? data?.list ?? "searched";
  const hasBoth = !sources || (sources.searched.length > 0 && sources.read.length > 0);
  return (
    <section aria-labelledby="daily-list">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="daily-list" className="font-display text-panel">
          {t(`daily.${shownList}`)}
        </h2>
        {data ? <Badge trends={data} /> : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t("daily.country")}
          className="w-auto! min-w-40"
          value={country}
          onValueChange={onCountry}
          options={dailyCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
        />
        <Select
          aria-label={t("daily.timeframe")}
          className="w-auto! min-w-32"
          value={timeframe}
          onValueChange={setTimeframe}
          options={dailyPeriods.map((value) => ({ value, label: t(`daily.timeframes.${value}`) }))}
        />
        {hasBoth ? (
          <Select
            aria-label={t("daily.list")}
            disabled={!sources}
            className="w-auto! min-w-48"
            value={shownList}
            onValueChange={setList}
            options={(["searched", "read"] as const).map((value) => ({ value, label: t(`daily.${value}`) }))}
          />
        ) : null}
        <Button
          className="min-h-11"
          busy={isFetching}
          icon={<RotateCw aria-hidden className="size-4.5" />}
          onClick={() => void refetch()}
        >
          <span className="max-sm:sr-only">{t("daily.refresh")}</span>
        </Button>
        {data && data.searches.length > 0 ? <ListTools trends={data} /> : null}
      </div>
      {data ? (
        <ListBody trends={data} country={country} onSearch={onSearch} />
      ) : error ? (
        <ErrorState className="mt-4" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState className="mt-4 grid gap-3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </LoadingState>
      )}
    </section>
  );
}

/** The sources are switched off, by the person or for the whole server: no connection is at fault. */
const isNobodyAsked = ({ tried }: DailyTrends) => tried.every(({ reason }) => reason === "off");

/** Whether the list is real, or the connection is at fault. */
function Badge({ trends }: { trends: DailyTrends }) {
  const t = useTranslations("trends");
  const isReal = isRealTrendSource(trends.source) && trends.searches.length > 0;
  if (!isReal && isNobodyAsked(trends)) return null;
  return (
    <span className={`rounded-tag px-2.5 py-1 text-label ${isReal ? "bg-action-tint text-action" : "bg-sunk text-danger"}`}>
      {isReal && trends.origin ? t("daily.real", { source: t(`origins.${trends.origin}`) }) : t("daily.connection")}
    </span>
  );
}

function ListTools({ trends }: { trends: DailyTrends }) {
  const t = useTranslations("trends");
  const name = [t("daily.fileName"), t(`countries.${trends.country}`), trends.date].join(" ");
  const lines = trends.searches.map((item, at) => `${at + 1}. ${item.title} - ${item.formattedTraffic || t("daily.noTraffic")}`);
  const copy = () =>
    navigator.clipboard.writeText(lines.join("\n")).then(
      () => toast({ title: t("daily.copied"), tone: "success" }),
      () => toast({ title: t("daily.copyFailed"), tone: "error" }),
    );
  const saveCsv = () => {
    const rows = trends.searches.map(({ title, formattedTraffic, news }, at) => [
      at + 1,
      title,
      formattedTraffic,
      news.map((each) => each.title).join(" | "),
    ]);
    saveTextFile(
      safeFileName(name, "csv"),
      "text/csv",
      toCsv({ head: columns.map((column) => t(`daily.columns.${column}`)), rows }),
    );
  };
  return (
    <>
      <Button className="min-h-11" icon={<Copy aria-hidden className="size-4.5" />} onClick={() => void copy()}>
        <span className="max-sm:sr-only">{t("daily.copy")}</span>
      </Button>
      <Button
        className="min-h-11"
        icon={<FileDown aria-hidden className="size-4.5" />}
        onClick={() => saveTextFile(safeFileName(name, "txt"), "text/plain", `${lines.join("\n")}\n`)}
      >
        <span className="max-sm:sr-only">{t("daily.exportText")}</span>
      </Button>
      <Button className="min-h-11" icon={<Table2 aria-hidden className="size-4.5" />} onClick={saveCsv}>
        <span className="max-sm:sr-only">{t("daily.exportCsv")}</span>
      </Button>
    </>
  );
}

function ListBody({ trends, country, onSearch }: Pick<DailyListProps, "country" | "onSearch"> & { trends: DailyTrends }) {
  const t = useTranslations("trends");
  const format = useFormat();
  if (trends.searches.length === 0) {
    return (
      <div className="mt-4 grid gap-2 border border-hair-2 border-dashed px-5 py-6 sm:px-7">
        <p className="font-semibold">{t("daily.date", { date: format.day(trends.date) })}</p>
        <p>{t("daily.nothingText", { country: t(`countries.${country}`) })}</p>
        <TriedSources tried={trends.tried} />
        <p className="text-ink-2 text-label">{t(isNobodyAsked(trends) ? "daily.off" : "daily.ways")}</p>
      </div>
    );
  }
  return (
    <>
      <p className="mt-3 text-ink-2 text-label">
        {t("daily.date", { date: format.day(trends.date) })}
        {trends.timeframe === "24h" ? null : <span>{` · ${t("daily.days", { days: trends.days })}`}</span>}
      </p>
      <FiguresNote {...trends} unit={null} period={null} />
      <TriedSources tried={trends.tried} />
      <ol className="mt-3 border-ink border-t">
        {trends.searches.map((item, at) => (
          <Row key={item.title} item={item} place={at + 1} trends={trends} onSearch={onSearch} />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  item: DailyItem;
  place: number;
  trends: DailyTrends;
  onSearch: (keyword: string) => void;
}

function Row({ item, place, trends, onSearch }: RowProps) {
  const t = useTranslations("trends.daily");
  const format = useFormat();
  const traffic = item.formattedTraffic;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 border-hair border-b py-3">
      <span className="pt-0.5 text-ink-3 tabular-nums">{format.number(place)}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <button
            type="button"
            aria-label={t("look", { title: item.title })}
            className="min-w-0 break-words text-start font-semibold hover:text-action"
            onClick={() => onSearch(item.title)}
          >
            <bdi lang="">{item.title}</bdi>
          </button>
          <span className="text-ink-2 text-label">
            {traffic ? t(trends.unit === "views" ? "views" : "searches", { traffic: `\u2068${traffic}\u2069` }) : t("noTraffic")}
          </span>
        </p>
        <Headlines news={item.news} />
      </div>
      <Link
        to="/create"
        search={deskSearch({ topic: item.title, country: trends.country, keywords: [item.title], headlines: item.news })}
        aria-label={t("write", { title: item.title })}
        className={buttonClass("outline", "small")}
      >
        <PenLine aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

function Headlines({ news }: Pick<DailyItem, "news">) {
  const t = useTranslations("trends.daily");
  if (news.length === 0) return null;
  return (
    <ul aria-label={t("headlines")} className="mt-1 grid gap-0.5 text-ink-2 text-label">
      {news.map(({ title, url, publisher }) => (
        <li key={`${title}${url}`} className="min-w-0 break-words">
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              <bdi lang="">{title}</bdi>
            </a>
          ) : (
            <bdi lang="">{title}</bdi>
          )}
          {publisher ? (
            <>
              {" · "}
              <bdi lang="">{publisher}</bdi>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
