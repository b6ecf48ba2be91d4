import type { Logger } from "pino";
import { createWorkerPool, type PoolLimits, type WorkerPool } from "#server/platform/worker-pool.ts";
import { AppError } from "#shared/errors.ts";
import type { ImportResult } from "./import-worker.ts";
import type { ImportTask } from "./importer.ts";

const defaultLimits: PoolLimits<ImportTask> = {
  workers: 2,
  runningPerOwner: 1,
  waiting: 40,
  waitingPerOwner: 4,
  timeoutMs: 5_000,
  startMs: 5_000,
  failedMs: 120_000,
  idleMs: 60_000,
  heapMb: 384,
  keptBytes: 400 * 1024 * 1024,
  script: new URL("./import-worker.ts", import.meta.url),
};

/** Seconds after which a full queue is worth another try. */
const retryAfterSeconds = 10;

/** `run` throws `import.busy`, `import.timeout`, `import.failed` or `server.stopping`; a file that cannot be read is a result. */
export type ImportPool = WorkerPool<ImportTask, ImportResult>;

/** Child processes that read the files people bring. They write nothing to disk. `changed`: tests set their own limits. */
export function createImportPool(log: Logger, changed: Partial<PoolLimits<ImportTask>> = {}): ImportPool {
  return createWorkerPool({ ...defaultLimits, ...changed }, (reason, { bytes }, detail) => {
    if (reason === "busy") return new AppError("import.busy", { retryAfterSeconds });
    // For the operator: neither the file's name nor its text.
    log.warn({ bytes, reason, detail }, "an import failed");
    return new AppError(reason === "timeout" ? "import.timeout" : "import.failed");
  });
}
