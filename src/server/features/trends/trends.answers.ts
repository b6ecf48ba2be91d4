import type { Deps } from "#server/deps.ts";
import type { RegisteredSource } from "#server/trends/registry.ts";
import { type Ask, type TrendCapability, type TrendSource, TrendSourceError } from "#server/trends/source.ts";
import type { TriedSource } from "#shared/contracts/trends.ts";
import type { TrendAnswers } from "#shared/trend-figures.ts";
import type { TrendSourceId } from "#shared/trends.ts";
import { getAnswer, putAnswer } from "./trends.store.ts";

/** How long an answer counts as of now. */
const freshMs = 3_600_000;

/** An answer with its source and age. */
export interface Answered<Value> {
  readonly value: Value;
  readonly source: TrendSourceId;
  readonly fetchedAt: Date;
  /** Older than an hour: the source does not answer now. */
  readonly isStale: boolean;
}

/** What came of asking the sources of a capability in their order. */
interface Outcome<Value> {
  readonly answered: Answered<Value> | null;
  /** The sources that gave nothing, in the order in which they were asked. */
  readonly tried: readonly TriedSource[];
}

interface Question<C extends TrendCapability> {
  readonly capability: C;
  /** Everything that the answer depends on but the source and the time. */
  readonly subject: readonly (string | number)[];
  readonly ask: (source: TrendSource, ask: Ask) => Promise<TrendAnswers[C]>;
  /** Whether an answer says nothing, so that the next source is asked. */
  readonly isEmpty: (answer: TrendAnswers[C]) => boolean;
}

export interface TrendAnswerBook {
  /** Asks the sources one after another until one knows something: what is fresh is not asked again. */
  ask<C extends TrendCapability>(question: Question<C>, sources: readonly RegisteredSource[]): Promise<Outcome<TrendAnswers[C]>>;
  /** The newest stored answer of one source, whatever its age; nothing is asked. */
  stored<C extends TrendCapability>(
    question: Pick<Question<C>, "capability" | "subject">,
    source: TrendSourceId,
  ): Promise<Answered<TrendAnswers[C]> | null>;
}

/** The key of a stored question. */
export function questionKey(capability: TrendCapability, source: TrendSourceId, subject: readonly (string | number)[]): string {
  return JSON.stringify([capability, source, ...subject]);
}

export function createAnswerBook({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): TrendAnswerBook {
  /** Questions that are being asked: the same one is asked once. */
  const underway = new Map<string, Promise<unknown>>();

  async function fetchOnce<Value extends TrendAnswers[TrendCapability]>(
    key: string,
    fetch: () => Promise<Value>,
  ): Promise<Value> {
    const running = underway.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const started = fetch()
      .then(async (value) => {
        await putAnswer(db.orm, key, value, clock());
        return value;
      })
      .finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  async function askSource<C extends TrendCapability>(
    { capability, subject, ask, isEmpty }: Question<C>,
    { source, asker }: RegisteredSource,
  ): Promise<Answered<TrendAnswers[C]> | TriedSource> {
    const key = questionKey(capability, source.id, subject);
    const old = await getAnswer<TrendAnswers[C]>(db.orm, key);
    const told = (value: TrendAnswers[C], fetchedAt: Date, isStale: boolean) =>
      isEmpty(value) ? { source: source.id, reason: "no_data" as const } : { value, source: source.id, fetchedAt, isStale };
    if (old && clock().getTime() - old.fetchedAt.getTime() < freshMs) return told(old.answer, old.fetchedAt, false);
    try {
      const value = await fetchOnce(key, () => asker.run((request) => ask(source, request)));
      return told(value, clock(), false);
    } catch (error) {
      if (!(error instanceof TrendSourceError)) throw error;
      // The question is a person's, so the log has the source and the reason only.
      if (error.reason !== "no_data" && error.reason !== "no_feed") {
        log.warn({ source: source.id, capability, reason: error.reason, cause: causeOf(error) }, "a trend source gave no answer");
      }
      if (old && error.reason !== "no_data") return told(old.answer, old.fetchedAt, true);
      return { source: source.id, reason: error.reason };
    }
  }

  return {
    async ask(question, sources) {
      const tried: TriedSource[] = [];
      for (const source of sources) {
        const result = await askSource(question, source);
        if ("value" in result) return { answered: result, tried };
        tried.push(result);
      }
      return { answered: null, tried };
    },
    async stored({ capability, subject }, source) {
      const old = await getAnswer<TrendAnswers[typeof capability]>(db.orm, questionKey(capability, source, subject));
      if (!old) return null;
      return {
        value: old.answer,
        source,
        fetchedAt: old.fetchedAt,
        isStale: clock().getTime() - old.fetchedAt.getTime() >= freshMs,
      };
    },
  };
}

/** Names the fault, not the address that was asked: that holds the person's words. */
function causeOf({ cause }: TrendSourceError): string | undefined {
  return cause instanceof Error ? cause.name : undefined;
}
