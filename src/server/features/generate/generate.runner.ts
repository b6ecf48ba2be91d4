import { setTimeout as delay } from "node:timers/promises";
import type { CheckedBrief } from "#language/templates/brief-check.ts";
import { trimToWords } from "#language/text/trim.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { GenerationState, WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import type { PlanId } from "#shared/plans.ts";
import { type GenerationRow, saveHeartbeats, saveProgress } from "./generate.store.ts";
import { createWordCounter, type WordCounter } from "./word-counter.ts";

/** Texts are stored in groups: one statement for all that grew in this time (measured: 500 streams on 2 cores). */
const flushEveryMs = 250;
const heartbeatEveryMs = 5_000;
/** A text that outgrows its reservation reserves this many words more at a time. */
const extensionWords = 50;
/** Waits between the attempts to store the end of a text while the database is away. */
const keepAgainAfterMs = [250, 1_000, 4_000, 15_000, 30_000];
/** NOTIFY carries less than 8,000 bytes; an id has 36 characters. */
const idsPerEvent = 150;

interface RunnerJob extends CheckedBrief {
  readonly row: GenerationRow;
  readonly plan: PlanId;
  readonly writer: Writer;
}

export interface Ending {
  readonly state: Exclude<GenerationState, "running">;
  readonly text: string;
  readonly writer: WriterInfo;
  readonly error: AppError | null;
}

/** What a stream of this process needs from a text that is being written here. */
export interface LiveText {
  readonly revision: number;
  text(): string;
  /** Called after the text grew and once at its end. @returns a function that ends the watching. */
  watch(onChange: () => void): () => void;
  readonly ended: Promise<void>;
}

interface Running extends RunnerJob {
  text: string;
  savedLength: number;
  words: number;
  reservedWords: number;
  writerInfo: WriterInfo;
  readonly counter: WordCounter;
  readonly abort: AbortController;
  reason: "stopped" | "interrupted" | "word_limit" | null;
  readonly watchers: Set<() => void>;
  /** The writer is done and the end is being stored: from here on nothing else may change the text or its reservation. */
  isEnding: boolean;
  ended: Promise<void>;
}

export interface Runner {
  begin(job: RunnerJob): void;
  live(id: string): LiveText | null;
  /** Ends a text that is written in this process; of others it knows nothing. */
  stop(id: string): void;
  start(): void;
  /** Ends every text as interrupted, what was written kept. */
  shutdown(): Promise<void>;
}

/** What became of the wish for more words. `ended`: somebody else has ended the job meanwhile. */
export type Extension = "granted" | "no_words" | "ended";

interface RunnerSetup {
  readonly owner: string;
  readonly extend: (row: GenerationRow, plan: PlanId, words: number) => Promise<Extension>;
  readonly finish: (job: RunnerJob, ending: Ending) => Promise<void>;
}

