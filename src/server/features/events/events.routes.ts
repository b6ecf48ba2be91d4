import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { untilClosed } from "#server/platform/http/stream.ts";
import { subscribeTab } from "./events.service.ts";

const heartbeatMs = 15_000;

/**
 * `GET /api/events`: server-sent events to one open tab of the person (contract `tabEvent`), until the tab closes or the server
 * stops. A comment every 15 s keeps proxies from cutting the line. 200, 401.
 */
export function eventsRoutes(deps: Deps) {
  return new Hono<SignedInEnv>().get("/", (c) => {
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const unsubscribe = subscribeTab(deps, c.get("user").id, (event) => void stream.writeSSE({ data: JSON.stringify(event) }));
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
      try {
        // The first bytes open the connection at once in every browser and proxy.
        await stream.write(": open\n\n");
        await untilClosed(stream, deps.stopping);
      } finally {
        clearInterval(heartbeat);
        unsubscribe();
      }
    });
  });
}
