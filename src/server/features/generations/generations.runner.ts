import { setTimeout as delay } from "node:timers/promises";
import { chargedWords } from "#language/diff/charged-words.ts";
import { trimToWords } from "#language/text/trim.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { OnRequest, Spend } from "#server/writers/writer.ts";
import { AppError } from "#shared/errors.ts";
import type { PlanId } from "#shared/plans.ts";
import { writeBest } from "./generations.best.ts";
import { repairText } from "./generations.repair.ts";
import {
  addTokens,
  changeRun,
  createRun,
  type Ending,
  endedBy,
  endingOf,
  halt,
  type LiveText,
  liveTextOf,
  noteStatus,
  type RunnerJob,
  type Running,
  replaceText,
  taskOf,
  toWritingError,
} from "./generations.run.ts";
import { type GenerationRow, saveHeartbeats, saveProgress } from "./generations.store.ts";

/** Texts are stored in groups: one statement for all that grew in this time (measured: 500 streams on 2 cores). */
const flushEveryMs = 250;
const heartbeatEveryMs = 5_000;
/** A text that outgrows its reservation reserves this many words more at a time. */
const extensionWords = 50;
/** Waits between the attempts to store the end of a text while the database is away. */
const keepAgainAfterMs = [250, 1_000, 4_000, 15_000, 30_000];
/** NOTIFY carries less than 8,000 bytes; an id has 36 characters. */
const idsPerEvent = 150;

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
  /** Looks whether the day allows another request for this text. */
  readonly checkSpend: (row: GenerationRow, spend: Spend) => Promise<void>;
  /** Books what a request is expected to take. @returns what books the difference to what it took. */
  readonly book: (row: GenerationRow, expected: Spend) => Promise<(taken: Spend | null) => Promise<void>>;
}

