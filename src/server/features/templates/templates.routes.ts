import { Hono } from "hono";
import { z } from "zod";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateParam } from "#server/platform/http/validate.ts";
import { getTemplate, listTemplates } from "./templates.service.ts";

const idParam = z.object({ id: z.coerce.number().int().positive() });

/** `GET /api/templates`: 200, 401. `GET /api/templates/{id}`: 200, 400, 401, 404. */
export function templatesRoutes() {
  return new Hono<SignedInEnv>()
    .get("/", (c) => c.json(listTemplates()))
    .get("/:id", validateParam(idParam), (c) => c.json(getTemplate(c.req.valid("param").id)));
}
