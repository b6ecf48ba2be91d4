import type { Deps } from "#server/deps.ts";
import { type Actor, inOwnWorkspace, type Owner } from "#server/platform/actor.ts";
import { permit } from "#server/platform/permit.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import { findPersonByAddress, setPlan } from "./plan.store.ts";

export interface PlanService {
  /**
   * A person's own change of plan, at once: no payment service is configured, so nothing is charged and the screen says so. The
   * words used this month stay counted.
   * @throws AppError plan.switch_unavailable where only the operator changes plans, workspace.owner_only.
   */
  switchTo(actor: Actor, plan: PlanId): Promise<void>;
  /**
   * The operator's change of somebody's plan; the person is notified.
   * @returns who it was and whether the plan is a new one; null where nobody has this address.
   */
  assign(email: string, plan: PlanId): Promise<{ userId: string; isNew: boolean } | null>;
}

export function createPlanService(
  { db, events, clock, log }: Pick<Deps, "db" | "events" | "clock" | "log">,
  notifications: Pick<NotificationsService, "notify">,
): PlanService {
  /** @returns false where the workspace had this plan already. */
  async function change(owner: Owner, plan: PlanId): Promise<boolean> {
    const isNew = await setPlan(db.orm, owner, plan);
    // The plan stands on the person's record as well as beside their words.
    tellWorkspace({ events }, owner, { type: "usage" }, { type: "settings" });
    if (!isNew) return false;
    const { wordsPerMonth } = plans[plan];
    const params = { plan, path: "/plans", ...(wordsPerMonth === null ? {} : { words: wordsPerMonth }) };
    await notifications.notify(owner.userId, { kind: "plan_changed", params, eventKey: `plan:${clock().toISOString()}` });
    return true;
  }

  return {
    async switchTo(actor, plan) {
      permit(actor, { act: "switchPlan" });
      await change(actor, plan);
    },
    async assign(email, plan) {
      const person = await findPersonByAddress(db.orm, email);
      if (!person) return null;
      const isNew = await change(inOwnWorkspace({ userId: person.id }), plan);
      log.info({ userId: person.id, from: person.plan, to: plan }, "the operator set a plan");
      return { userId: person.id, isNew };
    },
  };
}
