import type { TriedSource } from "#shared/contracts/trends.ts";
import type { DailyFigures, InterestFigures } from "#shared/trend-figures.ts";
import type { KeywordCountry, Timeframe, TrendCategory, TrendCountry, TrendSourceId } from "#shared/trends.ts";

export interface InterestQuestion {
  /** One to five. Sources with a scale of their own compare them in one request. */
  readonly keywords: readonly string[];
  readonly country: KeywordCountry;
  readonly timeframe: Timeframe;
  readonly category: TrendCategory;
  /** The moment of the question. */
  readonly now: Date;
}

interface DailyQuestion {
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
export type TrendFailure = Exclude<TriedSource["reason"], "off">;

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
