import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./context.ts";

/** Gives each request an id. A caller's own id is not used, because it would let anybody write into our logs. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("requestId", randomUUID());
  c.header("X-Request-Id", c.get("requestId"));
  await next();
};

/**
 * Logs one line for each request: method, path, status, duration in ms. Bodies, cookies and queries are left out because they
 * contain texts and tokens. So is the last part of a path that contains a token.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const path = c.req.path.replace(/^(\/api\/auth\/reset-password\/|\/shared\/(?!fonts\/)).+/, "$1…");
    const durationMs = Math.round(performance.now() - started);
    log.info({ requestId: c.get("requestId"), method: c.req.method, path, status: c.res.status, durationMs }, "request");
  };
}
