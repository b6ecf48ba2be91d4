import { and, count, desc, eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { trendImports } from "#server/platform/db/trend-schema.ts";

export type ImportRow = typeof trendImports.$inferSelect;

/** The newest first. */
export async function listImports(orm: Orm, userId: string): Promise<ImportRow[]> {
  return orm
    .select()
    .from(trendImports)
    .where(eq(trendImports.userId, userId))
    .orderBy(desc(trendImports.createdAt), desc(trendImports.id));
}

/** Inserts unless the person has `max` already. @returns false where there was no room. */
export async function insertImport(orm: Orm, row: ImportRow, max: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    // The person's row is the lock: two inserts at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("update");
    const [existing] = await tx.select({ files: count() }).from(trendImports).where(eq(trendImports.userId, row.userId));
    if ((existing?.files ?? 0) >= max) return false;
    await tx.insert(trendImports).values(row);
    return true;
  });
}

/** @returns false where there was nothing of the person's to delete. */
export async function deleteImport(orm: Orm, userId: string, id: string): Promise<boolean> {
  const own = and(eq(trendImports.id, id), eq(trendImports.userId, userId));
  return (await orm.delete(trendImports).where(own).returning({ id: trendImports.id })).length > 0;
}
