import { and, count, eq, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { brandVoices, libraryItems } from "#server/platform/db/schema.ts";
import type { BrandVoiceUse } from "#shared/contracts/brand-voice.ts";

export type BrandVoiceRow = typeof brandVoices.$inferSelect;
type NewBrandVoice = typeof brandVoices.$inferInsert;

const own = (owner: InWorkspace, id: string) => and(eq(brandVoices.id, id), owned(brandVoices, owner));

/** In the order in which they were made. */
export async function listBrandVoices(orm: Orm, owner: InWorkspace): Promise<BrandVoiceRow[]> {
  return orm.select().from(brandVoices).where(owned(brandVoices, owner)).orderBy(brandVoices.createdAt, brandVoices.id);
}

/** @returns null for a voice that is not there, or another person's. */
export async function getBrandVoice(orm: Orm, owner: InWorkspace, id: string): Promise<BrandVoiceRow | null> {
  const [row] = await orm.select().from(brandVoices).where(own(owner, id));
  return row ?? null;
}

/** Inserts unless the person has `max` already. @returns the row, or null where there was no room. */
export async function insertBrandVoice(orm: Orm, row: NewBrandVoice, max: number): Promise<BrandVoiceRow | null> {
  return orm.transaction(async (tx) => {
    // The person's own row is the lock: two inserts at once are counted one after the other.
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, row.workspaceId)).for("update");
    const [existing] = await tx.select({ voices: count() }).from(brandVoices).where(owned(brandVoices, row));
    if ((existing?.voices ?? 0) >= max) return null;
    const [inserted] = await tx.insert(brandVoices).values(row).returning();
    return inserted ?? null;
  });
}

/** Changes a voice that is still at `version`. @returns the new row; null when it is gone or was changed meanwhile. */
export async function updateBrandVoice(
  orm: Orm,
  owner: InWorkspace,
  id: string,
  version: number,
  values: Pick<NewBrandVoice, "name" | "rules" | "updatedAt">,
): Promise<BrandVoiceRow | null> {
  const [row] = await orm
    .update(brandVoices)
    .set({ ...values, version: sql`${brandVoices.version} + 1` })
    .where(and(own(owner, id), eq(brandVoices.version, version)))
    .returning();
  return row ?? null;
}

/** @returns false where there was nothing of the person's to delete. */
export async function deleteBrandVoice(orm: Orm, owner: InWorkspace, id: string): Promise<boolean> {
  const rows = await orm.delete(brandVoices).where(own(owner, id)).returning({ id: brandVoices.id });
  return rows.length > 0;
}

/** Which voices the texts of the library were written in, those of deleted voices among them. */
export async function listUses(orm: Orm, owner: InWorkspace): Promise<BrandVoiceUse[]> {
  const { rows } = await orm.execute<BrandVoiceUse & Record<string, unknown>>(sql`
    select brief ->> 'brandVoiceId' as "voiceId", count(*)::int as texts,
      (array_agg(id order by created_at desc, id desc))[1] as "latestItemId"
    from ${libraryItems} where ${owned(libraryItems, owner)} and deleted_at is null and brief ->> 'brandVoiceId' is not null group by 1`);
  return rows;
}
