import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { savedKeywords } from "#server/platform/db/trend-schema.ts";

export type SavedRow = typeof savedKeywords.$inferSelect;

/** The newest first. */
export async function listSaved(orm: Orm, userId: string): Promise<SavedRow[]> {
  return orm
    .select()
    .from(savedKeywords)
    .where(eq(savedKeywords.userId, userId))
    .orderBy(desc(savedKeywords.createdAt), desc(savedKeywords.id));
}

/** Inserts unless the person has `max` already. @returns the row, the one that is there already, or null where there was no room. */
export async function insertSaved(orm: Orm, row: SavedRow, max: number): Promise<SavedRow | null> {
  return orm.transaction(async (tx) => {
    // The person's row is the lock: two inserts at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("update");
    const own = eq(savedKeywords.userId, row.userId);
    const [same] = await tx
      .select()
      .from(savedKeywords)
      .where(and(own, eq(savedKeywords.folded, row.folded), eq(savedKeywords.country, row.country)));
    if (same) return same;
    const [existing] = await tx.select({ keywords: count() }).from(savedKeywords).where(own);
    if ((existing?.keywords ?? 0) >= max) return null;
    const [inserted] = await tx.insert(savedKeywords).values(row).returning();
    return inserted ?? null;
  });
}

/** Only the first baseline is kept, whoever brings it. */
export async function setBaseline(orm: Orm, id: string, first: Pick<SavedRow, "baseline" | "baselineSource">): Promise<void> {
  await orm
    .update(savedKeywords)
    .set({ ...first, told: first.baseline })
    .where(and(eq(savedKeywords.id, id), isNull(savedKeywords.baseline)));
}

/** @returns false where there was nothing of the person's to delete. */
export async function deleteSaved(orm: Orm, userId: string, id: string): Promise<boolean> {
  const own = and(eq(savedKeywords.id, id), eq(savedKeywords.userId, userId));
  return (await orm.delete(savedKeywords).where(own).returning({ id: savedKeywords.id })).length > 0;
}
