import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import type { RegisteredSource } from "#server/trends/registry.ts";
import { type TrendCapability, TrendSourceError } from "#server/trends/source.ts";
import { dayIn } from "#shared/calendar.ts";
import type {
  DailyQuery,
  DailyTrends,
  KeywordQuery,
  KeywordTrend,
  TrendComparison,
  TrendSources,
  TriedSource,
} from "#shared/contracts/trends.ts";
import type { DailyFigures, InterestFigures } from "#shared/trend-figures.ts";
import { type KeywordCountry, type Timeframe, type TrendSourceId, trendSourceNames } from "#shared/trends.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { createAnswerBook } from "./trends.answers.ts";
import { mergeDays } from "./trends.daily.ts";
import { type Asked, noQueries, toComparison, toKeywordTrend, withoutComparison, withoutFigures } from "./trends.figures.ts";
import type { TrendImportsService } from "./trends.imports.service.ts";

/** Most answers come from the store; a page with fifty saved keywords is read anew a few times. */
const limit = { scope: "trends", max: 240, windowSeconds: 600 };

/** Searches where a source tells them now, else articles. */
const dailyLists = ["searched", "read"] as const;

type TrendsDeps = Pick<Deps, "db" | "clock" | "log" | "trends">;
/** A saved keyword: its figures are comparable only with those of the source that told the first. */
interface WatchedKeyword {
  readonly keyword: string;
  readonly country: KeywordCountry;
  readonly timeframe: Timeframe;
  readonly baselineSource: TrendSourceId | null;
}

interface TrendsParts {
  readonly settings: SettingsService;
  readonly imports: TrendImportsService;
}

export interface TrendsService {
  /** Where no source knows the keyword, the person's imported files are looked through. @throws AppError request.rate_limited */
  keyword(owner: Owner, keyword: string, query: KeywordQuery): Promise<KeywordTrend>;
  /** @throws AppError request.rate_limited */
  compare(owner: Owner, keywords: readonly string[], query: KeywordQuery): Promise<TrendComparison>;
  /** @throws AppError request.rate_limited */
  daily(owner: Owner, country: DailyTrends["country"], query: DailyQuery): Promise<DailyTrends>;
  sources(owner: Owner): Promise<TrendSources>;
  /** The interest in a saved keyword as its own source tells it now; null where it does not. Counts against nobody's limit. */
  watch(saved: WatchedKeyword): Promise<number | null>;
  /** The newest stored figures of one source, whatever their age; nothing is asked. */
  stored(keyword: string, asked: Asked, source: TrendSourceId): Promise<KeywordTrend | null>;
}

