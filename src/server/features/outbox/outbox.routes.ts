import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { getOutbox } from "./outbox.service.ts";

/** `GET /api/outbox`: 200 `{ mails }` in local mode, signed in or not; 404 in production. */
export function outboxRoutes(deps: Deps) {
  return new Hono<AppEnv>().get("/", async (c) => c.json({ mails: await getOutbox(deps) }));
}
