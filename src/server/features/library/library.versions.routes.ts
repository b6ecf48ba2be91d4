import { Hono } from "hono";
import { z } from "zod";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson, validateParam } from "#server/platform/http/validate.ts";
import { restoreVersionRequest } from "#shared/contracts/versions.ts";
import type { VersionsService } from "./library.versions.service.ts";

const versionOfItem = z.object({
  id: z.string(),
  version: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

/**
 * Under `/api/library/{id}/versions`: `GET /` the list (200, 401, 404), `GET /{version}` one with its text (200, 400, 401, 404),
 * `POST /{version}/restore` (200 with the item, also 409), `POST /{version}/copy` a new text of it (201).
 */
export function versionsRoutes(versions: VersionsService) {
  return new Hono<SignedInEnv>()
    .get("/:id/versions", async (c) => c.json(await versions.list(c.get("actor"), c.req.param("id"))))
    .get("/:id/versions/:version", validateParam(versionOfItem), async (c) => {
      const { id, version } = c.req.valid("param");
      return c.json(await versions.get(c.get("actor"), id, version));
    })
    .post("/:id/versions/:version/restore", validateParam(versionOfItem), validateJson(restoreVersionRequest), async (c) => {
      const { id, version } = c.req.valid("param");
      const current = c.req.valid("json").version;
      return c.json(await versions.restore(c.get("actor"), id, version, current, languageOfRequest(c)));
    })
    .post("/:id/versions/:version/copy", validateParam(versionOfItem), async (c) => {
      const { id, version } = c.req.valid("param");
      return c.json({ id: await versions.copy(c.get("actor"), id, version) }, 201);
    });
}
