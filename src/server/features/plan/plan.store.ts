import { eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/schema.ts";
import type { PlanId } from "#shared/plans.ts";

export async function setPlan(orm: Orm, userId: string, plan: PlanId): Promise<void> {
  await orm.update(users).set({ plan }).where(eq(users.id, userId));
}
