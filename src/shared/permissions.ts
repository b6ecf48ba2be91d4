import type { ErrorCode, ErrorParams } from "./errors.ts";
import type { ExportFormat } from "./export-formats.ts";
import type { Variety } from "./options.ts";
import { allowsTemplate, type PlanId, planForExport, planForTemplate, planForVariety, plans } from "./plans.ts";

/** What a person is in a workspace. */
export const roles = ["owner", "member"] as const;
export type Role = (typeof roles)[number];

/** How a request proves who sends it. */
export const waysIn = ["session", "bearer"] as const;
export type WayIn = (typeof waysIn)[number];

/** What decides what somebody may do, the same on the server and on the screen. */
export interface Standing {
  readonly plan: PlanId;
  readonly role: Role;
  readonly wayIn: WayIn;
  /** An address or a phone number has to be confirmed first, and is not: never on one's own machine. */
  readonly mustConfirm: boolean;
  /** Whether people change their plan themselves here, or only the operator does. */
  readonly planSwitching: boolean;
}

/** What somebody wants to do, with what the answer depends on. */
export type Act =
  | { readonly act: "template"; readonly template: { readonly id: number; readonly key: string } }
  | { readonly act: "variety"; readonly variety: Variety }
  | { readonly act: "export"; readonly format: ExportFormat }
  /** Have a model service write, which costs its operator. */
  | { readonly act: "model" }
  /** Put a text where everybody can read it. */
  | { readonly act: "publish" }
  | { readonly act: "switchPlan" };

/** What would make a refused act possible. */
type WayUp = { readonly plan: PlanId } | "confirm" | "askOwner" | "askOperator";

export interface Refusal {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  readonly wayUp: WayUp;
}

/** The one place that says what somebody may do. @returns null where they may; else why not, and what would help. */
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
    case "switchPlan":
      if (!standing.planSwitching) return { code: "plan.switch_unavailable", wayUp: "askOperator" };
      return standing.role === "owner" ? null : { code: "workspace.owner_only", wayUp: "askOwner" };
  }
}
