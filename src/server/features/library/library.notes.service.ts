import { cleanNotes } from "#language/templates/brief-check.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { LibraryService } from "./library.service.ts";
import { lockItem, updateItem } from "./library.store.ts";

export interface NotesService {
  /**
   * Adds facts to a text's brief, so that its report no longer takes them for made up; the text stays as it is. Throws
   * `request.not_found`, also for a text without a brief, and `brief.notes_too_many` or `brief.note_too_long`.
   */
  add(owner: Owner, id: string, notes: readonly string[], language: Language): Promise<LibraryItem>;
}

export function createNotesService(
  { db, events, texts }: Pick<Deps, "db" | "events" | "texts">,
  library: Pick<LibraryService, "get">,
): NotesService {
  return {
    async add(owner, id, notes, language) {
      await db.orm.transaction(async (tx) => {
        const item = await lockItem(tx, owner, id);
        if (!item?.brief) throw new AppError("request.not_found");
        const brief = { ...item.brief, notes: cleanNotes([...(item.brief.notes ?? []), ...notes]) };
        const report = item.words > 0 ? await texts.report(item.text, brief) : null;
        await updateItem(tx, owner, id, { brief, report });
      });
      tellWorkspace({ events }, owner, { type: "library" });
      return library.get(owner, id, language);
    },
  };
}
