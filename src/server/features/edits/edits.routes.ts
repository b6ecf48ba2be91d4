import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { createEditRequest } from "#shared/contracts/text-edits.ts";
import type { EditsService } from "./edits.service.ts";

/**
 * Under `/api/library`: `POST /{id}/edits` starts a suggestion for a passage of the text (202 with the job's id; 400, 401, 403, 404, 422,
 * 429). It is followed and stopped as any generation is, and kept nowhere.
 */
export function editsRoutes(edits: EditsService) {
  return new Hono<SignedInEnv>().post("/:id/edits", validateJson(createEditRequest), async (c) =>
    c.json(await edits.create(c.get("actor"), c.req.param("id"), c.req.valid("json")), 202),
  );
}
