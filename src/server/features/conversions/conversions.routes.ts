import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { createConversionRequest } from "#shared/contracts/conversions.ts";
import type { ConversionsService } from "./conversions.service.ts";

/**
 * Under `/api/library`: `POST /{id}/conversions` starts a text in another variety (202 with the job's id; 400, 401, 403, 404, 422,
 * 429), which goes on as any generation does; `GET /{id}/source` what a converted text was made from (200, 401, 404).
 */
export function conversionsRoutes(conversions: ConversionsService) {
  return new Hono<SignedInEnv>()
    .post("/:id/conversions", validateJson(createConversionRequest), async (c) =>
      c.json(await conversions.create(c.get("actor"), c.req.param("id"), c.req.valid("json")), 202),
    )
    .get("/:id/source", async (c) => c.json(await conversions.source(c.get("actor"), c.req.param("id"))));
}
