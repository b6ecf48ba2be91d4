import type { PlanId } from "#shared/plans.ts";

/** The person behind a request, the same record whichever way they signed in. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly isOperator: boolean;
  readonly plan: PlanId;
}
