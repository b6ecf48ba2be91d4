import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { saveOwnWriterRequest, switchOwnWriterRequest } from "#shared/contracts/own-writer.ts";
import type { OwnWriterService } from "./own-writer.service.ts";

/**
 * `/api/own-writer`, the person's own model service. Every answer is an `OwnWriterState`, which never holds the key: `GET`, `PUT`
 * (set up or change), `PATCH` (use it or not), `DELETE`, and `POST /test`, which asks the service for a word.
 * 200; 400 `own_writer.address_refused`, `own_writer.key_needed`; 401; 403 `own_writer.not_allowed`; 404 `own_writer.missing`.
 */
export function ownWriterRoutes(service: OwnWriterService) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await service.get(c.get("actor").userId)))
    .put("/", validateJson(saveOwnWriterRequest), async (c) =>
      c.json(await service.save(c.get("actor").userId, c.req.valid("json"))),
    )
    .patch("/", validateJson(switchOwnWriterRequest), async (c) =>
      c.json(await service.switch(c.get("actor").userId, c.req.valid("json").enabled)),
    )
    .delete("/", async (c) => c.json(await service.remove(c.get("actor").userId)))
    .post("/test", async (c) => c.json(await service.test(c.get("actor"), c.req.raw.signal)));
}
