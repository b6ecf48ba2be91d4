import { and, eq } from "drizzle-orm";
import type { Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { memberships, workspaces } from "#server/platform/db/identity-schema.ts";
import type { Role } from "#shared/permissions.ts";
import type { PlanId } from "#shared/plans.ts";

/**
 * A person's role in a workspace, and the workspace's plan; null if the person is not a member or the workspace does not exist.
 */
export async function getMembership(orm: Orm, { workspaceId, userId }: Owner): Promise<{ role: Role; plan: PlanId } | null> {
  const [row] = await orm
    .select({ role: memberships.role, plan: workspaces.plan })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return row ?? null;
}

/** The plan of a personal workspace as the database creates it with the account. */
const planAtFirst: PlanId = "free";

/** Gives the workspace of a new account the plan of new accounts. */
export async function setFirstPlan(orm: Orm, userId: string, plan: PlanId): Promise<void> {
  if (plan !== planAtFirst) await orm.update(workspaces).set({ plan }).where(eq(workspaces.personOf, userId));
}
