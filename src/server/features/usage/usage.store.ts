import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { usageMonths, users } from "#server/platform/db/schema.ts";
import type { PlanId } from "#shared/plans.ts";

export interface UsageRow {
  readonly used: number;
  readonly reserved: number;
}

const monthOf = (userId: string, month: string) => and(eq(usageMonths.userId, userId), eq(usageMonths.month, month));

/** The words of a month; nothing yet counts as zero. */
export async function getUsage(orm: Orm, userId: string, month: string): Promise<UsageRow> {
  const [row] = await orm
    .select({ used: usageMonths.used, reserved: usageMonths.reserved })
    .from(usageMonths)
    .where(monthOf(userId, month));
  return row ?? { used: 0, reserved: 0 };
}

/**
 * Reserves words in one conditional statement, so that two runs at once cannot overspend. Reading first and writing after,
 * even in a transaction, let 25 to 50 of 50 parallel runs through where 6 had room.
 * @returns whether there was room. `limit` null: unlimited.
 */
export async function reserveWords(
  orm: Orm,
  userId: string,
  month: string,
  words: number,
  limit: number | null,
): Promise<boolean> {
  await orm.insert(usageMonths).values({ userId, month }).onConflictDoNothing();
  const hasRoom = limit === null ? sql`true` : sql`${usageMonths.used} + ${usageMonths.reserved} + ${words} <= ${limit}`;
  const rows = await orm
    .update(usageMonths)
    .set({ reserved: sql`${usageMonths.reserved} + ${words}` })
    .where(and(monthOf(userId, month), hasRoom))
    .returning({ reserved: usageMonths.reserved });
  return rows.length === 1;
}

/** Ends a reservation: what was reserved is free again, what was delivered is used. @returns the words used now. */
export async function settleWords(orm: Orm, userId: string, month: string, reserved: number, delivered: number): Promise<number> {
  const [row] = await orm
    .update(usageMonths)
    .set({
      reserved: sql`greatest(0, ${usageMonths.reserved} - ${reserved})`,
      used: sql`${usageMonths.used} + ${delivered}`,
    })
    .where(monthOf(userId, month))
    .returning({ used: usageMonths.used });
  return row?.used ?? 0;
}

/** The plan that the person has now; null for an account that is gone. */
export async function getPlan(orm: Orm, userId: string): Promise<PlanId | null> {
  const [row] = await orm.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return row?.plan ?? null;
}
