import { and, eq, ne } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { users, workspaces } from "#server/platform/db/identity-schema.ts";
import type { PlanId } from "#shared/plans.ts";

/** @returns false where the workspace had this plan already. */
export async function setPlan(orm: Orm, { workspaceId }: InWorkspace, plan: PlanId): Promise<boolean> {
  const rows = await orm
    .update(workspaces)
    .set({ plan })
    .where(and(eq(workspaces.id, workspaceId), ne(workspaces.plan, plan)))
    .returning({ id: workspaces.id });
  return rows.length === 1;
}

/** The person with their own plan. Addresses are stored in lower case. @returns null where nobody has it. */
export async function findPersonByAddress(orm: Orm, email: string): Promise<{ id: string; plan: PlanId } | null> {
  const [row] = await orm
    .select({ id: users.id, plan: workspaces.plan })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.id))
    .where(eq(users.email, email.trim().toLowerCase()));
  return row ?? null;
}
