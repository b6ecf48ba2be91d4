import type { KeywordQuery, KeywordSeries, KeywordTrend, TrendComparison } from "#shared/contracts/trends.ts";
import type { InterestFigures, TrendSeries } from "#shared/trend-figures.ts";
import { type TrendOrigin, trendLimits, trendSourceNames } from "#shared/trends.ts";

/** The first and the last points that a change is measured between. */
const changePoints = 3;

/** Where figures come from, and how old they are. */
export interface FiguresOrigin {
  readonly origin: TrendOrigin;
  readonly fetchedAt: Date;
  readonly isStale: boolean;
}

export type Asked = Omit<KeywordQuery, "source">;
type Interest = Omit<TrendComparison, "series">;

/** The figures of a comparison, on one scale from 0 to 100: the source's own, or 100 for the highest point of all. */
export function toComparison(
  figures: InterestFigures,
  asked: Asked,
  from: FiguresOrigin,
  tried: TrendComparison["tried"] = [],
): TrendComparison {
  const top = topOf(figures);
  return { ...interestOf(figures, asked, from, tried), series: figures.series.map((each) => toSeries(each, top)) };
}

/** Related queries, and the name of their source. */
export interface RelatedQueries {
  readonly source: string;
  readonly queries: readonly string[];
}

/** Where no source of this server tells any. */
export const noQueries: RelatedQueries = { source: "", queries: [] };

/** The figures of one keyword, with its related queries. */
export function toKeywordTrend({ series, ...interest }: TrendComparison, related: RelatedQueries): KeywordTrend {
  const [only] = series;
  if (!only) throw new Error("figures of one keyword have one series");
  return { ...interest, ...only, ...relatedOf(related) };
}

/** No figures: the numbers are null, and the page says why. */
export function withoutFigures(
  keyword: string,
  asked: Asked,
  tried: TrendComparison["tried"],
  related: RelatedQueries,
): KeywordTrend {
  return { ...noInterest(asked, tried), ...toSeries({ keyword, points: [], about: null }, 100), ...relatedOf(related) };
}

export function withoutComparison(asked: Asked, tried: TrendComparison["tried"]): TrendComparison {
  return { ...noInterest(asked, tried), series: [] };
}

function noInterest({ geo, timeframe, category }: Asked, tried: TrendComparison["tried"]): Interest {
  return {
    success: false,
    country: geo,
    timeframe,
    category,
    unit: null,
    period: null,
    source: "",
    origin: null,
    fetchedAt: null,
    isStale: false,
    remarks: [],
    tried,
  };
}

function interestOf(figures: InterestFigures, asked: Asked, from: FiguresOrigin, tried: TrendComparison["tried"]): Interest {
  const times = figures.series.flatMap(({ points }) => points.map(({ time }) => time)).toSorted();
  return {
    ...noInterest(asked, tried),
    success: true,
    unit: figures.unit,
    period: { timeframe: figures.timeframe, country: figures.country, from: times[0] ?? "", to: times.at(-1) ?? "" },
    source: trendSourceNames[from.origin],
    origin: from.origin,
    fetchedAt: from.fetchedAt.toISOString(),
    isStale: from.isStale,
    remarks: [...figures.remarks, ...(figures.unit === "index" ? [] : (["rescaled"] as const))],
  };
}

/** What 100 stands for. An index is from 0 to 100 already. */
function topOf({ unit, series }: InterestFigures): number {
  if (unit === "index") return 100;
  return series.reduce((top, { points }) => points.reduce((most, { value }) => Math.max(most, value), top), 0);
}

function toSeries({ keyword, points, about }: TrendSeries, top: number): KeywordSeries {
  const timelineData = points.map(({ time, value }) => ({
    time,
    value: [top === 0 ? 0 : Math.round((100 * value) / top)],
    count: value,
  }));
  const values = timelineData.map(({ value }) => value[0] ?? 0);
  return {
    keyword,
    interestOverTime: { default: { timelineData } },
    interest: roundedMean(values),
    change: changeOf(values),
    about,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function roundedMean(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.round(mean(values));
}

/** The mean of the last three values less that of the first three. With fewer than six points they would be the same values. */
function changeOf(values: readonly number[]): number | null {
  if (values.length < 2 * changePoints) return null;
  // Adding 0 makes a rounded -0 a 0.
  return Math.round(mean(values.slice(-changePoints)) - mean(values.slice(0, changePoints))) + 0;
}

function relatedOf({ source, queries }: RelatedQueries): Pick<KeywordTrend, "relatedQueries" | "relatedSource"> {
  const rankedKeyword = queries.slice(0, trendLimits.relatedQueries).map((query) => ({ query }));
  return { relatedQueries: { default: { rankedList: [{ rankedKeyword }] } }, relatedSource: source };
}
