import type { Deps } from "#server/deps.ts";
import { createOpenStreams } from "#server/platform/http/open-streams.ts";
import { type Call, type Route, route } from "#server/platform/http/route.ts";
import type { StreamParts } from "#server/platform/http/stream.ts";
import { draftsApi } from "#shared/contracts/drafts.ts";
import { type Generation, generationsApi, type StreamEvent } from "#shared/contracts/generations.ts";
import { generationsAliasApi } from "#shared/contracts/generations-alias.ts";
import { AppError } from "#shared/errors.ts";
import { contentAnswer, toGenerationRequest } from "./generations.alias.ts";
import type { DraftsService } from "./generations.drafts.ts";
import type { OutlookService } from "./generations.outlook.ts";
import type { GenerationsService } from "./generations.service.ts";
import { followText, idOf, readPosition } from "./generations.stream.ts";

/** Texts that one person follows at one server process: several tabs with nine markets each. */
const followedPerPerson = 60;

export function generationsRoutes(
  service: GenerationsService,
  outlook: OutlookService,
  { log, stopping }: Pick<Deps, "log" | "stopping">,
): Route[] {
  const parts = { log, streams: createOpenStreams(followedPerPerson) };
  return [
    route(generationsApi.create, ({ actor, body }) => service.create(actor, body)),
    route(generationsApi.outlook, ({ actor, body }) => outlook(actor, body)),
    route(generationsApi.running, ({ actor }) => service.listRunning(actor)),
    route(generationsApi.get, async ({ actor, params }) => {
      const generation = await service.get(actor, params.id);
      if (generation.state !== "running") service.seen(generation.id);
      return generation;
    }),
    route(generationsApi.stop, ({ actor, params }) => service.end(actor, params.id)),
    route(generationsApi.follow, (call) => streamText(call, service, parts, stopping)),
  ];
}

async function streamText(
  { c, actor, params, query, events }: Call<typeof generationsApi.follow>,
  service: GenerationsService,
  parts: StreamParts,
  stopping: AbortSignal,
): Promise<Response> {
  // Another person's text is a 404 before the stream opens, not an event in it.
  await service.get(actor, params.id);
  const from = readPosition(c.req.header("last-event-id") ?? query.from);
  return events(parts, async (stream, replaced) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    if (stream.aborted) gone.abort();
    const signal = AbortSignal.any([gone.signal, stopping, replaced]);
    for await (const event of followText(service, actor, params.id, from, signal)) await stream.send(event, idOf(event));
  });
}

/** The drafts that a text was chosen from. */
export function draftsRoutes(drafts: DraftsService): Route[] {
  return [
    route(draftsApi.list, ({ actor, params }) => drafts.list(actor, params.id)),
    route(draftsApi.take, ({ actor, params, body, language }) =>
      drafts.take(actor, { generationId: params.id, draftId: params.draft, ...body }, language),
    ),
  ];
}

/** One request and one answer over the same job. A caller who hangs up does not cancel it: the text is kept. */
export function generationsAliasRoutes(service: GenerationsService, { stopping }: Pick<Deps, "stopping">): Route[] {
  return [
    route(generationsAliasApi.generate, async ({ c, actor, body, language }) => {
      const { id } = await service.create(actor, toGenerationRequest(body, c.req.header("idempotency-key")));
      const signal = AbortSignal.any([c.req.raw.signal, stopping]);
      const generation = await whenEnded(followText(service, actor, id, { revision: 0, offset: 0 }, signal));
      return contentAnswer(generation, language);
    }),
  ];
}

/** The ended generation, whichever process wrote it. Throws `server.stopping` where the following was cut short. */
async function whenEnded(events: AsyncIterable<StreamEvent>): Promise<Generation> {
  for await (const event of events) if (event.type === "end") return event.generation;
  throw new AppError("server.stopping");
}
