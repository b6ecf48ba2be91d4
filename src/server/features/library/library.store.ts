import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import type { VersionOrigin } from "#shared/contracts/library.ts";

// What the search reads is larger than the text itself and of no use outside the database.
const { folded, searchVector, titleKey, ...columns } = getTableColumns(libraryItems);
export const itemColumns = columns;

export type LibraryRow = Omit<typeof libraryItems.$inferSelect, "folded" | "searchVector" | "titleKey">;
export type NewLibraryItem = typeof libraryItems.$inferInsert;

/** The person's own text, unless it is in the trash. */
const ownItem = (owner: InWorkspace, id: string) =>
  and(eq(libraryItems.id, id), owned(libraryItems, owner), isNull(libraryItems.deletedAt));

export async function getItem(orm: Orm, owner: InWorkspace, id: string): Promise<LibraryRow | null> {
  const [row] = await orm.select(itemColumns).from(libraryItems).where(ownItem(owner, id));
  return row ?? null;
}

/** Locks the item until the caller's transaction ends, so that two changes of a text make two versions. */
export async function lockItem(orm: Orm, owner: InWorkspace, id: string): Promise<LibraryRow | null> {
  const [row] = await orm.select(itemColumns).from(libraryItems).where(ownItem(owner, id)).for("update");
  return row ?? null;
}

/** Likewise, by the job that wrote it. */
export async function lockItemOfGeneration(orm: Orm, owner: InWorkspace, generationId: string): Promise<LibraryRow | null> {
  const [row] = await orm
    .select(itemColumns)
    .from(libraryItems)
    .where(and(eq(libraryItems.generationId, generationId), owned(libraryItems, owner), isNull(libraryItems.deletedAt)))
    .for("update");
  return row ?? null;
}

/** A new item with its first version, which its maker kept. Inside the caller's transaction. */
export async function insertItem(orm: Orm, item: NewLibraryItem, note: Omit<VersionNote, "createdBy">): Promise<LibraryRow> {
  const [row] = await orm.insert(libraryItems).values(item).returning(itemColumns);
  if (!row) throw new Error("A library item was not inserted.");
  await insertVersion(orm, row, { ...note, createdBy: row.createdBy });
  return row;
}

export async function updateItem(
  orm: Orm,
  owner: InWorkspace,
  id: string,
  values: Partial<NewLibraryItem>,
): Promise<LibraryRow | null> {
  const [row] = await orm.update(libraryItems).set(values).where(ownItem(owner, id)).returning(itemColumns);
  return row ?? null;
}

/** One state of a text that was ever kept. The caller has checked whose it is. */
export async function getVersion(orm: Orm, itemId: string, version: number): Promise<typeof libraryVersions.$inferSelect | null> {
  const [row] = await orm
    .select()
    .from(libraryVersions)
    .where(and(eq(libraryVersions.itemId, itemId), eq(libraryVersions.version, version)));
  return row ?? null;
}

/** How a version came to be, and from what. */
export interface VersionNote {
  readonly origin: VersionOrigin;
  /** Who kept it; null for a job whose person has no account any more. */
  readonly createdBy: string | null;
  /** Who wrote it, where that was not the person. */
  readonly writer?: LibraryRow["writer"];
  readonly restoredFrom?: number;
}

export async function insertVersion(orm: Orm, row: LibraryRow, note: VersionNote): Promise<void> {
  await orm.insert(libraryVersions).values({
    ...note,
    itemId: row.id,
    version: row.version,
    title: row.title,
    text: row.text,
    words: row.words,
    createdAt: row.updatedAt,
  });
}
