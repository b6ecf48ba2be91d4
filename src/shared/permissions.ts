import type { ErrorCode, ErrorParams } from "./errors.ts";
import type { ExportFormat } from "./export-formats.ts";
import type { Variety } from "./options.ts";
import { allowsTemplate, includesPlan, type PlanId, planForExport, planForTemplate, planForVariety, plans } from "./plans.ts";

/** A person's role in a workspace. */
export const roles = ["owner", "member"] as const;
export type Role = (typeof roles)[number];

/** How a request authenticates its sender. */
export const waysIn = ["session", "bearer"] as const;
export type WayIn = (typeof waysIn)[number];

/** What permissions depend on. The server and the screens use the same rules. */
export interface Standing {
  readonly plan: PlanId;
  readonly role: Role;
  readonly wayIn: WayIn;
  /** Whether an address or a phone number must still be confirmed. Never true in local mode. */
  readonly mustConfirm: boolean;
  /** Whether people change their plan themselves. Otherwise only the operator does. */
  readonly planSwitching: boolean;
  /** The cheapest plan whose short texts are the best of three drafts; null: the operator turned it on for nobody. */
  readonly bestOfThree: PlanId | null;
}

/** An action that needs permission, with what the permission depends on. */
export type Act =
  | { readonly act: "template"; readonly template: { readonly id: number; readonly key: string } }
  | { readonly act: "variety"; readonly variety: Variety }
  | { readonly act: "export"; readonly format: ExportFormat }
  /** Writing with a model service, which costs its operator money. */
  | { readonly act: "model" }
  /** Having a model service write three drafts of a short text, of which the best is delivered. */
  | { readonly act: "bestOfThree" }
  /** Making a text public. */
  | { readonly act: "publish" }
  | { readonly act: "switchPlan" };

/** What would allow a refused action. */
type WayUp = { readonly plan: PlanId } | "confirm" | "askOwner" | "askOperator";

export interface Refusal {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  readonly wayUp: WayUp;
}

/**
 * Decides what a person may do. All permission rules are here.
 * @returns null if the action is allowed; otherwise the reason, and what would allow it.
 */
export function refusalOf(standing: Standing, wish: Act): Refusal | null {
  const plan = plans[standing.plan];
  switch (wish.act) {
    case "template":
      if (allowsTemplate(plan, wish.template.id)) return null;
      return {
        code: "plan.template",
        params: { template: wish.template.key },
        wayUp: { plan: planForTemplate(wish.template.id) },
      };
    case "variety":
      if (plan.varieties.includes(wish.variety)) return null;
      return { code: "plan.variety", params: { variety: wish.variety }, wayUp: { plan: planForVariety(wish.variety) } };
    case "export":
      if (plan.exports.includes(wish.format)) return null;
      return { code: "plan.export", params: { format: wish.format }, wayUp: { plan: planForExport(wish.format) } };
    case "model":
    case "publish":
      return standing.mustConfirm ? { code: "identity.email_unverified", wayUp: "confirm" } : null;
    case "bestOfThree": {
      const cheapest = standing.bestOfThree;
      if (cheapest === null) return { code: "plan.best_of_three", wayUp: "askOperator" };
      if (includesPlan(standing.plan, cheapest)) return null;
      return { code: "plan.best_of_three", wayUp: { plan: cheapest } };
    }
    case "switchPlan":
      if (!standing.planSwitching) return { code: "plan.switch_unavailable", wayUp: "askOperator" };
      return standing.role === "owner" ? null : { code: "workspace.owner_only", wayUp: "askOwner" };
  }
}
