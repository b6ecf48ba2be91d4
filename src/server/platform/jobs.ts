import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "./db/database.ts";

/** The data of each kind of job. To add a kind, add one line here and a `define` call. */
export interface JobData {
  mail: { to: string; subject: string; text: string; html?: string; replyTo?: string };
  "phone-code": { key: string; id: string; sealed: string };
  "generation-sweep": Record<string, never>;
  "edit-sweep": Record<string, never>;
  "draft-sweep": Record<string, never>;
  "session-sweep": Record<string, never>;
  "notification-sweep": Record<string, never>;
  "trash-sweep": Record<string, never>;
  "trend-sweep": Record<string, never>;
  "trend-digest": Record<string, never>;
  archive: { archiveId: string };
  "archive-sweep": Record<string, never>;
}
export type JobKind = keyof JobData;

interface JobOptions {
  /** How often a failed job is retried (5). The wait doubles from `retryDelaySeconds` (5) up to an hour. */
  readonly retries?: number;
  readonly retryDelaySeconds?: number;
  /** A longer run counts as failed (60). */
  readonly timeoutSeconds?: number;
  /**
   * A run counts as failed this long after the last heartbeat of its process. For long runs, which would otherwise wait for the
   * timeout. At least 10.
   */
  readonly silentSeconds?: number;
  /** The most concurrent runs in one process (1). */
  readonly atOnce?: number;
}

type JobHandler<K extends JobKind> = (data: JobData[K], signal: AbortSignal) => Promise<void>;

/**
 * Background work that outlives its request. Jobs are stored in the database, run in any free process, and retried after a
 * failure.
 * Never call `enqueue` inside an open transaction: on PGlite both would wait for each other.
 */
export interface Jobs {
  /** Sets the handler of a kind. Call it before `start`. */
  define<K extends JobKind>(kind: K, handler: JobHandler<K>, options?: JobOptions): void;
  enqueue<K extends JobKind>(kind: K, data: JobData[K]): Promise<void>;
  /**
   * Deletes every job of a kind with these values in its data, waiting or done. Never call it inside an open transaction either.
   */
  discard<K extends JobKind>(kind: K, data: Partial<JobData[K]>): Promise<void>;
  /** Runs a handler at this interval in this process, first right after `start`. Runs never overlap. Call it before `start`. */
  schedule(kind: JobKind, everySeconds: number, handler: (signal: AbortSignal) => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for running jobs, at most 5 s. */
  stop(): Promise<void>;
}

const stopTimeoutMs = 5_000;

/** New jobs wake a worker at once. Polling finds jobs whose retry delay has passed. */
const pollSeconds = 2;

interface Definition {
  readonly kind: JobKind;
  readonly options: Required<Omit<JobOptions, "silentSeconds">> & Pick<JobOptions, "silentSeconds">;
  readonly run: (data: unknown, signal: AbortSignal) => Promise<void>;
}

/** Jobs on pg-boss, which uses its own schema ('pgboss') in the same database (docs/decisions/0004-jobs.md). */
export function createJobs(db: Pick<Database, "kind" | "queue">, log: Logger): Jobs {
  const boss = new PgBoss({
    db: db.queue,
    backend: db.kind === "pglite" ? "pglite" : "postgres",
    useListenNotify: true,
    // No cron: every process runs sweeps at an interval, and running one twice is harmless.
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "the job queue warns"));
  const definitions: Definition[] = [];
  const intervals: Interval[] = [];

  return {
    define(kind, handler, options = {}) {
      definitions.push({
        kind,
        options: { retries: 5, retryDelaySeconds: 5, timeoutSeconds: 60, atOnce: 1, ...options },
        run: (data, signal) => handler(data as Parameters<typeof handler>[0], signal),
      });
    },
    async enqueue(kind, data) {
      await boss.send(kind, data);
    },
    async discard(kind, data) {
      const jobs = await boss.findJobs(kind, { data });
      if (jobs.length > 0)
        await boss.deleteJob(
          kind,
          jobs.map(({ id }) => id),
        );
    },
    schedule(kind, everySeconds, handler) {
      intervals.push(createInterval(kind, everySeconds, handler, log));
    },
    async start() {
      await boss.start();
      for (const definition of definitions) await startWorker(boss, definition, log);
      for (const interval of intervals) interval.start();
    },
    async stop() {
      await Promise.all(intervals.map((interval) => interval.stop()));
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

async function startWorker(boss: PgBoss, { kind, options, run }: Definition, log: Logger): Promise<void> {
  const settings = {
    notify: true,
    retryLimit: options.retries,
    retryDelay: options.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: options.timeoutSeconds,
    ...(options.silentSeconds === undefined ? {} : { heartbeatSeconds: options.silentSeconds }),
    // Job data may contain an address or a link, so it is deleted a week after the job ended.
    deleteAfterSeconds: 7 * 24 * 3_600,
  };
  // Creating an existing queue changes nothing, so a newer version's settings need an update.
  await boss.createQueue(kind, settings);
  await boss.updateQueue(kind, settings);
  await boss.work(
    kind,
    {
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      batchSize: 1,
      localConcurrency: options.atOnce,
    },
    async (jobs) => {
      for (const job of jobs) {
        try {
          await run(job.data, job.signal);
        } catch (error) {
          log.warn({ err: error, kind, job: job.id }, "a job failed and will be repeated while it may");
          throw error;
        }
      }
    },
  );
}

interface Interval {
  start(): void;
  stop(): Promise<void>;
}

function createInterval(
  kind: JobKind,
  everySeconds: number,
  handler: (signal: AbortSignal) => Promise<void>,
  log: Logger,
): Interval {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = handler(ending.signal)
      .catch((error: unknown) => {
        if (!ending.signal.aborted) log.error({ err: error, kind }, "a scheduled job failed");
      })
      .then(() => {
        if (!ending.signal.aborted) timer = setTimeout(run, everySeconds * 1_000);
      });
  };
  return {
    start: run,
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
