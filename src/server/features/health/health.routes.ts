import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";

/**
 * `GET /api/health/live` (200 while the process runs), `/api/health/ready` and `/api/health` (200, or 503 while the database
 * does not answer). For load balancers: they hold no version and no name. `/ready` also counts for the operator's monitor how often this
 * process answered nobody, and for how long at most: whoever sends requests can measure as much.
 */
export function healthRoutes(deps: Pick<Deps, "db" | "log" | "loop">) {
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
  const loop = () => ({ blocked: deps.loop.blocked.count, longestMs: deps.loop.blocked.longestMs });
  return routes
    .get("/", async (c) => ((await ready()) ? c.json({ status: "ok" }) : c.json({ status: "unavailable" }, 503)))
    .get("/ready", async (c) =>
      (await ready()) ? c.json({ status: "ok", loop: loop() }) : c.json({ status: "unavailable", loop: loop() }, 503),
    );
}
