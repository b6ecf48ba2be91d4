import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  type ArrangeRequest,
  type ChangedItems,
  type LibraryLabels,
  titleMaxChars,
  trashDays,
} from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import { countLabels } from "./library.list.store.ts";
import { arrange, moveToTrash, purge, purgeOlder, restoreFromTrash } from "./library.shelf.store.ts";
import { bytesToKeep, requireRoom } from "./library.storage.service.ts";
import { getItem, insertItem } from "./library.store.ts";

/** What is done to texts as they stand on the shelf: put in order, copied, thrown away, taken back. */
export interface ShelfService {
  labels(owner: Owner): Promise<LibraryLabels>;
  arrange(owner: Owner, request: ArrangeRequest): Promise<ChangedItems>;
  trash(owner: Owner, ids: readonly string[]): Promise<ChangedItems>;
  restore(owner: Owner, ids: readonly string[]): Promise<ChangedItems>;
  /** For good: these texts of the trash, or with null all of it. */
  purge(owner: Owner, ids: readonly string[] | null): Promise<ChangedItems>;
  /** A copy that stands for itself: no set, no job, no favourite. Its title says in `language` what it is. @returns its id. */
  copy(owner: Owner, id: string, language: Language): Promise<string>;
}

export function createShelfService({ db, events, clock }: Pick<Deps, "db" | "events" | "clock">): ShelfService {
  /** Texts that are not there, or another person's, are all the same: not found. */
  const changed = (owner: Owner, count: number): ChangedItems => {
    if (count === 0) throw new AppError("request.not_found");
    tellWorkspace({ events }, owner, { type: "library" });
    return { changed: count };
  };

  return {
    labels: (owner) => countLabels(db.orm, owner),
    arrange: async (owner, request) => changed(owner, await arrange(db.orm, owner, request)),
    trash: async (owner, ids) => changed(owner, (await moveToTrash(db.orm, owner, ids, clock())).length),
    restore: async (owner, ids) => changed(owner, await restoreFromTrash(db.orm, owner, ids)),
    async purge(owner, ids) {
      const count = await purge(db.orm, owner, ids);
      // An empty trash is as it was wished; a text that is not in it is not.
      return ids === null && count === 0 ? { changed: 0 } : changed(owner, count);
    },
    async copy(owner, id, language) {
      const item = await getItem(db.orm, owner, id);
      if (!item) throw new AppError("request.not_found");
      const now = clock();
      const { tone, varietyVerdict, ...kept } = item;
      const alone = { generationId: null, setId: null, conversion: null, favourite: false, version: 1 };
      const title = copyTitle(item.title, language);
      const copy = { ...kept, ...alone, title, id: randomUUID(), createdAt: now, updatedAt: now };
      await db.orm.transaction(async (tx) => {
        await requireRoom(tx, owner, bytesToKeep(copy.text), now);
        await insertItem(tx, copy, { origin: "edit" });
      });
      changed(owner, 1);
      return copy.id;
    },
  };
}

const copyNames: Readonly<Record<Language, string>> = { en: "Copy of ", ar: "نسخة من " };

/** The title of a copy, within the limit of a title: a long one loses its end. */
function copyTitle(title: string, language: Language): string {
  const whole = copyNames[language] + title;
  return whole.length <= titleMaxChars ? whole : `${whole.slice(0, titleMaxChars - 1).toWellFormed()}…`;
}

export const trashSweepSeconds = 6 * 3_600;

/** Deletes for good what has been in a trash for too long. Harmless when several do it at once. */
export async function sweepTrash(db: Pick<Database, "orm">, now: Date): Promise<void> {
  await purgeOlder(db.orm, new Date(now.getTime() - trashDays * 86_400_000));
}
