import { cleanNotes } from "#language/templates/brief-check.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { LibraryService } from "./library.service.ts";
import { lockItem, updateItem } from "./library.store.ts";

interface ToldNotes {
  readonly notes: readonly string[];
  readonly withdrawn: readonly string[];
}

export interface NotesService {
  /**
   * Adds facts to a text's brief, so that its report no longer takes them for made up, and takes others back; the text stays as it is. Throws
   * `request.not_found`, also for a text without a brief, and `brief.notes_too_many` or `brief.note_too_long`.
   */
  tell(owner: Owner, id: string, told: ToldNotes, language: Language): Promise<LibraryItem>;
}

export function createNotesService(
  { db, events, texts }: Pick<Deps, "db" | "events" | "texts">,
  library: Pick<LibraryService, "get">,
): NotesService {
  return {
    async tell(owner, id, { notes, withdrawn }, language) {
      await db.orm.transaction(async (tx) => {
        const item = await lockItem(tx, owner, id);
        if (!item?.brief) throw new AppError("request.not_found");
        const back = new Set(cleanNotes(withdrawn));
        const kept = (item.brief.notes ?? []).filter((note) => !back.has(note));
        const brief = { ...item.brief, notes: cleanNotes([...kept, ...notes]) };
        const report = item.words > 0 ? await texts.report(item.text, brief) : null;
        await updateItem(tx, owner, id, { brief, report });
      });
      tellWorkspace({ events }, owner, { type: "library" });
      return library.get(owner, id, language);
    },
  };
}
