import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import type { UsageService } from "./usage.service.ts";

/** `GET /api/usage`: words of this month, the plan's limit and when it starts anew. 200, 401. */
export function usageRoutes(usage: UsageService) {
  return new Hono<SignedInEnv>().get("/", async (c) => {
    const actor = c.get("actor");
    return c.json(await usage.current(actor, actor.plan));
  });
}
