import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateQuery } from "#server/platform/http/validate.ts";
import { statsQuery } from "#shared/contracts/stats.ts";
import { getStats } from "./stats.service.ts";

/** `GET /api/analytics/stats?from&to&timeZone`: the person's figures. 200 Stats; 400, 401. */
export function statsRoutes(deps: Pick<Deps, "db" | "clock">) {
  return new Hono<SignedInEnv>().get("/stats", validateQuery(statsQuery), async (c) =>
    c.json(await getStats(deps, c.get("actor"), c.req.valid("query"), languageOfRequest(c))),
  );
}
