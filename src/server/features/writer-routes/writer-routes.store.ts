import { eq } from "drizzle-orm";
import type { Database, Orm } from "#server/platform/db/database.ts";
import { writerRoutes } from "#server/platform/db/schema.ts";
import type { Variety } from "#shared/options.ts";

/** The chosen writers by variety. */
export async function readChosenWriters(orm: Orm): Promise<Partial<Record<Variety, string>>> {
  const rows = await orm.select().from(writerRoutes);
  return Object.fromEntries(rows.map(({ variety, writer }) => [variety, writer]));
}

/** Stores each choice, or takes it back where it is null; all of them or none. */
export async function writeChosenWriters(
  { orm }: Pick<Database, "orm">,
  changes: readonly (readonly [Variety, string | null])[],
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const [variety, writer] of changes) {
      if (writer === null) await tx.delete(writerRoutes).where(eq(writerRoutes.variety, variety));
      else {
        const row = { variety, writer, updatedAt: now };
        await tx.insert(writerRoutes).values(row).onConflictDoUpdate({ target: writerRoutes.variety, set: row });
      }
    }
  });
}
