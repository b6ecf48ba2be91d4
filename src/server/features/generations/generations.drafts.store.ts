import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, otherDrafts } from "#server/platform/db/schema.ts";

export type OtherDraftRow = typeof otherDrafts.$inferSelect;

export async function insertDrafts(orm: Orm, rows: readonly (typeof otherDrafts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await orm.insert(otherDrafts).values([...rows]);
}

/** The better ones first. */
export async function listDrafts(orm: Orm, owner: InWorkspace, generationId: string): Promise<OtherDraftRow[]> {
  return orm
    .select()
    .from(otherDrafts)
    .where(and(eq(otherDrafts.generationId, generationId), owned(otherDrafts, owner)))
    .orderBy(asc(otherDrafts.position));
}

/** Notes that a draft was taken. @returns false where it was taken already. Who takes it at the same time waits for the end of this. */
export async function markTaken(orm: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(otherDrafts)
    .set({ takenAt: now })
    .where(and(eq(otherDrafts.id, id), isNull(otherDrafts.takenAt)))
    .returning({ id: otherDrafts.id });
  return rows.length === 1;
}

/** Counts words that were charged after the end of a job. */
export async function addCharged(orm: Orm, id: string, words: number): Promise<void> {
  await orm
    .update(generations)
    .set({ chargedWords: sql`coalesce(${generations.chargedWords}, ${generations.words}) + ${words}` })
    .where(eq(generations.id, id));
}

export async function deleteDrafts(orm: Orm, expiredBy: Date): Promise<void> {
  await orm.delete(otherDrafts).where(lte(otherDrafts.expiresAt, expiredBy));
}
