import { createHash } from "node:crypto";
import { directionOf } from "#language/text/direction.ts";
import { titleOf } from "#language/text/title.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { type ImportRequest, maxImportFiles } from "#shared/contracts/imports.ts";
import { tellWorkspace } from "../events/events.service.ts";
import { existingIds, insertImported } from "./library.intake.store.ts";
import { requireRoom } from "./library.storage.service.ts";
import type { NewLibraryItem } from "./library.store.ts";

/** Takes texts that were written elsewhere onto the shelf. They cost nothing and have no brief. */
export interface IntakeService {
  /** All of them or none; the same key keeps them once, however often it is sent. @returns the ids of what is kept, in order. */
  keep(owner: Owner, request: ImportRequest): Promise<string[]>;
}

export function createIntakeService({ db, events, clock }: Pick<Deps, "db" | "events" | "clock">): IntakeService {
  return {
    async keep(owner, { idempotencyKey, texts, folder }) {
      const idAt = (index: number) => idOf([owner.workspaceId, idempotencyKey, String(index)]);
      const now = clock().getTime();
      const items = texts.map(({ title, markdown, variety }, index): NewLibraryItem => {
        // A millisecond apart, so that the newest-first list has them in the order of the import.
        const at = new Date(now - index);
        const text = { title: title || titleOf(markdown), variety, text: markdown, words: countWords(markdown) };
        // As most of it is written, whatever variety was found in it; the person may change it later.
        const direction = directionOf(markdown);
        return { ...text, direction, id: idAt(index), ...madeBy(owner), status: "done", folder, createdAt: at, updatedAt: at };
      });
      const isNew = await db.orm.transaction(async (tx) => {
        const isInserted = await insertImported(tx, items);
        // After the insert, which tells a new import from one that is sent again; a refusal takes it back.
        if (isInserted) await requireRoom(tx, owner, 0, clock());
        return isInserted;
      });
      if (isNew) {
        tellWorkspace({ events }, owner, { type: "library" });
        return items.map(({ id }) => id);
      }
      const ids = Array.from({ length: maxImportFiles }, (_, index) => idAt(index));
      const existing = await existingIds(db.orm, ids);
      return ids.filter((id) => existing.has(id));
    },
  };
}

/** An id in the form of all others that is the same for the same parts. */
function idOf(parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-");
}
