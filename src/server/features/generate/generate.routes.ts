import { type Context, Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { createOpenStreams, type OpenStreams } from "#server/platform/http/open-streams.ts";
import { answerEvents } from "#server/platform/http/stream.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { generateContentRequest } from "#shared/contracts/generate-alias.ts";
import { createGenerationRequest, type Generation, type StreamEvent } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { contentAnswer, toGenerationRequest } from "./generate.alias.ts";
import type { GenerateService } from "./generate.service.ts";
import { followText, idOf, readPosition } from "./generate.stream.ts";

/**
 * `/api/generations`: `POST /` starts a job (202 with its id; 400, 401, 403, 404, 422, 429), `GET /` the person's running jobs
 * (200, 401), `GET /{id}` one job, `POST /{id}/stop` ends it, `GET /{id}/stream` server-sent events with resume by `Last-Event-ID`
 * (200, 401, 404 each).
 */
export function generationRoutes(service: GenerateService, deps: Pick<Deps, "log" | "stopping">) {
  const streams = createOpenStreams(followedPerPerson);
  return new Hono<SignedInEnv>()
    .post("/", validateJson(createGenerationRequest), async (c) =>
      c.json(await service.create(c.get("actor"), c.req.valid("json")), 202),
    )
    .get("/", async (c) => c.json(await service.listRunning(c.get("actor"))))
    .get("/:id", async (c) => {
      const generation = await service.get(c.get("actor"), c.req.param("id"));
      if (generation.state !== "running") service.seen(generation.id);
      return c.json(generation);
    })
    .post("/:id/stop", async (c) => c.json(await service.end(c.get("actor"), c.req.param("id"))))
    .get("/:id/stream", async (c) => streamText(c, c.req.param("id"), service, { ...deps, streams }));
}

/** Texts that one person follows at one server process: several tabs with nine markets each. */
const followedPerPerson = 60;

async function streamText(
  c: Context<SignedInEnv>,
  id: string,
  service: GenerateService,
  { log, stopping, streams }: Pick<Deps, "log" | "stopping"> & { streams: OpenStreams },
): Promise<Response> {
  const actor = c.get("actor");
  // Another person's text is a 404 before the stream opens, not an event in it.
  await service.get(actor, id);
  const from = readPosition(c.req.header("last-event-id") ?? c.req.query("from"));
  return answerEvents(c, { log, streams }, async (stream, replaced) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    if (stream.aborted) gone.abort();
    const signal = AbortSignal.any([gone.signal, stopping, replaced]);
    for await (const event of followText(service, actor, id, from, signal)) {
      const position = idOf(event);
      await stream.writeSSE({ ...(position === null ? {} : { id: position }), data: JSON.stringify(event) });
    }
  });
}

/**
 * `POST /api/content/generate` (and `/api/firebase/content/generate`): the specified request and response over the same job. A
 * caller who hangs up does not cancel it: the text is kept. 200; 400, 401, 403, 404, 422, 429; 502 to 504 when the writer failed,
 * 503 when the server stops first.
 */
export function generateContentRoutes(service: GenerateService, { stopping }: Pick<Deps, "stopping">) {
  return new Hono<SignedInEnv>().post("/", validateJson(generateContentRequest), async (c) => {
    const actor = c.get("actor");
    const { id } = await service.create(actor, toGenerationRequest(c.req.valid("json"), c.req.header("idempotency-key")));
    const signal = AbortSignal.any([c.req.raw.signal, stopping]);
    const generation = await whenEnded(followText(service, actor, id, { revision: 0, offset: 0 }, signal));
    return c.json(contentAnswer(generation, languageOfRequest(c)));
  });
}

/** The ended generation, whichever process wrote it. Throws `server.stopping` where the following was cut short. */
async function whenEnded(events: AsyncIterable<StreamEvent>): Promise<Generation> {
  for await (const event of events) if (event.type === "end") return event.generation;
  throw new AppError("server.stopping");
}
