import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, PenLine } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { safeFileName } from "#language/text/file-name.ts";
import { daysBetween } from "#shared/calendar.ts";
import type { Season } from "#shared/contracts/seasons.ts";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { languageOf } from "#shared/options.ts";
import { countryVarieties, type TrendCountry } from "#shared/trends.ts";
import { fetchSeasonCalendar, seasonsQuery } from "#web/api/seasons.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { saveFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { deskSearch } from "./desk-link.ts";

/** As many as stand beside the search without making the page longer. */
const shownSeasons = 6;

interface CountryProps {
  country: TrendCountry;
}

/** What is ahead in a country: feasts, national days and sales, each with a way to a text for it. */
export function SeasonsPanel({ country }: CountryProps) {
  const t = useTranslations("seasons");
  const countryName = useTranslations("trends.countries")(country);
  const { data, error, refetch } = useQuery(seasonsQuery(country));
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="font-display text-panel">
        {t("title")} <span className="text-ink-2">{t("country", { country: countryName })}</span>
      </h2>
      <p className="mt-1 text-ink-2 text-label">{t("text")}</p>
      {data ? (
        <SeasonList key={country} seasons={data.seasons} today={data.today} country={country} />
      ) : error ? (
        <ErrorState className="mt-3" title={t("failed")} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState className="mt-3 grid gap-3">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </LoadingState>
      )}
      <Download country={country} countryName={countryName} />
    </section>
  );
}

function SeasonList({ seasons, today, country }: CountryProps & { seasons: readonly Season[]; today: string }) {
  const t = useTranslations("seasons");
  const [isWhole, setWhole] = useState(false);
  const templates = useQuery(templatesQuery).data ?? [];
  const shown = isWhole ? seasons : seasons.slice(0, shownSeasons);
  const more = seasons.length - shownSeasons;
  if (seasons.length === 0) return <p className="mt-3 text-ink-2">{t("none")}</p>;
  return (
    <>
      <ul className="mt-3 border-ink border-t">
        {shown.map((season) => (
          <Row key={season.id} season={season} today={today} country={country} templates={templates} />
        ))}
      </ul>
      {more > 0 ? (
        <Button size="small" variant="ghost" className="-ms-3 mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("fewer") : t("all", { count: more })}
        </Button>
      ) : null}
      {shown.some(({ expected }) => expected) ? <p className="mt-2 text-ink-2 text-label">{t("expectedNote")}</p> : null}
    </>
  );
}

interface RowProps extends CountryProps {
  season: Season;
  today: string;
  templates: readonly TemplateSummary[];
}

function Row({ season, today, country, templates }: RowProps) {
  const t = useTranslations("seasons");
  const format = useFormat();
  const language = useLanguage();
  const distance = useDistance();
  const name = season.name[language];
  const variety = countryVarieties[country];
  // A topic in the language that the text will have.
  const topic = season.name[variety ? languageOf(variety) : language];
  const desk = { topic, country, fields: season.fields };
  const fitting = season.templates.flatMap((id) => templates.filter((template) => template.id === id));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-hair border-b py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {season.expected ? <span className="rounded-tag bg-sunk px-2 text-ink-2 text-label">{t("expected")}</span> : null}
        </p>
        <p className="text-ink-2 text-label">
          <span className="font-medium text-action">{distance(season, today)}</span>
          {" · "}
          {format.dayRange(season.from, season.to)}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1.5 text-label empty:hidden">
          {fitting.map((template) => {
            const label = language === "ar" ? template.nameAr : template.name;
            return (
              <li key={template.id}>
                <Link
                  to="/create"
                  search={deskSearch({ ...desk, template: template.id })}
                  aria-label={t("templateFor", { template: label, name })}
                  className="touch-target inline-flex min-h-6 items-center text-link"
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <Link
        to="/create"
        search={deskSearch(desk)}
        aria-label={t("writeAbout", { name })}
        title={t("write")}
        className={buttonClass("outline", "small", "self-start")}
      >
        <PenLine aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

/** 'in 12 days', 'today', 'on now, 3 more days'. */
function useDistance(): (season: Season, today: string) => string {
  const t = useTranslations("seasons");
  return ({ from, to }, today) => {
    const days = daysBetween(today, from);
    if (days > 1) return t("inDays", { days });
    if (days === 1) return t("tomorrow");
    const left = daysBetween(today, to);
    if (left > 0) return t("onNow", { days: left });
    return t(days === 0 ? "today" : "lastDay");
  };
}

function Download({ country, countryName }: CountryProps & { countryName: string }) {
  const t = useTranslations("seasons");
  const language = useLanguage();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(safeFileName(`${t("title")} ${countryName}`, "ics"), await fetchSeasonCalendar(country, language));
    } catch (error) {
      toast({ title: t("downloadFailed"), text: textOf(error), tone: "error" });
    }
    setBusy(false);
  };
  return (
    <div className="mt-4">
      <Button busy={isBusy} icon={<CalendarPlus aria-hidden className="size-4.5" />} onClick={() => void download()}>
        {t("download")}
      </Button>
      <p className="mt-1.5 text-ink-2 text-label">{t("downloadNote")}</p>
    </div>
  );
}
