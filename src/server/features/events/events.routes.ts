import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { createOpenStreams } from "#server/platform/http/open-streams.ts";
import { answerEvents, untilClosed } from "#server/platform/http/stream.ts";
import { subscribeTab } from "./events.service.ts";

/** Of one person at one server process. The tabs of a browser share one stream, so this is many browsers. */
const streamsPerPerson = 20;

/**
 * `GET /api/events`: server-sent events to one open tab of the person (contract `tabEvent`), until the tab closes, the server
 * stops, or the person has opened twenty newer ones. 200, 401.
 */
export function eventsRoutes(deps: Deps) {
  const streams = createOpenStreams(streamsPerPerson);
  return new Hono<SignedInEnv>().get("/", (c) =>
    answerEvents(c, { log: deps.log, streams }, async (stream, replaced) => {
      const unsubscribe = subscribeTab(deps, c.get("actor"), (event) => void stream.writeSSE({ data: JSON.stringify(event) }));
      try {
        await untilClosed(stream, AbortSignal.any([deps.stopping, replaced]));
      } finally {
        unsubscribe();
      }
    }),
  );
}
