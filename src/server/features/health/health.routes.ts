import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";

/**
 * `GET /api/health/live` (200 while the process runs), `/api/health/ready` and `/api/health` (200, or 503 while the database
 * does not answer). For load balancers: they hold no version and no name.
 */
export function healthRoutes(deps: Pick<Deps, "db" | "log">) {
  const ready = async () => {
    try {
      await deps.db.ping();
      return true;
    } catch (error) {
      deps.log.warn({ err: error }, "the database does not answer");
      return false;
    }
  };
  const routes = new Hono<AppEnv>().get("/live", (c) => c.json({ status: "ok" }));
  for (const path of ["/", "/ready"]) {
    routes.get(path, async (c) => ((await ready()) ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503)));
  }
  return routes;
}
