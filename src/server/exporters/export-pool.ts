import type { Logger } from "pino";
import type { Service } from "#server/platform/service.ts";
import { AppError } from "#shared/errors.ts";
import type { ExportTask } from "./exporter.ts";
import { type Outcome, type ProcessLimits, WorkerProcess } from "./worker-process.ts";

/** Limits of the pool; tests set their own. */
interface PoolLimits extends ProcessLimits {
  /** How many exports run at once. */
  readonly workers: number;
  /** How many may wait behind them. */
  readonly waiting: number;
}

const defaultLimits: PoolLimits = {
  workers: 2,
  waiting: 32,
  timeoutMs: 30_000,
  idleMs: 60_000,
  heapMb: 512,
  keptBytes: 500 * 1024 * 1024,
  script: new URL("./export-worker.ts", import.meta.url),
};

/** Seconds after which a full queue is worth another try. */
const retryAfterSeconds = 10;

interface Job {
  readonly task: ExportTask;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: AppError) => void;
}

export interface ExportPool extends Service {
  /** Throws `export.busy`, `export.timeout`, `export.failed`, `export.unavailable` or `server.stopping`. */
  run(task: ExportTask): Promise<Uint8Array>;
}

/**
 * Child processes that write the files. Laying out pages blocks whoever does it, and a text may bring a parser or the typesetter down:
 * here that costs one export, which ends with a clear error, and a process, which is replaced. Nothing is written to disk.
 */
export function createExportPool(log: Logger, changed: Partial<PoolLimits> = {}): ExportPool {
  const limits = { ...defaultLimits, ...changed };
  let idle: WorkerProcess[] = [];
  const busy = new Set<WorkerProcess>();
  const queue: Job[] = [];
  let isStopped = false;

  function startNext(): void {
    while (queue.length > 0 && busy.size < limits.workers) {
      const job = queue.shift();
      if (job) void work(job);
    }
  }

  async function work(job: Job): Promise<void> {
    idle = idle.filter(({ isUsable }) => isUsable);
    const worker = idle.pop() ?? new WorkerProcess(limits);
    busy.add(worker);
    const outcome = await worker.ask(job.task);
    busy.delete(worker);
    if (worker.isUsable) idle.push(worker);
    settle(job, outcome);
    startNext();
  }

  function settle({ task: { format }, resolve, reject }: Job, outcome: Outcome): void {
    if (outcome.kind === "done") {
      resolve(outcome.bytes);
    } else if (isStopped) {
      reject(new AppError("server.stopping"));
    } else {
      // What went wrong is for the operator's log; the text itself never is.
      log.warn({ format, reason: outcome.kind, detail: outcome.message }, "an export failed");
      reject(new AppError(`export.${outcome.kind}`, { format }));
    }
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new AppError("server.stopping"));
        if (queue.length >= limits.waiting) return reject(new AppError("export.busy", { retryAfterSeconds }));
        queue.push({ task, resolve, reject });
        startNext();
      }),
    start: async () => {
      isStopped = false;
    },
    stop: async () => {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new AppError("server.stopping"));
      for (const worker of [...idle.splice(0), ...busy]) worker.end();
    },
  };
}
