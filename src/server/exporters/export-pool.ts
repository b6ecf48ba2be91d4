import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { createWorkerPool, type PoolLimits, type WorkerPool } from "#server/platform/worker-pool.ts";
import { AppError } from "#shared/errors.ts";
import type { ExportTask, TaskFormat } from "./exporter.ts";

/**
 * Markdown made to keep its reader busy takes a second or less (`bench/hostile-texts.ts`). The typesetter sets a paragraph of 200,000
 * characters, the longest text there is, in 9 s on a machine that has five times as much to do as it has processors.
 */
const timeouts: Readonly<Record<TaskFormat, number>> = {
  txt: 5_000,
  md: 5_000,
  html: 5_000,
  "shared-page": 5_000,
  docx: 10_000,
  pdf: 20_000,
};

const defaultLimits: PoolLimits<ExportTask> = {
  workers: 2,
  runningPerOwner: 1,
  waiting: 32,
  waitingPerOwner: 4,
  timeoutMs: ({ format }) => timeouts[format],
  startMs: 5_000,
  failedMs: 120_000,
  idleMs: 60_000,
  heapMb: 512,
  keptBytes: 500 * 1024 * 1024,
  script: new URL("./export-worker.ts", import.meta.url),
  // The typesetter has no option against the machine's fonts: on Linux it asks this file where they are. Elsewhere it reads them all and
  // uses none, because its template names every font that it may take.
  env: { FONTCONFIG_FILE: fileURLToPath(new URL("./no-fonts.conf", import.meta.url)) },
};

/** Seconds after which a full queue is worth another try. */
const retryAfterSeconds = 10;

/** `run` throws `export.busy`, `export.timeout`, `export.failed`, `export.unavailable` or `server.stopping`. */
export type ExportPool = WorkerPool<ExportTask, Uint8Array>;

/**
 * Child processes that write the files. Laying out pages blocks whoever does it, and a text may bring a parser or the typesetter down:
 * here that costs one export, which ends with a clear error. Nothing is written to disk. `changed`: tests set their own limits.
 */
export function createExportPool(log: Logger, changed: Partial<PoolLimits<ExportTask>> = {}): ExportPool {
  return createWorkerPool({ ...defaultLimits, ...changed }, (reason, { format }, detail) => {
    if (reason === "busy") return new AppError("export.busy", { retryAfterSeconds });
    // What went wrong is for the operator's log; the text itself never is.
    log.warn({ format, reason, detail }, "an export failed");
    return new AppError(`export.${reason}`, { format });
  });
}
