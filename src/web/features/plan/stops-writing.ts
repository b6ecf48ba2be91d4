import type { Usage } from "#shared/contracts/account.ts";
import type { Plan } from "#shared/plans.ts";

/** Whether no word could be written under this plan until the month ends: the count of the month survives a change of plan. */
export function stopsWriting(plan: Plan, usage: Pick<Usage, "used" | "reserved">): boolean {
  return plan.wordsPerMonth !== null && usage.used + usage.reserved >= plan.wordsPerMonth;
}
