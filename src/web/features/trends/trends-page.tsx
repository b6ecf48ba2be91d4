import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { DailyTrends, KeywordQuery } from "#shared/contracts/trends.ts";
import { loadTrendMessages } from "#shared/locales/messages.ts";
import { dailyCountries } from "#shared/trends.ts";
import { trendSourcesQuery } from "#web/api/trends.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Comparison } from "./comparison-chart.tsx";
import { DailyList } from "./daily-list.tsx";
import { KeywordCard } from "./keyword-card.tsx";
import { SavedKeywords } from "./saved-keywords.tsx";
import { SearchCard } from "./search-card.tsx";
import { SeasonsPanel } from "./seasons-panel.tsx";
import { TrendFiles } from "./trend-files.tsx";
import { readTrendsAddress, withKeyword, writeTrendsAddress } from "./trends-address.ts";

/** `/google-trends`: what is searched, read and reported, and the way from there to a text. */
export function TrendsPage() {
  return (
    <WithMessages load={loadTrendMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const t = useTranslations("trends");
  const title = useTranslations("shell.titles")("trends");
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { keywords, query } = readTrendsAddress(search);
  const sources = useQuery(trendSourcesQuery).data;
  const go = (next: { keywords?: readonly string[]; query?: KeywordQuery; daily?: DailyTrends["country"] }) => {
    const { daily = search.daily } = next;
    const params = writeTrendsAddress({ keywords: next.keywords ?? keywords, query: next.query ?? query });
    void navigate({ to: ".", search: { ...params, ...(daily ? { daily } : {}) }, resetScroll: false });
  };
  const onSearch = (keyword: string) => go({ keywords: withKeyword(keywords, keyword) });
  const country =
    dailyCountries.find((each) => each === search.daily) ?? dailyCountries.find((each) => each === query.geo) ?? "EG";

  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 pb-16 desk:px-10 desk:pt-9">
      <PageHeader title={title} text={t("text")} />
      <div className="mt-6 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-12">
          <div className="grid gap-6">
            <SearchCard query={query} onQuery={(next) => go({ query: next })} onSearch={onSearch} />
            {keywords.length > 1 ? <Comparison keywords={keywords} query={query} /> : null}
            <ul className="grid gap-6 empty:hidden">
              {keywords.map((keyword) => (
                <KeywordCard
                  key={keyword}
                  keyword={keyword}
                  query={query}
                  onSearch={onSearch}
                  onRemove={() => go({ keywords: keywords.filter((each) => each !== keyword) })}
                />
              ))}
            </ul>
            {keywords.length > 0 && sources?.related.length === 0 ? (
              <p className="text-ink-2 text-label">{t("card.noRelated")}</p>
            ) : null}
          </div>
          <DailyList country={country} onCountry={(daily) => go({ daily })} onSearch={onSearch} />
          <TrendFiles onSearch={onSearch} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <SavedKeywords
            onOpen={(keyword, saved) =>
              go({ keywords: withKeyword(saved.geo === query.geo ? keywords : [], keyword), query: saved })
            }
          />
          <SeasonsPanel country={query.geo} />
        </div>
      </div>
    </div>
  );
}
