import { and, eq, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { usageMonths } from "#server/platform/db/schema.ts";
import type { PlanId } from "#shared/plans.ts";

export interface UsageRow {
  readonly used: number;
  readonly reserved: number;
}

const monthOf = (owner: InWorkspace, month: string) => and(owned(usageMonths, owner), eq(usageMonths.month, month));

/** The words of a month; nothing yet counts as zero. */
export async function getUsage(orm: Orm, owner: InWorkspace, month: string): Promise<UsageRow> {
  const [row] = await orm
    .select({ used: usageMonths.used, reserved: usageMonths.reserved })
    .from(usageMonths)
    .where(monthOf(owner, month));
  return row ?? { used: 0, reserved: 0 };
}

/**
 * Reserves words in one conditional statement, so that two runs at once cannot overspend. Reading first and writing after,
 * even in a transaction, let 25 to 50 of 50 parallel runs through where 6 had room.
 * @returns whether there was room. `limit` null: unlimited.
 */
export async function reserveWords(
  orm: Orm,
  owner: InWorkspace,
  month: string,
  words: number,
  limit: number | null,
): Promise<boolean> {
  await orm.insert(usageMonths).values({ workspaceId: owner.workspaceId, month }).onConflictDoNothing();
  const hasRoom = limit === null ? sql`true` : sql`${usageMonths.used} + ${usageMonths.reserved} + ${words} <= ${limit}`;
  const rows = await orm
    .update(usageMonths)
    .set({ reserved: sql`${usageMonths.reserved} + ${words}` })
    .where(and(monthOf(owner, month), hasRoom))
    .returning({ reserved: usageMonths.reserved });
  return rows.length === 1;
}

/** Ends a reservation: what was reserved is free again, what was delivered is used. @returns the words used now. */
export async function settleWords(
  orm: Orm,
  owner: InWorkspace,
  month: string,
  reserved: number,
  delivered: number,
): Promise<number> {
  const [row] = await orm
    .update(usageMonths)
    .set({
      reserved: sql`greatest(0, ${usageMonths.reserved} - ${reserved})`,
      used: sql`${usageMonths.used} + ${delivered}`,
    })
    .where(monthOf(owner, month))
    .returning({ used: usageMonths.used });
  return row?.used ?? 0;
}

/** The plan that the workspace has now; null for one that is gone. */
export async function getPlan(orm: Orm, owner: InWorkspace): Promise<PlanId | null> {
  const [row] = await orm.select({ plan: workspaces.plan }).from(workspaces).where(eq(workspaces.id, owner.workspaceId));
  return row?.plan ?? null;
}
