import type { Logger } from "pino";
import { createWorkerPool, type PoolLimits, type WorkerPool } from "#server/platform/worker-pool.ts";
import { AppError } from "#shared/errors.ts";
import type { ExportTask } from "./exporter.ts";

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

/** `run` throws `export.busy`, `export.timeout`, `export.failed`, `export.unavailable` or `server.stopping`. */
export type ExportPool = WorkerPool<ExportTask, Uint8Array>;

/**
 * Child processes that write the files. Laying out pages blocks whoever does it, and a text may bring a parser or the typesetter down:
 * here that costs one export, which ends with a clear error. Nothing is written to disk. `changed`: tests set their own limits.
 */
export function createExportPool(log: Logger, changed: Partial<PoolLimits> = {}): ExportPool {
  return createWorkerPool({ ...defaultLimits, ...changed }, (reason, { format }, detail) => {
    if (reason === "busy") return new AppError("export.busy", { retryAfterSeconds });
    // What went wrong is for the operator's log; the text itself never is.
    log.warn({ format, reason, detail }, "an export failed");
    return new AppError(`export.${reason}`, { format });
  });
}