export function createTrendsService(deps: TrendsDeps, { settings, imports }: TrendsParts): TrendsService {
  const { db, clock, trends } = deps;
  const book = createAnswerBook(deps);
  const count = (owner: Owner) => countCall(db, { ...limit, subject: owner.userId }, clock());
  const isAllowed = async (owner: Owner) => (await settings.trends(owner.userId)).sources;

  /** The sources to ask, and, where they are switched off, what is told of each instead. */
  async function sourcesFor(owner: Owner, capability: TrendCapability, only?: TrendSourceId) {
    const having = trends.having(capability).filter(({ source }) => only === undefined || source.id === only);
    if (await isAllowed(owner)) return { having, off: [] };
    return { having: [], off: having.map(({ source }): TriedSource => ({ source: source.id, reason: "off" })) };
  }

  async function askInterest(keywords: readonly string[], asked: Asked, having: readonly RegisteredSource[]) {
    const { geo: country, timeframe, category } = asked;
    return book.ask(
      {
        capability: "interest",
        subject: interestSubject(keywords, asked),
        ask: (source, ask) => source.interest?.({ keywords, country, timeframe, category, now: clock() }, ask) ?? refuse(),
        isEmpty: ({ series }) => series.every(({ points }) => points.length === 0),
      },
      having,
    );
  }

  async function askRelated(keyword: string, { geo: country, timeframe, category }: Asked, having: readonly RegisteredSource[]) {
    const { answered } = await book.ask(
      {
        capability: "related",
        subject: interestSubject([keyword], { geo: country, timeframe, category }),
        ask: (source, ask) => source.related?.({ keyword, country, timeframe, category, now: clock() }, ask) ?? refuse(),
        isEmpty: (queries) => queries.length === 0,
      },
      having,
    );
    return answered && { source: trendSourceNames[answered.source], queries: answered.value };
  }

  async function compare(
    owner: Owner,
    keywords: readonly string[],
    { source, ...asked }: KeywordQuery,
  ): Promise<TrendComparison> {
    const { having, off } = await sourcesFor(owner, "interest", source);
    const { answered, tried } = await askInterest(keywords, asked, having);
    if (!answered) return withoutComparison(asked, [...off, ...tried]);
    const from = { origin: answered.source, fetchedAt: answered.fetchedAt, isStale: answered.isStale };
    return toComparison(asTyped(answered.value, keywords), asked, from, [...tried]);
  }

  async function askDaily(owner: Owner, country: DailyTrends["country"], list: DailyTrends["list"]) {
    const { having, off } = await sourcesFor(owner, list);
    const { answered, tried } = await book.ask(
      {
        capability: list,
        subject: [country],
        ask: (source, ask) => source[list]?.({ country, now: clock() }, ask) ?? refuse(),
        isEmpty: ({ items }: DailyFigures) => items.length === 0,
      },
      having,
    );
    return { answered, tried: [...off, ...tried] };
  }

  return {
    async keyword(owner, keyword, query) {
      await count(owner);
      const { source: _, ...asked } = query;
      // One after the other: a source takes one question at a time anyway, and the figures name the reason of its first refusal.
      const comparison = await compare(owner, [keyword], query);
      const related = await askRelated(keyword, asked, (await sourcesFor(owner, "related")).having);
      const own = await imports.find(owner, keyword, asked);
      const queries = related ?? own.related;
      if (comparison.success) return toKeywordTrend(comparison, queries);
      if (own.comparison) return toKeywordTrend({ ...own.comparison, tried: comparison.tried }, queries);
      return withoutFigures(keyword, asked, comparison.tried, queries);
    },
    async compare(owner, keywords, query) {
      await count(owner);
      return compare(owner, keywords, query);
    },
    async daily(owner, country, { timeframe, list: wished }) {
      await count(owner);
      const lists = wished ? [wished] : dailyLists.filter((list) => trends.having(list).length > 0);
      const tried: TriedSource[] = [];
      for (const list of lists) {
        const asked = await askDaily(owner, country, list);
        tried.push(...asked.tried);
        if (!asked.answered) continue;
        const { answered } = asked;
        const merged = await mergeDays(db.orm, { list, country, timeframe, answered, now: clock() });
        return {
          country,
          timeframe,
          list,
          ...merged,
          success: true,
          source: trendSourceNames[answered.source],
          origin: answered.source,
          fetchedAt: answered.fetchedAt.toISOString(),
          isStale: answered.isStale,
          tried,
        };
      }
      return noList({ country, timeframe, list: lists[0] ?? "read", date: dayIn("UTC", clock()), tried });
    },
    async sources(owner) {
      const idsOf = (capability: TrendCapability) => trends.having(capability).map(({ source }) => source.id);
      return {
        isOn: trends.isOn && (await isAllowed(owner)),
        isOnByOperator: trends.isOn,
        interest: idsOf("interest"),
        related: idsOf("related"),
        searched: idsOf("searched"),
        read: idsOf("read"),
      };
    },
    async watch({ keyword, country, timeframe, baselineSource }) {
      const asked: Asked = { geo: country, timeframe, category: 0 };
      const having = trends.having("interest").filter(({ source }) => baselineSource === null || source.id === baselineSource);
      const { answered } = await askInterest([keyword], asked, having);
      if (!answered || answered.isStale) return null;
      const from = { origin: answered.source, fetchedAt: answered.fetchedAt, isStale: false };
      return toKeywordTrend(toComparison(answered.value, asked, from), noQueries).interest;
    },
    async stored(keyword, asked, source) {
      const answered = await book.stored({ capability: "interest", subject: interestSubject([keyword], asked) }, source);
      if (!answered) return null;
      const from = { origin: source, fetchedAt: answered.fetchedAt, isStale: answered.isStale };
      return toKeywordTrend(toComparison(asTyped(answered.value, [keyword]), asked, from), noQueries);
    },
  };
}

function refuse(): never {
  throw new TrendSourceError("no_data", "the source has no such capability");
}

/** One question for keywords that differ in their case only. */
function interestSubject(keywords: readonly string[], { geo, timeframe, category }: Asked): (string | number)[] {
  return [geo, timeframe, category, ...keywords.map((keyword) => keyword.normalize("NFC").toLowerCase())];
}

/** A stored answer may be to the same question in other letters. */
function asTyped(figures: InterestFigures, keywords: readonly string[]): InterestFigures {
  return { ...figures, series: figures.series.map((each, at) => ({ ...each, keyword: keywords[at] ?? each.keyword })) };
}

function noList(today: Pick<DailyTrends, "country" | "timeframe" | "list" | "date" | "tried">): DailyTrends {
  return {
    ...today,
    success: false,
    searches: [],
    unit: null,
    days: 0,
    source: "",
    origin: null,
    fetchedAt: null,
    isStale: false,
    remarks: [],
  };
}
