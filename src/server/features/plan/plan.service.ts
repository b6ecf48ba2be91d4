import type { Deps } from "#server/deps.ts";
import type { PlanId } from "#shared/plans.ts";
import { setPlan } from "./plan.store.ts";

export interface PlanService {
  /**
   * Switches at once: no payment service is configured, so nothing is charged and the screen says so. The words used this
   * month stay counted (product.md, 'Numbers that decide').
   */
  switchTo(userId: string, plan: PlanId): Promise<void>;
}

export function createPlanService({ db, events }: Pick<Deps, "db" | "events">): PlanService {
  return {
    async switchTo(userId, plan) {
      await setPlan(db.orm, userId, plan);
      // The plan stands on the person's record as well as beside their words.
      for (const type of ["usage", "settings"]) events.publish(`user:${userId}`, { type });
    },
  };
}