/** Writes texts in this process, stores them as they grow, and tells who watches. A page that closes changes nothing. */
export function createRunner(
  { db, events, clock, log }: Pick<Deps, "db" | "events" | "clock" | "log">,
  setup: RunnerSetup,
): Runner {
  const running = new Map<string, Running>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let flushing: Promise<void> | null = null;
  let lastHeartbeat = 0;
  const stopping = new AbortController();

  async function write(run: Running): Promise<void> {
    let error: AppError | null = null;
    try {
      const pieces = run.writer.write({
        brief: run.brief,
        template: run.template,
        targetWords: run.targetWords,
        seed: Number(run.row.seed),
        signal: run.abort.signal,
        onWriter: (info) => {
          run.writerInfo = info;
        },
      });
      for await (const piece of pieces) {
        if (run.abort.signal.aborted) break;
        run.text += piece;
        for (const watcher of run.watchers) watcher();
      }
      if (run.text.trim() === "" && !run.abort.signal.aborted) error = new AppError("writer.empty");
    } catch (thrown) {
      error = thrown instanceof AppError ? thrown : new AppError("internal", {}, { cause: thrown });
    }
    await end(run, error);
  }

  async function end(run: Running, error: AppError | null): Promise<void> {
    run.isEnding = true;
    if (error && !run.reason)
      log.warn({ err: error.cause ?? error, generation: run.row.id, code: error.code }, "a text could not be finished");
    try {
      await flushing;
      await keep(run, error);
    } catch (failure) {
      // The row stays 'running' without heartbeat, so the sweeper ends it with what was stored.
      log.error({ err: failure, generation: run.row.id }, "a text could not be stored");
    } finally {
      running.delete(run.row.id);
      for (const watcher of run.watchers) watcher();
    }
  }

  /** Stores the end. The whole text is nowhere but here, so a database that is away for a moment is asked again. */
  async function keep(run: Running, error: AppError | null): Promise<void> {
    for (const waitMs of [...keepAgainAfterMs, null]) {
      try {
        await settleLength(run);
        await setup.finish(run, endingOf(run, error));
        return;
      } catch (failure) {
        if (waitMs === null || stopping.signal.aborted) throw failure;
        log.warn({ err: failure, generation: run.row.id }, "the end of a text could not be stored yet");
        // A stopping server waits no longer, and tries once more at once.
        await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** A text may be longer than what was reserved: reserve the rest, or keep only the sentences that the plan has words for. */
  async function settleLength(run: Running): Promise<void> {
    const missing = countWords(run.text) - run.reservedWords;
    if (missing <= 0 || (await extend(run, missing)) !== "no_words") return;
    run.text = trimToWords(run.text, run.reservedWords);
    run.reason ??= "word_limit";
  }

  async function extend(run: Running, words: number): Promise<Extension> {
    const extension = await setup.extend(run.row, run.plan, words);
    if (extension === "granted") run.reservedWords += words;
    return extension;
  }

  /** Reserves ahead of a text that outgrows its reservation, or ends it where the plan has no more words. */
  async function keepAhead(run: Running): Promise<void> {
    const missing = run.words - run.reservedWords;
    if (missing <= 0 || run.abort.signal.aborted) return;
    const extension = await extend(run, Math.max(extensionWords, missing));
    if (extension !== "granted") halt(run, extension === "no_words" ? "word_limit" : "interrupted");
  }

  function halt(run: Running, reason: NonNullable<Running["reason"]>): void {
    if (run.isEnding) return;
    run.reason ??= reason;
    run.abort.abort();
  }

  async function flush(): Promise<void> {
    const grown = [...running.values()].filter((run) => !run.isEnding && run.text.length > run.savedLength);
    const now = clock();
    for (const run of grown) {
      run.words = run.counter.count(run.text);
      await keepAhead(run);
    }
    const progress = grown.map((run) => ({ id: run.row.id, text: run.text, words: run.words }));
    const saved = await saveProgress(db.orm, setup.owner, progress, now);
    grown.forEach((run, index) => {
      run.savedLength = progress[index]?.text.length ?? run.savedLength;
      // Taken for dead, after a long silence of the database, and ended by a sweep: nobody waits for the rest.
      if (!saved.has(run.row.id)) halt(run, "interrupted");
    });
    if (Date.now() - lastHeartbeat >= heartbeatEveryMs) {
      const quiet = [...running.values()].filter((run) => !grown.includes(run)).map((run) => run.row.id);
      await saveHeartbeats(db.orm, setup.owner, quiet, now);
      lastHeartbeat = Date.now();
    }
    const ids = grown.map((run) => run.row.id);
    for (let at = 0; at < ids.length; at += idsPerEvent) events.publish("generations", { ids: ids.slice(at, at + idsPerEvent) });
  }

  function tick(): void {
    if (flushing || running.size === 0) return;
    flushing = flush()
      .catch((error: unknown) => log.error({ err: error }, "texts could not be stored; the next flush tries again"))
      .finally(() => {
        flushing = null;
      });
  }

  return {
    begin(job) {
      if (stopping.signal.aborted) throw new AppError("server.stopping");
      const run: Running = {
        ...job,
        text: "",
        savedLength: 0,
        words: 0,
        reservedWords: job.row.reservedWords,
        writerInfo: job.writer.info,
        counter: createWordCounter(),
        abort: new AbortController(),
        reason: null,
        watchers: new Set(),
        isEnding: false,
        ended: Promise.resolve(),
      };
      running.set(job.row.id, run);
      run.ended = write(run);
    },
    live(id) {
      const run = running.get(id);
      if (!run) return null;
      return {
        revision: run.row.revision,
        text: () => run.text,
        watch(onChange) {
          run.watchers.add(onChange);
          return () => run.watchers.delete(onChange);
        },
        ended: run.ended,
      };
    },
    stop(id) {
      const run = running.get(id);
      if (run) halt(run, "stopped");
    },
    start() {
      timer = setInterval(tick, flushEveryMs);
    },
    async shutdown() {
      stopping.abort();
      const all = [...running.values()];
      for (const run of all) halt(run, "interrupted");
      await Promise.all(all.map((run) => run.ended));
      if (timer) clearInterval(timer);
      await flushing;
    },
  };
}

function endingOf(run: Running, error: AppError | null): Ending {
  const { reason, text, writerInfo: writer } = run;
  const limit = reason === "word_limit" ? new AppError("plan.word_limit", { words: run.targetWords }) : null;
  return { state: stateOf(reason, error), text, writer, error: reason ? limit : error };
}

function stateOf(reason: Running["reason"], error: AppError | null): Ending["state"] {
  if (reason === "interrupted") return "interrupted";
  if (reason) return "stopped";
  return error ? "failed" : "done";
}
