import type { DailyItem } from "#shared/contracts/trends.ts";
import type { Timeframe, TrendCategory, TrendCountry, TrendSourceId } from "#shared/trends.ts";

/** What the points of a source count. `index`: 0 to 100 of the source's own scale, 100 for the busiest point of the question. */
export type TrendUnit = "index" | "views" | "articles";

/** What a card says of figures that are not quite what was asked for. */
export type TrendRemark =
  /** The source has no figures by country; these are of all countries. */
  | "all_countries"
  /** Wikimedia withholds the figures of this country to protect its readers. */
  | "country_withheld"
  /** The source cannot give so short a period, so this is the nearest longer one. */
  | "longer_period"
  /** The source cannot give so long a period; this is its longest. */
  | "shorter_period"
  /** The source knows no categories; these figures are of all of them. */
  | "all_categories";

export interface InterestQuestion {
  /** One to five. Sources with a scale of their own compare them in one request. */
  readonly keywords: readonly string[];
  readonly country: TrendCountry;
  readonly timeframe: Timeframe;
  readonly category: TrendCategory;
  /** The moment of the question. */
  readonly now: Date;
}

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

export interface DailyQuestion {
  readonly country: TrendCountry;
  readonly now: Date;
}

/**
 * A service that tells trends: one file each, one line in `registry.ts`. Each capability is a method; a source leaves out what it cannot
 * do. Methods fetch through `Ask` only and throw `TrendSourceError`; whatever else they throw counts as an answer of another form.
 */
export interface TrendSource {
  readonly id: TrendSourceId;
  /** Interest over time. */
  interest?(question: InterestQuestion, ask: Ask): Promise<InterestFigures>;
  /** Queries that people made together with the keyword, the most frequent first. */
  related?(question: Omit<InterestQuestion, "keywords"> & { readonly keyword: string }, ask: Ask): Promise<readonly string[]>;
  /** The searches that rise today. */
  searched?(question: DailyQuestion, ask: Ask): Promise<DailyFigures>;
  /** What is read most. */
  read?(question: DailyQuestion, ask: Ask): Promise<DailyFigures>;
  /** Milliseconds from the beginning of one request to the beginning of the next; 0: only one after another. */
  readonly gapMs: number;
}

export type TrendCapability = "interest" | "related" | "searched" | "read";

/** The values of a stored answer, by capability. */
export interface TrendAnswers {
  interest: InterestFigures;
  related: readonly string[];
  searched: DailyFigures;
  read: DailyFigures;
}

/** One request to the source's host. */
interface TrendRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  /** Statuses besides 200 that the source reads itself: 404 of a service that says so of what it does not know. */
  readonly statuses?: readonly number[];
}

/** Asks the source's host, through the guarded fetch, at the source's pace. @throws TrendSourceError */
export type Ask = (request: TrendRequest) => Promise<{ readonly status: number; readonly text: string; json(): unknown }>;

/** Why a source gave no figures. */
export type TrendFailure =
  /** It knows nothing of what was asked. */
  | "no_data"
  /** It has no list for this country. */
  | "no_feed"
  | "timeout"
  | "rate_limited"
  /** It refused the operator's key. */
  | "unauthorized"
  /** The host cannot be reached, or fails. */
  | "unreachable"
  /** It answered in a form that this version does not read. */
  | "changed"
  /** It failed several times, and is left alone for a while. */
  | "paused"
  /** Too many questions wait for it. */
  | "busy";

export class TrendSourceError extends Error {
  override readonly name = "TrendSourceError";
  readonly reason: TrendFailure;
  /** How long the source asked to be left alone. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: TrendFailure, message: string, options: { cause?: unknown; retryAfterSeconds?: number | null } = {}) {
    super(message, options);
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
