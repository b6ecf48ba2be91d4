import { eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { ownWriters } from "#server/platform/db/person-schema.ts";

export type OwnWriterRow = typeof ownWriters.$inferSelect;
type Changes = Partial<Omit<OwnWriterRow, "userId">>;

export async function getOwnWriter(orm: Orm, userId: string): Promise<OwnWriterRow | null> {
  const [row] = await orm.select().from(ownWriters).where(eq(ownWriters.userId, userId));
  return row ?? null;
}

/** The one of this person, made or written over. */
export async function putOwnWriter(orm: Orm, row: OwnWriterRow): Promise<OwnWriterRow> {
  const [stored] = await orm
    .insert(ownWriters)
    .values(row)
    .onConflictDoUpdate({ target: ownWriters.userId, set: row })
    .returning();
  if (!stored) throw new Error("An own writer was not stored.");
  return stored;
}

/** @returns null where there is none. */
export async function changeOwnWriter(orm: Orm, userId: string, changes: Changes): Promise<OwnWriterRow | null> {
  const [row] = await orm.update(ownWriters).set(changes).where(eq(ownWriters.userId, userId)).returning();
  return row ?? null;
}

export async function deleteOwnWriter(orm: Orm, userId: string): Promise<void> {
  await orm.delete(ownWriters).where(eq(ownWriters.userId, userId));
}
