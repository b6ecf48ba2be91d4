import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { createBrandVoiceRequest, updateBrandVoiceRequest } from "#shared/contracts/brand-voice.ts";
import type { BrandVoicesService } from "./brand-voices.service.ts";

/**
 * `/api/brand-voices`: `GET /` the person's voices (200, 401), `POST /` a new one (201, 400, 401, 422), `GET /uses` the texts that were
 * written in them (200, 401), `GET|PATCH|DELETE /{id}` (200 or 204, 400, 401, 404; `PATCH` also 409).
 */
export function brandVoicesRoutes(voices: BrandVoicesService) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await voices.list(c.get("actor"))))
    .post("/", validateJson(createBrandVoiceRequest), async (c) =>
      c.json(await voices.create(c.get("actor"), c.req.valid("json")), 201),
    )
    .get("/uses", async (c) => c.json(await voices.listUses(c.get("actor"))))
    .get("/:id", async (c) => c.json(await voices.get(c.get("actor"), c.req.param("id"))))
    .patch("/:id", validateJson(updateBrandVoiceRequest), async (c) =>
      c.json(await voices.update(c.get("actor"), c.req.param("id"), c.req.valid("json"))),
    )
    .delete("/:id", async (c) => {
      await voices.delete(c.get("actor"), c.req.param("id"));
      return c.body(null, 204);
    });
}
