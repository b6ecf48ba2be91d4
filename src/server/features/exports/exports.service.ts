import { safeFileName } from "#language/text/file-name.ts";
import { titleOf } from "#language/text/title.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Deps } from "#server/deps.ts";
import { createExportPool, type ExportPool } from "#server/exporters/export-pool.ts";
import type { Service } from "#server/platform/service.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import type { ExportQuery } from "#shared/contracts/exports.ts";
import { AppError } from "#shared/errors.ts";
import type { Language, Variety } from "#shared/options.ts";
import { plans } from "#shared/plans.ts";
import type { LibraryService } from "../library/library.service.ts";

/** How many files one person may have made at once: nobody's afternoon of clicking holds up everybody else. */
const perPerson = 4;
const retryAfterSeconds = 5;

interface ExportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ExportsService extends Service {
  /** Throws `plan.export`, `request.not_found` and what the pool throws. */
  export(user: SignedInUser, itemId: string, query: ExportQuery, language: Language): Promise<ExportedFile>;
  /** The same of a text that is read already, for who may have it. Throws what the pool throws. */
  write(text: StoredText, query: ExportQuery): Promise<Uint8Array>;
}

interface StoredText {
  readonly title: string;
  readonly markdown: string;
  readonly variety: Variety | null;
}

/** Texts of the library as files. `pool`: tests bring one with other limits. */
export function createExportsService(
  { log }: Pick<Deps, "log">,
  { library }: { library: LibraryService },
  pool: ExportPool = createExportPool(log),
): ExportsService {
  const running = new Map<string, number>();

  /** Counts the person's files while they are made. */
  async function counted<Result>(userId: string, make: () => Promise<Result>): Promise<Result> {
    const before = running.get(userId) ?? 0;
    if (before >= perPerson) throw new AppError("export.busy", { retryAfterSeconds });
    running.set(userId, before + 1);
    try {
      return await make();
    } finally {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    }
  }

  const write: ExportsService["write"] = ({ title, markdown, variety }, { format, paper }) =>
    pool.run({ format, paper, source: { markdown, title, tag: variety && profileOf(variety).tag } });

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    write,
    async export(user, itemId, query, language) {
      const { format } = query;
      if (!plans[user.plan].exports.includes(format)) throw new AppError("plan.export", { format });
      const { title: own, content: markdown, variety } = await library.get(user.id, itemId, language);
      const title = own.trim() || titleOf(markdown);
      const bytes = await counted(user.id, () => write({ title, markdown, variety }, query));
      return { name: safeFileName(title, format), bytes };
    },
  };
}
