import type { CheckedBrief } from "#language/templates/brief-check.ts";
import { trimToWords } from "#language/text/trim.ts";
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
/** NOTIFY carries less than 8,000 bytes; an id has 36 characters. */
const idsPerEvent = 150;

export interface RunnerJob extends CheckedBrief {
  readonly row: GenerationRow;
  readonly plan: PlanId;
  readonly writer: Writer;
}

export interface Ending {
  readonly state: Exclude<GenerationState, "running">;
  readonly text: string;
  readonly reservedWords: number;
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
  extending: boolean;
  ended: Promise<void>;
}

export interface Runner {
  begin(job: RunnerJob): void;
  live(id: string): LiveText | null;
  /** @returns false when the text is not written in this process. */
  stop(id: string): boolean;
  start(): Promise<void>;
  /** Ends every text as interrupted, what was written kept. */
  shutdown(): Promise<void>;
}

interface RunnerSetup {
  readonly owner: string;
  readonly extend: (row: GenerationRow, plan: PlanId, words: number) => Promise<boolean>;
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
  let stopping = false;

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
    if (error && !run.reason)
      log.warn({ err: error.cause ?? error, generation: run.row.id, code: error.code }, "a text could not be finished");
    try {
      await flushing;
      await settleLength(run);
      await setup.finish(run, {
        state: stateOf(run, error),
        text: run.text,
        reservedWords: run.reservedWords,
        writer: run.writerInfo,
        error:
          run.reason === "word_limit" ? new AppError("plan.word_limit", { words: run.targetWords }) : run.reason ? null : error,
      });
    } catch (failure) {
      // The row stays 'running' without heartbeat, so the sweeper ends it with what was stored.
      log.error({ err: failure, generation: run.row.id }, "a text could not be stored");
    } finally {
      running.delete(run.row.id);
      for (const watcher of run.watchers) watcher();
    }
  }

  /** A text may be longer than what was reserved: reserve the rest, or keep only the sentences that the plan has words for. */
  async function settleLength(run: Running): Promise<void> {
    run.words = run.counter.count(run.text);
    const missing = run.words - run.reservedWords;
    if (missing <= 0) return;
    if (await setup.extend(run.row, run.plan, missing)) {
      run.reservedWords += missing;
      return;
    }
    run.text = trimToWords(run.text, run.reservedWords);
    run.reason ??= "word_limit";
  }

  async function extend(run: Running): Promise<void> {
    run.extending = true;
    const wanted = Math.max(extensionWords, run.words - run.reservedWords);
    try {
      if (await setup.extend(run.row, run.plan, wanted)) run.reservedWords += wanted;
      else {
        run.reason ??= "word_limit";
        run.abort.abort();
      }
    } finally {
      run.extending = false;
    }
  }

  async function flush(): Promise<void> {
    const grown = [...running.values()].filter((run) => run.text.length > run.savedLength);
    const now = clock();
    for (const run of grown) {
      run.words = run.counter.count(run.text);
      if (run.words > run.reservedWords && !run.extending && !run.abort.signal.aborted) await extend(run);
    }
    const progress = grown.map((run) => ({ id: run.row.id, text: run.text, words: run.words }));
    await saveProgress(db.orm, setup.owner, progress, now);
    grown.forEach((run, index) => {
      run.savedLength = progress[index]?.text.length ?? run.savedLength;
    });
    if (Date.now() - lastHeartbeat >= heartbeatEveryMs) {
      lastHeartbeat = Date.now();
      const quiet = [...running.values()].filter((run) => !grown.includes(run)).map((run) => run.row.id);
      await saveHeartbeats(db.orm, setup.owner, quiet, now);
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
      if (stopping) throw new AppError("server.stopping");
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
        extending: false,
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
      if (!run) return false;
      run.reason ??= "stopped";
      run.abort.abort();
      return true;
    },
    async start() {
      timer = setInterval(tick, flushEveryMs);
    },
    async shutdown() {
      stopping = true;
      const all = [...running.values()];
      for (const run of all) {
        run.reason ??= "interrupted";
        run.abort.abort();
      }
      await Promise.all(all.map((run) => run.ended));
      if (timer) clearInterval(timer);
      await flushing;
    },
  };
}

function stateOf(run: Running, error: AppError | null): Ending["state"] {
  if (run.reason === "interrupted") return "interrupted";
  if (run.reason) return "stopped";
  return error ? "failed" : "done";
}
