import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SessionUser } from "#shared/contracts/account.ts";
import type { PlanId } from "#shared/plans.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import { userQuery } from "./session.ts";

/** Switches the person's plan at once. Throws `plan.switch_unavailable` where only the operator changes plans. */
export function useSwitchPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanId) => call("POST /plan", { body: { plan } }),
    onSuccess: ({ plan }) => {
      queries.setQueryData(userQuery.queryKey, (user: SessionUser | undefined) => user && { ...user, plan });
      // Waited for, so that the page never shows the new plan beside the old limit.
      return queries.invalidateQueries({ queryKey: queryKeys.usage });
    },
  });
}

/** The words that a new text may still ask for this month; null without a limit. What is being written counts as gone. */
export function wordsLeft(usage: { used: number; reserved: number; limit: number | null }): number | null {
  return usage.limit === null ? null : Math.max(0, usage.limit - usage.used - usage.reserved);
}
