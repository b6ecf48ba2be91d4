import type { Deps } from "#server/deps.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { healthApi } from "#shared/contracts/health.ts";

/** What `/health/ready` counts anybody who sends requests can measure too. */
export function healthRoutes({ db, log, loop }: Pick<Deps, "db" | "log" | "loop">): Route[] {
  /** Sets 503 where the database does not answer. */
  const state = async (c: { status(code: 503): void }) => {
    try {
      await db.ping();
      return { status: "ok" as const };
    } catch (error) {
      log.warn({ err: error }, "the database does not answer");
      c.status(503);
      return { status: "unavailable" as const };
    }
  };
  return [
    route(healthApi.live, () => ({ status: "ok" as const })),
    route(healthApi.health, ({ c }) => state(c)),
    route(healthApi.ready, async ({ c }) => {
      const { count, longestMs } = loop.blocked;
      return { ...(await state(c)), loop: { blocked: count, longestMs } };
    }),
  ];
}
