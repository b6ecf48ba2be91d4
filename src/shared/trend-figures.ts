import type { DailyItem, TrendComparison } from "./contracts/trends.ts";
import type { Timeframe, TrendCountry } from "./trends.ts";

/** What the points of a source count. `index`: 0 to 100 of the source's own scale, 100 for the busiest point of the question. */
type TrendUnit = "index" | "views" | "articles";

/** What a source says of figures that are not quite what was asked for. */
export type TrendRemark = Exclude<TrendComparison["remarks"][number], "rescaled">;

export interface TrendPoint {
  /** A moment or a day, in ISO 8601. */
  readonly time: string;
  /** In the unit of the figures, never negative. */
  readonly value: number;
}

export interface TrendSeries {
  readonly keyword: string;
  readonly points: readonly TrendPoint[];
  /** What the points are about, where the source found it by the keyword: the article and its address. */
  readonly about: { readonly title: string; readonly url: string } | null;
}

export interface InterestFigures {
  readonly unit: TrendUnit;
  /** null: all countries. */
  readonly country: TrendCountry | null;
  /** The period that the figures are of; the asked one, or the nearest that the source has. */
  readonly timeframe: Timeframe;
  /** One for each keyword, in their order; without points where the source knows nothing of it. */
  readonly series: readonly TrendSeries[];
  readonly remarks: readonly TrendRemark[];
}

export interface DailyFigures {
  /** `searches` only from a source of searches; readers of an encyclopaedia are `views`. */
  readonly unit: "searches" | "views";
  /** null: all countries. */
  readonly country: TrendCountry | null;
  /** The day that the list is of, 'YYYY-MM-DD'. */
  readonly day: string;
  /** The most first. */
  readonly items: readonly DailyItem[];
  readonly remarks: readonly TrendRemark[];
}

/** What a source tells, by capability, as it is stored. */
export interface TrendAnswers {
  interest: InterestFigures;
  related: readonly string[];
  searched: DailyFigures;
  read: DailyFigures;
}

/** What a file of figures holds: columns of interest over time, or related queries of one keyword. */
export interface ImportedFigures {
  readonly interest: InterestFigures | null;
  readonly related: readonly { readonly keyword: string; readonly queries: readonly string[] }[];
}
