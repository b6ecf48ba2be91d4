import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { answerEvents, untilClosed } from "#server/platform/http/stream.ts";
import { subscribeTab } from "./events.service.ts";

/**
 * `GET /api/events`: server-sent events to one open tab of the person (contract `tabEvent`), until the tab closes or the server
 * stops. 200, 401.
 */
export function eventsRoutes(deps: Deps) {
  return new Hono<SignedInEnv>().get("/", (c) =>
    answerEvents(c, deps.log, async (stream) => {
      const unsubscribe = subscribeTab(deps, c.get("user").id, (event) => void stream.writeSSE({ data: JSON.stringify(event) }));
      try {
        await untilClosed(stream, deps.stopping);
      } finally {
        unsubscribe();
      }
    }),
  );
}
