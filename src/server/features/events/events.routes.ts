import type { Deps } from "#server/deps.ts";
import { createOpenStreams } from "#server/platform/http/open-streams.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { untilClosed } from "#server/platform/http/stream.ts";
import { eventsApi } from "#shared/contracts/account.ts";
import { subscribeTab } from "./events.service.ts";

/** Of one person at one server process. The tabs of a browser share one stream, so this is many browsers. */
const streamsPerPerson = 20;

/** The stream of a tab ends when the tab closes, the server stops, or the person has opened twenty newer ones. */
export function eventsRoutes(deps: Pick<Deps, "events" | "log" | "stopping">): Route[] {
  const streams = createOpenStreams(streamsPerPerson);
  return [
    route(eventsApi.follow, ({ actor, events }) =>
      events({ log: deps.log, streams }, async (stream, replaced) => {
        const unsubscribe = subscribeTab(deps, actor, (event) => void stream.send(event));
        try {
          await untilClosed(stream, AbortSignal.any([deps.stopping, replaced]));
        } finally {
          unsubscribe();
        }
      }),
    ),
  ];
}
