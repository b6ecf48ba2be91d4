import type { Deps } from "#server/deps.ts";
import { createOpenStreams } from "#server/platform/http/open-streams.ts";
import { type Call, type Route, route } from "#server/platform/http/route.ts";
import { type StreamParts, whileRead } from "#server/platform/http/stream.ts";
import { ownWriterApi } from "#shared/contracts/own-writer.ts";
import type { OwnWriterService } from "./own-writer.service.ts";

/** Tests of one person at once; a new one ends the oldest. */
const testsPerPerson = 2;

/** No answer ever holds the key. A test answers with events, because a model may have to be loaded first. */
export function ownWriterRoutes(service: OwnWriterService, { log, stopping }: Pick<Deps, "log" | "stopping">): Route[] {
  const parts = { log, streams: createOpenStreams(testsPerPerson) };
  return [
    route(ownWriterApi.get, ({ actor }) => service.get(actor.userId)),
    route(ownWriterApi.save, ({ actor, body }) => service.save(actor.userId, body)),
    route(ownWriterApi.switch, ({ actor, body }) => service.switch(actor.userId, body.enabled)),
    route(ownWriterApi.remove, ({ actor }) => service.remove(actor.userId)),
    route(ownWriterApi.keys, ({ actor }) => service.keyModels(actor)),
    route(ownWriterApi.useKey, ({ actor, params, body }) => service.useKey(actor, params.setting, body.model)),
    route(ownWriterApi.test, (call) => test(call, service, parts, stopping)),
  ];
}

async function test(
  { actor, events }: Call<typeof ownWriterApi.test>,
  service: OwnWriterService,
  parts: StreamParts,
  stopping: AbortSignal,
): Promise<Response> {
  const run = await service.test(actor);
  return events(parts, (stream, replaced) =>
    whileRead(stream, { stopping, replaced }, async (signal) => {
      const state = await run(signal, (status) => void stream.send({ type: "status", status }));
      await stream.send({ type: "end", state });
    }),
  );
}
