import { inArray } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { insertVersion, itemColumns, type NewLibraryItem } from "./library.store.ts";

/**
 * New items from files, each with its first version. Inside the caller's transaction.
 * @returns false where the first of them is there already: then nothing is inserted, because the same import was kept before.
 */
export async function insertImported(orm: Orm, items: readonly NewLibraryItem[]): Promise<boolean> {
  for (const [index, item] of items.entries()) {
    // Another process that keeps the same import at this moment is waited for here.
    const [row] = await orm.insert(libraryItems).values(item).onConflictDoNothing().returning(itemColumns);
    if (row) await insertVersion(orm, row, { origin: "import", createdBy: row.createdBy });
    else if (index === 0) return false;
    else throw new Error("An imported text was there before the first one of its import.");
  }
  return true;
}

/** Those of the ids that are items, in no order. */
export async function existingIds(orm: Orm, ids: readonly string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(inArray(libraryItems.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