/** Writes texts in this process, stores them as they grow, and tells who watches. A page that closes changes nothing. */
export function createRunner(
  { db, events, clock, log, texts }: Pick<Deps, "db" | "events" | "clock" | "log" | "texts">,
  setup: RunnerSetup,
): Runner {
  const running = new Map<string, Running>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let flushing: Promise<void> | null = null;
  let lastHeartbeat = 0;
  const stopping = new AbortController();

  async function write(run: Running): Promise<void> {
    const error = await writeText(run);
    if (error === null && run.reason === null) await repair(run);
    await end(run, error);
  }

  async function writeText(run: Running): Promise<AppError | null> {
    const onRequest: OnRequest = (expected) => openAccount(run, expected);
    if (run.row.drafts > 1) return writeBest(run, { texts, log, onRequest });
    try {
      const pieces = run.writer.write({
        ...taskOf(run, onRequest),
        onWriter: (info) => {
          run.writerInfo = info;
        },
        onRestart: () => replaceText(run, ""),
        onStatus: (status) => noteStatus(run, status),
      });
      for await (const piece of pieces) {
        if (run.abort.signal.aborted) break;
        noteStatus(run, null);
        changeRun(run, { text: run.text + piece });
      }
      return run.text.trim() === "" && !run.abort.signal.aborted ? new AppError("writer.empty") : null;
    } catch (thrown) {
      return toWritingError(thrown);
    }
  }

  /** Lets the writer mend what the check finds, where it can. Nothing that goes wrong here touches the text as it was written. */
  async function repair(run: Running): Promise<void> {
    const { writer } = run;
    if (!writer.revise) return;
    try {
      // A text that the plan has no words for is cut at the end, and a cut text is not repaired.
      if ((await reserve(run, countWords(run.text))) !== "granted" || run.reason !== null) return;
      run.repair = await repairText({
        brief: run.brief,
        template: run.template,
        text: run.text,
        writer: run.writerInfo,
        signal: run.abort.signal,
        person: run.row.createdBy ?? run.row.workspaceId,
        check: (text) => texts.report(text, run.brief),
        revise: writer.revise,
        onTokens: (tokens) => addTokens(run, tokens),
        onRequest: (expected) => openAccount(run, expected),
        onStatus: (status) => noteStatus(run, status),
        onStep(step, round, soFar) {
          run.repair = soFar;
          changeRun(run, { stage: { ...run.stage, step, round } });
        },
        async adopt(text) {
          if ((await reserve(run, countWords(text))) !== "granted") return false;
          replaceText(run, text);
          return true;
        },
        endedBy: () => run.repairEnd ?? "interrupted",
      });
    } catch (failure) {
      log.error({ err: failure, generation: run.row.id }, "the repair of a text failed");
      run.repair = endedBy("internal", run.repair);
    }
  }

  /** The first request of a text was allowed with its start; the day's limit is looked at again before every other one. */
  async function openAccount(run: Running, expected: Spend): ReturnType<OnRequest> {
    run.requests += 1;
    if (run.requests > 1) await setup.checkSpend(run.row, expected);
    const settle = await setup.book(run.row, expected);
    return (taken) => {
      run.booking = run.booking.then(() => settle(taken));
    };
  }

  async function end(run: Running, error: AppError | null): Promise<void> {
    run.isEnding = true;
    if (error && !run.reason)
      log.warn({ err: error.cause ?? error, generation: run.row.id, code: error.code }, "a text could not be finished");
    try {
      await flushing;
      await run.booking;
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

  /**
   * A text may be longer than what was reserved: reserve the rest, or keep only the sentences that the plan has words for. A correction
   * repeats its passage: cut to its new words, it would take the rest of the passage away.
   */
  async function settleLength(run: Running): Promise<void> {
    if ((await reserve(run, chargedWords(run.row.edit, run.text))) !== "no_words") return;
    run.text = run.row.edit?.wish.action === "fix" ? "" : trimToWords(run.text, run.reservedWords);
    run.reason ??= "word_limit";
  }

  /** Sees to it that so many words are reserved, at least `step` more at a time where more are needed. */
  function reserve(run: Running, words: number, step = 0): Promise<Extension> {
    const reserved = run.reserving.then(async (): Promise<Extension> => {
      const missing = words - run.reservedWords;
      if (missing <= 0) return "granted";
      const more = Math.max(step, missing);
      const extension = await setup.extend(run.row, run.plan, more);
      if (extension === "granted") run.reservedWords += more;
      return extension;
    });
    run.reserving = reserved.catch(() => undefined);
    return reserved;
  }

  /** Reserves ahead of a text that outgrows its reservation, or ends it where the plan has no more words. */
  async function keepAhead(run: Running): Promise<void> {
    if (run.words <= run.reservedWords || run.abort.signal.aborted) return;
    const charged = chargedWords(run.row.edit, run.text);
    if (charged <= run.reservedWords) return;
    const extension = await reserve(run, charged, extensionWords);
    if (extension !== "granted") halt(run, extension === "no_words" ? "word_limit" : "interrupted");
  }

  async function flush(): Promise<void> {
    const grown = [...running.values()].filter((run) => !run.isEnding && run.change > run.savedChange);
    const now = clock();
    for (const run of grown) {
      run.words = run.counter.count(run.text);
      await keepAhead(run);
    }
    const changes = grown.map(({ change }) => change);
    const progress = grown.map(({ row, text, words, stage, repair: soFar }) => ({
      id: row.id,
      text,
      words,
      ...stage,
      repair: soFar,
    }));
    const saved = await saveProgress(db.orm, setup.owner, progress, now);
    grown.forEach((run, index) => {
      run.savedChange = changes[index] ?? run.savedChange;
      // Taken for dead, after a long silence of the database, and ended by a sweep: nobody waits for the rest.
      if (!saved.has(run.row.id)) halt(run, "interrupted");
    });
    if (Date.now() - lastHeartbeat >= heartbeatEveryMs) {
      const quiet = [...running.values()].filter((run) => !run.isEnding && !grown.includes(run));
      const ids = quiet.map((run) => run.row.id);
      const alive = await saveHeartbeats(db.orm, setup.owner, ids, now);
      for (const run of quiet) if (!alive.has(run.row.id)) halt(run, "interrupted");
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
      const run = createRun(job);
      running.set(job.row.id, run);
      run.ended = write(run);
    },
    live(id) {
      const run = running.get(id);
      return run ? liveTextOf(run) : null;
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
