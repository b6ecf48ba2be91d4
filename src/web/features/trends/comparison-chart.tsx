import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { KeywordQuery, TrendComparison } from "#shared/contracts/trends.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { comparisonQuery } from "#web/api/trends.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { FiguresNote } from "./figures-note.tsx";
import { linePath, plot } from "./line-path.ts";
import { TriedSources } from "./tried-sources.tsx";
import { useMomentName } from "./use-moment-name.ts";

/** Dashes tell the lines apart where colours do not. */
const lines = [
  { className: "text-action", dash: "" },
  { className: "text-danger", dash: "8 4" },
  { className: "text-ink", dash: "2 4" },
  { className: "text-warn", dash: "12 4 2 4" },
  { className: "text-ink-3", dash: "5 3" },
] as const;
const [width, height, room] = [720, 240, 6];
const gridlines = [25, 50, 75] as const;

/** Up to five keywords in one chart of one source. */
export function Comparison({ keywords, query }: { keywords: readonly string[]; query: KeywordQuery }) {
  const t = useTranslations("trends.comparison");
  const { data, error, refetch } = useQuery(comparisonQuery(keywords, query));
  if (!data && error) return <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        <Skeleton className="h-72" />
      </LoadingState>
    );
  }
  if (data.success) return <ComparisonChart comparison={data} title={t("title")} />;
  return (
    <section aria-label={t("title")} className="grid gap-2">
      <h2 className="font-display text-panel">{t("title")}</h2>
      <p>{t("nothing")}</p>
      <TriedSources tried={data.tried} />
    </section>
  );
}

export function ComparisonChart({ comparison, title }: { comparison: TrendComparison; title: string }) {
  const t = useTranslations("trends");
  const format = useFormat();
  const nameOf = useMomentName();
  const keywords = comparison.series.map(({ keyword }) => keyword);
  const times = timesOf(comparison);
  const byTime = comparison.series.map(
    ({ interestOverTime }) => new Map(interestOverTime.default.timelineData.map(({ time, value }) => [time, value[0] ?? 0])),
  );
  const rows = times.map((time) => [nameOf(time), ...byTime.map((values) => values.get(time) ?? t("card.none"))]).toReversed();
  return (
    <ChartSection
      title={title}
      note={keywords.length > 1 ? t("comparison.scale") : undefined}
      table={{ head: [t("comparison.time"), ...keywords], rows }}
    >
      <Legend keywords={keywords} />
      <div
        role="img"
        aria-label={t("comparison.summary", { keywords: format.list(keywords) })}
        className="relative border-ink border-b ps-8"
      >
        <Lines comparison={comparison} times={times} />
        {gridlines.map((value) => (
          <span
            key={value}
            aria-hidden
            className="absolute inset-s-0 -translate-y-1/2 text-ink-3 text-small leading-none"
            style={{ top: `${100 - value}%` }}
          >
            {format.number(value)}
          </span>
        ))}
      </div>
      <p aria-hidden className="mt-1.5 flex justify-between text-ink-2 text-small">
        <span>{nameOf(times[0] ?? "")}</span>
        <span>{nameOf(times.at(-1) ?? "")}</span>
      </p>
      <FiguresNote {...comparison} className="mt-3" />
    </ChartSection>
  );
}

function timesOf({ series }: TrendComparison): string[] {
  const times = series.flatMap(({ interestOverTime }) => interestOverTime.default.timelineData.map(({ time }) => time));
  return [...new Set(times)].toSorted();
}

function Lines({ comparison, times }: { comparison: TrendComparison; times: readonly string[] }) {
  const direction = pageDirection(usePreferences());
  const places = new Map(times.map((time, at) => [time, at]));
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-56 w-full">
      {gridlines.map((value) => (
        <path
          key={value}
          d={`M0 ${height * (1 - value / 100)}H${width}`}
          className="stroke-hair"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {comparison.series.map(({ keyword, interestOverTime }, at) => {
        const points = interestOverTime.default.timelineData.flatMap(({ time, value }) =>
          plot([value[0] ?? 0], direction, places.get(time) ?? 0, times.length),
        );
        return (
          <path
            key={keyword}
            d={linePath(points, width, height, room)}
            className={lines[at]?.className}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray={lines[at]?.dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

/** Each keyword with a piece of its own line. */
function Legend({ keywords }: { keywords: readonly string[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-label">
      {keywords.map((keyword, at) => (
        <li key={keyword} className="flex min-w-0 items-center gap-2">
          <svg aria-hidden viewBox="0 0 32 8" className={`h-2 w-8 shrink-0 ${lines[at]?.className}`}>
            <path d="M0 4H32" stroke="currentColor" strokeWidth="2.5" strokeDasharray={lines[at]?.dash} />
          </svg>
          <bdi lang="" className="min-w-0 break-words">
            {keyword}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
