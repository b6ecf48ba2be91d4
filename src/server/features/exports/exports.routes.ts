import { Hono } from "hono";
import { attachmentNamed } from "#server/platform/http/attachment.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateQuery } from "#server/platform/http/validate.ts";
import { exportQuery, exportTypes } from "#shared/contracts/exports.ts";
import type { ExportsService } from "./exports.service.ts";

/**
 * Under `/api/library`: `GET /{id}/export?format=pdf&paper=a4` the text as a file (200, 400, 401, 403 where the plan lacks the format,
 * 404, 501 where this machine cannot write it, 500, 503, 504).
 */
export function exportsRoutes(exports: ExportsService) {
  return new Hono<SignedInEnv>().get("/:id/export", validateQuery(exportQuery), async (c) => {
    const query = c.req.valid("query");
    const { name, bytes } = await exports.export(c.get("actor"), c.req.param("id"), query, languageOfRequest(c));
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": exportTypes[query.format],
      "Content-Disposition": attachmentNamed(name),
    });
  });
}
