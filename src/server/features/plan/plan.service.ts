import type { Deps } from "#server/deps.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import { setPlan } from "./plan.store.ts";

export interface PlanService {
  /**
   * Switches at once: no payment service is configured, so nothing is charged and the screen says so. The words used this
   * month stay counted (product.md, 'Numbers that decide').
   */
  switchTo(userId: string, plan: PlanId): Promise<void>;
}

export function createPlanService(
  { db, events, clock }: Pick<Deps, "db" | "events" | "clock">,
  notifications: Pick<NotificationsService, "notify">,
): PlanService {
  return {
    async switchTo(userId, plan) {
      const isNew = await setPlan(db.orm, userId, plan);
      // The plan stands on the person's record as well as beside their words.
      for (const type of ["usage", "settings"]) events.publish(`user:${userId}`, { type });
      if (!isNew) return;
      const { wordsPerMonth } = plans[plan];
      const params = { plan, path: "/plans", ...(wordsPerMonth === null ? {} : { words: wordsPerMonth }) };
      await notifications.notify(userId, { kind: "plan_changed", params, eventKey: `plan:${clock().toISOString()}` });
    },
  };
}
