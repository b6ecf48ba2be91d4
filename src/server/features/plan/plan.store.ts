import { and, eq, ne } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/schema.ts";
import type { PlanId } from "#shared/plans.ts";

/** @returns false where the person had this plan already. */
export async function setPlan(orm: Orm, userId: string, plan: PlanId): Promise<boolean> {
  const rows = await orm
    .update(users)
    .set({ plan })
    .where(and(eq(users.id, userId), ne(users.plan, plan)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Addresses are stored in lower case. @returns null where nobody has it. */
export async function findPersonByAddress(orm: Orm, email: string): Promise<{ id: string; plan: PlanId } | null> {
  const [row] = await orm
    .select({ id: users.id, plan: users.plan })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return row ?? null;
}
