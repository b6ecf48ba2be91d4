import { type Route, route } from "#server/platform/http/route.ts";
import { planApi } from "#shared/contracts/account.ts";
import type { PlanService } from "./plan.service.ts";

export function planRoutes(plan: PlanService): Route[] {
  return [
    route(planApi.switch, async ({ actor, body }) => {
      await plan.switchTo(actor, body.plan);
      return body;
    }),
  ];
}
