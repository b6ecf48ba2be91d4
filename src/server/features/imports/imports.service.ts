import { createHash } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { createImportPool, type ImportPool } from "#server/importers/import-pool.ts";
import type { ImportTask } from "#server/importers/importer.ts";
import type { Owner } from "#server/platform/actor.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import type { Service } from "#server/platform/service.ts";
import { type ImportPreview, type ImportRequest, type ImportResponse, maxImportBytes } from "#shared/contracts/imports.ts";
import { AppError } from "#shared/errors.ts";
import type { IntakeService } from "../library/library.intake.service.ts";

/** Bodies of up to 32 MB lie in memory while they are read: so many of one person, and of all people together. */
const bodiesPerPerson = 2;
const bodiesOfAll = 6;
const retryAfterSeconds = 5;

/** Twenty files of an import come one by one; nobody prepares more than a few imports in ten minutes. */
const windowSeconds = 600;
const limits = { preview: 200, keep: 40 } as const;
type ImportKind = keyof typeof limits;

export interface ImportsService extends Service {
  /**
   * Counts a request and then takes its body in. Throws `request.rate_limited`, and `import.busy` where too many bodies are being read;
   * neither has read any of it.
   */
  admit<Result>(userId: string, kind: ImportKind, takeIn: () => Promise<Result>): Promise<Result>;
  /** What each file would become; nothing is kept. Throws `import.busy`, `server.stopping`. */
  preview(userId: string, files: readonly ImportTask[]): Promise<ImportPreview>;
  /** Keeps the texts of a preview, all or none. */
  keep(owner: Owner, request: ImportRequest): Promise<ImportResponse>;
}

/** Texts from files. `pool`: tests bring one with other limits. */
export function createImportsService(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  { intake }: { intake: IntakeService },
  pool: ImportPool = createImportPool(log),
): ImportsService {
  const reading = new Map<string, number>();

  const admit: ImportsService["admit"] = async (userId, kind, takeIn) => {
    await countCall(db, { scope: `import-${kind}`, subject: userId, max: limits[kind], windowSeconds }, clock());
    const before = reading.get(userId) ?? 0;
    const ofAll = Array.from(reading.values()).reduce((sum, count) => sum + count, 0);
    if (before >= bodiesPerPerson || ofAll >= bodiesOfAll) throw new AppError("import.busy", { retryAfterSeconds });
    reading.set(userId, before + 1);
    try {
      return await takeIn();
    } finally {
      const left = (reading.get(userId) ?? 1) - 1;
      if (left === 0) reading.delete(userId);
      else reading.set(userId, left);
    }
  };

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    admit,
    async preview(userId, files) {
      const read: ImportPreview["files"] = [];
      // One after the other: the files of a request share one place in the queue.
      for (const file of files) read.push({ name: shownName(file.name), ...(await readOne(pool, userId, file)) });
      return { files: read };
    },
    async keep(owner, request) {
      return { ids: await intake.keep(owner, request) };
    },
  };
}

type Reading = Omit<ImportPreview["files"][number], "name">;

/** A file that cannot be read is an answer; the others go on. */
async function readOne(pool: ImportPool, owner: string, file: ImportTask): Promise<Reading> {
  if (file.bytes.length > maxImportBytes) return refused(new AppError("import.too_large", { maxMb: maxImportBytes / 1024 ** 2 }));
  try {
    const result = await pool.run(file, {
      owner,
      content: createHash("sha256").update(file.name).update(file.bytes).digest("base64"),
    });
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
