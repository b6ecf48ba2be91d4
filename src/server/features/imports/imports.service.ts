import type { Deps } from "#server/deps.ts";
import { createImportPool, type ImportPool } from "#server/importers/import-pool.ts";
import type { ImportTask } from "#server/importers/importer.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import type { Service } from "#server/platform/service.ts";
import { type ImportPreview, type ImportRequest, type ImportResponse, maxImportBytes } from "#shared/contracts/imports.ts";
import { AppError } from "#shared/errors.ts";
import type { IntakeService } from "../library/library.intake.service.ts";

/** Files of 10 MB wait in memory until it is their turn: one person's may not be all of it. */
const readingsPerPerson = 3;
const retryAfterSeconds = 5;

/** Twenty files of an import come one by one; nobody prepares more than a few imports in ten minutes. */
const windowSeconds = 600;
const limits = { preview: 200, keep: 40 } as const;

export interface ImportsService extends Service {
  /** What each file would become; nothing is kept. Throws `import.busy`, `request.rate_limited`, `server.stopping`. */
  preview(userId: string, files: readonly ImportTask[]): Promise<ImportPreview>;
  /** Keeps the texts of a preview, all or none. Throws `request.rate_limited`. */
  keep(userId: string, request: ImportRequest): Promise<ImportResponse>;
}

/** Texts from files. `pool`: tests bring one with other limits. */
export function createImportsService(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  { intake }: { intake: IntakeService },
  pool: ImportPool = createImportPool(log),
): ImportsService {
  const reading = new Map<string, number>();

  /** Counts the person's requests while their files are read. */
  async function counted<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
    const before = reading.get(userId) ?? 0;
    if (before >= readingsPerPerson) throw new AppError("import.busy", { retryAfterSeconds });
    reading.set(userId, before + 1);
    try {
      return await read();
    } finally {
      const left = (reading.get(userId) ?? 1) - 1;
      if (left === 0) reading.delete(userId);
      else reading.set(userId, left);
    }
  }

  const count = (scope: keyof typeof limits, userId: string) =>
    countCall(db, { scope: `import-${scope}`, subject: userId, max: limits[scope], windowSeconds }, clock());

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    async preview(userId, files) {
      await count("preview", userId);
      return counted(userId, async () => {
        const read: ImportPreview["files"] = [];
        // One after the other: the files of a request share one place in the queue.
        for (const file of files) read.push({ name: shownName(file.name), ...(await readOne(pool, file)) });
        return { files: read };
      });
    },
    async keep(userId, request) {
      await count("keep", userId);
      return { ids: await intake.keep(userId, request) };
    },
  };
}

type Reading = Omit<ImportPreview["files"][number], "name">;

/** A file that cannot be read is an answer; the others go on. */
async function readOne(pool: ImportPool, file: ImportTask): Promise<Reading> {
  if (file.bytes.length > maxImportBytes) return refused(new AppError("import.too_large", { maxMb: maxImportBytes / 1024 ** 2 }));
  try {
    const result = await pool.run(file);
    return "text" in result ? { text: result.text, error: null } : refused(result);
  } catch (error) {
    const isOfFile = error instanceof AppError && (error.code === "import.failed" || error.code === "import.timeout");
    if (!isOfFile) throw error;
    return refused(error);
  }
}

function refused({ code, params }: Pick<AppError, "code" | "params">): Reading {
  return { text: null, error: { code, params } };
}

const nameMaxChars = 300;

/** As the browser sent it, as far as it can be shown. */
function shownName(name: string): string {
  return name.slice(0, nameMaxChars).replaceAll("\0", "").toWellFormed();
}
