import type { Deps } from "#server/deps.ts";
import { createOpenStreams } from "#server/platform/http/open-streams.ts";
import { type Call, type Route, route } from "#server/platform/http/route.ts";
import { type StreamParts, whileRead } from "#server/platform/http/stream.ts";
import { localModelsApi } from "#shared/contracts/local-models.ts";
import type { LocalModelsService } from "./local-models.service.ts";

/** One paragraph at a time is tried; a new one ends the one before. */
const triesAtOnce = 1;

export function localModelsRoutes(service: LocalModelsService, { log, stopping }: Pick<Deps, "log" | "stopping">): Route[] {
  const parts = { log, streams: createOpenStreams(triesAtOnce) };
  return [
    route(localModelsApi.get, ({ actor }) => service.get(actor)),
    route(localModelsApi.install, ({ actor, body }) => service.install(actor, body)),
    route(localModelsApi.task, ({ actor, body }) => service.task(actor, body)),
    route(localModelsApi.choose, ({ actor, body }) => service.choose(actor, body.choice)),
    route(localModelsApi.remove, ({ actor, params }) => service.remove(actor, params.name)),
    route(localModelsApi.try, (call) => tryOut(call, service, parts, stopping)),
  ];
}

async function tryOut(
  { actor, body, events }: Call<typeof localModelsApi.try>,
  service: LocalModelsService,
  parts: StreamParts,
  stopping: AbortSignal,
): Promise<Response> {
  const run = service.try(actor, body.variety);
  return events(parts, (stream, replaced) =>
    whileRead(stream, { stopping, replaced }, async (signal) => {
      const state = await run({
        signal,
        onText: (text) => void stream.send({ type: "text", text }),
        onStatus: (status) => void stream.send({ type: "status", status }),
      });
      await stream.send({ type: "end", state });
    }),
  );
}
