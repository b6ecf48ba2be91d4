import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { Fragment, useState } from "react";
import { useTranslations } from "use-intl";
import type { KeywordQuery, TrendSources } from "#shared/contracts/trends.ts";
import { pageDirection } from "#shared/page-direction.ts";
import {
  type TrendSourceId,
  timeframes,
  trendCategories,
  trendCountries,
  trendLimits,
  trendSourceHosts,
} from "#shared/trends.ts";
import { trendSourcesQuery } from "#web/api/trends.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Input } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { plainKeyword } from "./trends-address.ts";

interface SearchCardProps {
  query: KeywordQuery;
  onQuery: (query: KeywordQuery) => void;
  onSearch: (keyword: string) => void;
}

/** The keyword and where, when and among what it is looked up. */
export function SearchCard({ query, onQuery, onSearch }: SearchCardProps) {
  const t = useTranslations("trends.search");
  const [typed, setTyped] = useState("");
  const keyword = plainKeyword(typed);
  const page = pageDirection(usePreferences());
  const sources = useQuery(trendSourcesQuery).data;
  return (
    <section aria-label={t("title")} className="border border-hair bg-sheet px-5 py-5 sm:px-7">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (keyword === "") return;
          onSearch(keyword);
          setTyped("");
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("label")} className="min-w-0 grow basis-64">
            {(control) => (
              <Input
                {...control}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={trendLimits.keywordChars}
                // An empty field follows the page, so that the placeholder starts where the page does.
                dir={typed === "" ? page : "auto"}
                placeholder={t("placeholder")}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="action"
            className="min-h-11 max-sm:w-full"
            disabled={keyword === ""}
            icon={<Search aria-hidden className="size-4.5" />}
          >
            {t("submit")}
          </Button>
        </div>
        <Choices query={query} onQuery={onQuery} sources={sources} />
      </form>
      {sources ? (
        sources.isOn ? (
          <SentTo query={query} sources={sources} />
        ) : (
          <SwitchedOff isByOperator={!sources.isOnByOperator} />
        )
      ) : (
        <Skeleton className="mt-4 h-12 sm:h-6" />
      )}
    </section>
  );
}

interface ChoicesProps extends Pick<SearchCardProps, "query" | "onQuery"> {
  sources: TrendSources | undefined;
}

function Choices({ query, onQuery, sources }: ChoicesProps) {
  const t = useTranslations("trends");
  const { source: _, ...withoutSource } = query;
  const known = sources?.interest ?? [];
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
      <Field label={t("search.country")}>
        {(control) => (
          <Select
            {...control}
            value={query.geo}
            onValueChange={(geo) => onQuery({ ...query, geo })}
            options={trendCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("search.timeframe")}>
        {(control) => (
          <Select
            {...control}
            value={query.timeframe}
            onValueChange={(timeframe) => onQuery({ ...query, timeframe })}
            options={timeframes.map((value) => ({ value, label: t(`timeframes.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("search.category")}>
        {(control) => (
          <Select
            {...control}
            value={`${query.category}`}
            onValueChange={(value) => onQuery({ ...query, category: trendCategories.find((id) => `${id}` === value) ?? 0 })}
            options={trendCategories.map((id) => ({ value: `${id}`, label: t(`categories.${id}`) }))}
          />
        )}
      </Field>
      {known.length > 1 || !sources ? (
        <Field label={t("search.source")}>
          {(control) => (
            <Select<TrendSourceId | "any">
              {...control}
              disabled={!sources}
              value={query.source ?? "any"}
              onValueChange={(value) => onQuery(value === "any" ? withoutSource : { ...query, source: value })}
              options={[
                { value: "any", label: t("search.anySource") },
                ...known.map((value) => ({ value, label: t(`origins.${value}`) })),
              ]}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

/** Whom typed words are sent to: said before anything is typed. */
function SentTo({ query, sources }: { query: KeywordQuery; sources: TrendSources }) {
  const t = useTranslations("trends.search");
  const asked = [...sources.interest.filter((id) => query.source === undefined || id === query.source), ...sources.related];
  const hosts = [...new Set(asked.flatMap((id) => trendSourceHosts[id]))];
  const isSent = hosts.length > 0;
  return (
    <p className="mt-4 text-ink-2 text-label">
      {isSent ? t("sentTo") : t("nothingSent")}{" "}
      {isSent
        ? hosts.map((host, at) => (
            <Fragment key={host}>
              {at > 0 ? " · " : null}
              <bdi lang="">{host}</bdi>
            </Fragment>
          ))
        : null}{" "}
      <Link to="/settings" hash="trends" className="text-link whitespace-nowrap">
        {t("settings")}
      </Link>
    </p>
  );
}

/** Whoever finds no figures learns here that nobody is asked, and who switched it off. */
function SwitchedOff({ isByOperator }: { isByOperator: boolean }) {
  const t = useTranslations("trends.off");
  return (
    <p role="status" className="mt-4 text-label">
      {t(isByOperator ? "operator" : "person")}{" "}
      {isByOperator ? null : (
        <Link to="/settings" hash="trends" className="text-link">
          {t("on")}
        </Link>
      )}
    </p>
  );
}
