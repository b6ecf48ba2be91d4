import { type PlanId, plans } from "#shared/plans.ts";
import type { Notice } from "../notifications/notifications.service.ts";

/** The month's words before and after a text was settled. */
export interface Spent {
  readonly before: number;
  readonly after: number;
}

const plansPath = "/plans";

/**
 * The notice for passing 80 % or all of a month's words; null where neither was passed just now. The words only grow within a
 * month, so each is passed once; a text that passes both tells of the end alone.
 */
export function crossedLimit(plan: PlanId, month: string, resetsAt: string, { before, after }: Spent): Notice | null {
  const limit = plans[plan].wordsPerMonth;
  if (limit === null) return null;
  const passes = (words: number) => before < words && after >= words;
  const params = { used: after, limit, plan, resetsAt, path: plansPath };
  if (passes(limit)) {
    const mail = { text: "quota100", limit, resetsAt, path: plansPath } as const;
    return { kind: "quota_100", params, eventKey: `quota-100:${month}:${plan}`, mail };
  }
  if (passes(limit * 0.8)) {
    const mail = { text: "quota80", used: after, limit, resetsAt, path: plansPath } as const;
    return { kind: "quota_80", params, eventKey: `quota-80:${month}:${plan}`, mail };
  }
  return null;
}
