import { z } from "zod";
import { type PlanId, planIds } from "#shared/plans.ts";

/** What texts may cost at the model services of these settings. */
export interface CostSettings {
  /** The most tokens that the model services may use in a day (UTC); null: no limit. */
  readonly tokensPerDay: { readonly all: number | null; readonly person: number | null };
  /** The cheapest plan whose short texts are the best of three drafts; null: nobody's are. */
  readonly bestOfThree: PlanId | null;
}

const tokens = z
  .string()
  .regex(/^\d{1,15}$/, "must be a number of tokens")
  .transform(Number)
  .optional();

const bestOfThree = ["off", ...planIds] as const;

export const costEnvironment = {
  TOKENS_PER_DAY: tokens,
  TOKENS_PER_DAY_PERSON: tokens,
  BEST_OF_THREE: z.enum(bestOfThree, { error: `must be one of ${bestOfThree.join(", ")}` }).default("off"),
};

interface Given {
  readonly TOKENS_PER_DAY?: number | undefined;
  readonly TOKENS_PER_DAY_PERSON?: number | undefined;
  readonly BEST_OF_THREE: "off" | PlanId;
}

export function costSettingsOf({ TOKENS_PER_DAY, TOKENS_PER_DAY_PERSON, BEST_OF_THREE }: Given): CostSettings {
  return {
    tokensPerDay: { all: TOKENS_PER_DAY ?? null, person: TOKENS_PER_DAY_PERSON ?? null },
    bestOfThree: BEST_OF_THREE === "off" ? null : BEST_OF_THREE,
  };
}
