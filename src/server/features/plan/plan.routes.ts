import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { switchPlanRequest } from "#shared/contracts/account.ts";
import type { PlanService } from "./plan.service.ts";

/** `POST /api/plan`: 200 with the new plan, 400, 401, 403 `plan.switch_unavailable`. */
export function planRoutes(plan: PlanService) {
  return new Hono<SignedInEnv>().post("/", validateJson(switchPlanRequest), async (c) => {
    const request = c.req.valid("json");
    await plan.switchTo(c.get("actor"), request.plan);
    return c.json(request);
  });
}
