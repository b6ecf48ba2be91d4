import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { preferences } from "#server/platform/db/person-schema.ts";

export type StoredPreferences = typeof preferences.$inferSelect;
export type PreferenceChanges = Partial<Omit<StoredPreferences, "userId">>;

export async function readPreferences(db: Pick<Database, "orm">, userId: string): Promise<StoredPreferences | null> {
  const [row] = await db.orm.select().from(preferences).where(eq(preferences.userId, userId));
  return row ?? null;
}

/** Writes what is given and leaves the rest; the profile's name and the preferences change together or not at all. */
export async function writeSettings(
  db: Pick<Database, "orm">,
  userId: string,
  changes: { displayName?: string; preferences: PreferenceChanges },
  now: Date,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    if (changes.displayName !== undefined) {
      await tx.update(users).set({ name: changes.displayName, updatedAt: now }).where(eq(users.id, userId));
    }
    if (Object.keys(changes.preferences).length === 0) return;
    await tx
      .insert(preferences)
      .values({ userId, ...changes.preferences })
      .onConflictDoUpdate({ target: preferences.userId, set: changes.preferences });
  });
}
