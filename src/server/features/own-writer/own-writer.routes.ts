import { type Context, Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { createOpenStreams, type OpenStreams } from "#server/platform/http/open-streams.ts";
import { answerEvents } from "#server/platform/http/stream.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import {
  chooseKeyModelRequest,
  type OwnWriterTestEvent,
  saveOwnWriterRequest,
  switchOwnWriterRequest,
} from "#shared/contracts/own-writer.ts";
import { AppError } from "#shared/errors.ts";
import type { OwnWriterService } from "./own-writer.service.ts";

/** Tests of one person at once; a new one ends the oldest. */
const testsPerPerson = 2;

/**
 * `/api/own-writer`, the person's own model service. Every answer is an `OwnWriterState`, which never holds the key: `GET`, `PUT`
 * (set up or change), `PATCH` (use it or not), `DELETE`. `POST /test` asks the service for a word: server-sent events, because a model
 * may have to be loaded first; who closes the stream ends the test. `GET /keys` and `PUT /keys/{setting}`: keys among the settings that
 * lack a model, for the operator.
 * 200; 400 `own_writer.address_refused`, `own_writer.key_needed`; 401; 403 `own_writer.not_allowed`; 404 `own_writer.missing`.
 */
export function ownWriterRoutes(service: OwnWriterService, deps: Pick<Deps, "log" | "stopping">) {
  const streams = createOpenStreams(testsPerPerson);
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await service.get(c.get("actor").userId)))
    .put("/", validateJson(saveOwnWriterRequest), async (c) =>
      c.json(await service.save(c.get("actor").userId, c.req.valid("json"))),
    )
    .patch("/", validateJson(switchOwnWriterRequest), async (c) =>
      c.json(await service.switch(c.get("actor").userId, c.req.valid("json").enabled)),
    )
    .delete("/", async (c) => c.json(await service.remove(c.get("actor").userId)))
    .get("/keys", async (c) => c.json(await service.keyModels(c.get("actor"))))
    .put("/keys/:setting", validateJson(chooseKeyModelRequest), async (c) =>
      c.json(await service.useKey(c.get("actor"), c.req.param("setting"), c.req.valid("json").model)),
    )
    .post("/test", async (c) => test(c, service, { ...deps, streams }));
}

async function test(
  c: Context<SignedInEnv>,
  service: OwnWriterService,
  { log, stopping, streams }: Pick<Deps, "log" | "stopping"> & { streams: OpenStreams },
): Promise<Response> {
  const run = await service.test(c.get("actor"));
  return answerEvents(c, { log, streams }, async (stream, replaced) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    if (stream.aborted) gone.abort();
    const signal = AbortSignal.any([gone.signal, stopping, replaced]);
    const send = (event: OwnWriterTestEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    try {
      const state = await run(signal, (status) => void send({ type: "status", status }));
      await send({ type: "end", state });
    } catch (error) {
      if (gone.signal.aborted) return;
      if (stopping.aborted) return send({ type: "error", code: "server.stopping", params: {} });
      if (!(error instanceof AppError)) throw error;
      await send({ type: "error", code: error.code, params: error.params });
    }
  });
}
