import { join } from "node:path";
import type { Deps } from "#server/deps.ts";
import { createImportPool, type ImportPool } from "#server/importers/import-pool.ts";
import type { Owner } from "#server/platform/actor.ts";
import { type ReceivedFile, receiveFiles, type UploadBody, type UploadLimits } from "#server/platform/http/receive-files.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import { createScratchDirectory } from "#server/platform/scratch-directory.ts";
import type { Service } from "#server/platform/service.ts";
import {
  type ImportPreview,
  type ImportRequest,
  type ImportResponse,
  maxImportBytes,
  maxImportFiles,
  maxImportRequestBytes,
} from "#shared/contracts/imports.ts";
import { AppError } from "#shared/errors.ts";
import type { IntakeService } from "../library/library.intake.service.ts";

const uploads: UploadLimits = {
  field: "file",
  files: maxImportFiles,
  fileBytes: maxImportBytes,
  bodyBytes: maxImportRequestBytes,
};

/** Bodies that are read at once, the files of a preview on the disk, the texts to keep in memory: of one person, and of all people. */
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
  /**
   * What each file of a multipart body would become; nothing is kept. Throws `request.invalid`, `request.too_large`, `import.busy`,
   * `server.stopping`.
   */
  preview(userId: string, body: UploadBody): Promise<ImportPreview>;
  /** Keeps the texts of a preview, all or none. */
  keep(owner: Owner, request: ImportRequest): Promise<ImportResponse>;
}

/** Texts from files. `pool`: tests bring one with other limits. */
export function createImportsService(
  { db, clock, log, config }: Pick<Deps, "db" | "clock" | "log" | "config">,
  { intake }: { intake: IntakeService },
  pool: ImportPool = createImportPool(log),
): ImportsService {
  const reading = new Map<string, number>();
  const scratch = createScratchDirectory(join(config.dataDir, "uploads"));

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
    async start() {
      await scratch.sweep();
      await pool.start();
    },
    stop: () => pool.stop(),
    admit,
    preview: (userId, body) =>
      scratch.with(async (directory) => {
        const read: ImportPreview["files"] = [];
        // One after the other: the files of a request share one place in the queue.
        for (const file of await receiveFiles(body, directory, uploads))
          read.push({ name: shownName(file.name), ...(await readOne(pool, userId, file)) });
        return { files: read };
      }),
    async keep(owner, request) {
      return { ids: await intake.keep(owner, request) };
    },
  };
}

type Reading = Omit<ImportPreview["files"][number], "name">;

/** A file that cannot be read is an answer; the others go on. */
async function readOne(pool: ImportPool, owner: string, file: ReceivedFile): Promise<Reading> {
  if (file.isTooLarge) return refused(new AppError("import.too_large", { maxMb: maxImportBytes / 1024 ** 2 }));
  try {
    const result = await pool.run({ name: file.name, path: file.path, bytes: file.bytes }, { owner, content: file.hash });
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
