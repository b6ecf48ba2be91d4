import type { Direction } from "#language/text/direction.ts";
import { safeFileName } from "#language/text/file-name.ts";
import { titleOf } from "#language/text/title.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Deps } from "#server/deps.ts";
import { createExportPool, type ExportPool } from "#server/exporters/export-pool.ts";
import type { Actor } from "#server/platform/actor.ts";
import { contentKey } from "#server/platform/content-key.ts";
import { permit } from "#server/platform/permit.ts";
import type { Service } from "#server/platform/service.ts";
import type { ExportQuery } from "#shared/contracts/exports.ts";
import type { Variety } from "#shared/options.ts";
import type { LibraryService } from "../library/library.service.ts";

interface ExportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ExportsService extends Service {
  /** Throws `plan.export`, `request.not_found` and what the pool throws. */
  export(actor: Actor, itemId: string, query: ExportQuery): Promise<ExportedFile>;
  /** The same of a text that is read already, for who may have it. Throws what the pool throws. */
  write(text: OwnedText, query: ExportQuery): Promise<Uint8Array>;
}

interface OwnedText {
  readonly title: string;
  readonly markdown: string;
  readonly variety: Variety | null;
  readonly direction: Direction | null;
  /** Whose turn it takes. */
  readonly owner: string;
}

/** Texts of the library as files. `pool`: tests bring one with other limits. */
export function createExportsService(
  { log }: Pick<Deps, "log">,
  { library }: { library: LibraryService },
  pool: ExportPool = createExportPool(log),
): ExportsService {
  const write: ExportsService["write"] = ({ title, markdown, variety, direction, owner }, { format, paper }) => {
    const task = { format, paper, source: { markdown, title, tag: variety && profileOf(variety).tag, direction } };
    return pool.run(task, { owner, content: contentKey(task) });
  };

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    write,
    async export(actor, itemId, query) {
      const { format } = query;
      permit(actor, { act: "export", format });
      const { title: own, text: markdown, variety, direction } = await library.getStored(actor, itemId);
      const title = own.trim() || titleOf(markdown);
      const bytes = await write({ title, markdown, variety, direction, owner: actor.workspaceId }, query);
      return { name: safeFileName(title, format), bytes };
    },
  };
}
