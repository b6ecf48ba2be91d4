import { and, desc, eq, getTableColumns, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, libraryItems } from "#server/platform/db/schema.ts";
import { insertVersion, type LibraryRow, type VersionNote } from "./library.store.ts";
import { isReplacedByAutosave, versionsToDrop } from "./library.versions.age.ts";

const { text: _, itemId: __, ...listedColumns } = getTableColumns(libraryVersions);

export type ListedVersionRow = Omit<typeof libraryVersions.$inferSelect, "text" | "itemId">;

/** The versions of a text, newest first. The caller has checked whose it is. */
export async function listVersions(orm: Orm, itemId: string): Promise<ListedVersionRow[]> {
  return orm
    .select(listedColumns)
    .from(libraryVersions)
    .where(eq(libraryVersions.itemId, itemId))
    .orderBy(desc(libraryVersions.version));
}

/** The texts of these versions; those that are gone are left out. */
export async function versionTexts(orm: Orm, itemId: string, versions: readonly number[]): Promise<Map<number, string>> {
  const rows = await orm
    .select({ version: libraryVersions.version, text: libraryVersions.text })
    .from(libraryVersions)
    .where(and(eq(libraryVersions.itemId, itemId), inArray(libraryVersions.version, [...versions])));
  return new Map(rows.map(({ version, text }) => [version, text]));
}

/**
 * Keeps the text of an item that has just changed as its newest version, and lets old ones go. Inside the transaction that changed the
 * item and holds its lock.
 */
export async function addVersion(orm: Orm, row: LibraryRow, note: VersionNote): Promise<void> {
  const now = row.updatedAt;
  const before = await listVersions(orm, row.id);
  const [latest] = before;
  if (note.origin === "autosave" && latest && isReplacedByAutosave(latest, now)) await drop(orm, row, [latest.version]);
  await insertVersion(orm, row, note);
  const added = { version: row.version, origin: note.origin, createdAt: now };
  await drop(orm, row, versionsToDrop([added, ...before], now));
}

/** What saved itself and is then kept by hand, unchanged, was kept by hand. */
export async function keepByHand(orm: Orm, { id, version }: LibraryRow): Promise<void> {
  await orm
    .update(libraryVersions)
    .set({ origin: "edit" })
    .where(and(eq(libraryVersions.itemId, id), eq(libraryVersions.version, version), eq(libraryVersions.origin, "autosave")));
}

/** The newest version goes by the title of the text. */
export async function nameVersion(orm: Orm, { id, version, title }: LibraryRow): Promise<void> {
  await orm
    .update(libraryVersions)
    .set({ title })
    .where(and(eq(libraryVersions.itemId, id), eq(libraryVersions.version, version)));
}

/** Who made a suggestion for this text; null for one that is not there any more, or was for another text. */
export async function writerOfSuggestion(orm: Orm, item: LibraryRow, jobId: string): Promise<LibraryRow["writer"]> {
  const isForText = sql`${generations.edit} ->> 'itemId' = ${item.id}`;
  const [job] = await orm
    .select({ writer: generations.writer })
    .from(generations)
    .where(and(eq(generations.id, jobId), owned(generations, item), isForText));
  return job?.writer ?? null;
}

/** Deletes versions, except those that another text was converted from, or is being converted from now. */
export async function drop(orm: Orm, item: Pick<LibraryRow, "id" | "workspaceId">, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  const isSource = (conversion: typeof libraryItems.conversion | typeof generations.conversion): SQL =>
    sql`${conversion} ->> 'sourceItemId' = ${item.id} and (${conversion} ->> 'sourceVersion')::integer = ${libraryVersions.version}`;
  const ofItems = orm
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(owned(libraryItems, item), isSource(libraryItems.conversion)));
  const ofJobs = orm
    .select({ id: generations.id })
    .from(generations)
    .where(and(owned(generations, item), eq(generations.state, "running"), isSource(generations.conversion)));
  await orm
    .delete(libraryVersions)
    .where(
      and(
        eq(libraryVersions.itemId, item.id),
        inArray(libraryVersions.version, [...versions]),
        notExists(ofItems),
        notExists(ofJobs),
      ),
    );
}
