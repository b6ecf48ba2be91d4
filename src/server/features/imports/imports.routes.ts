import { Hono, type MiddlewareHandler } from "hono";
import { limitBody } from "#server/platform/http/body-limit.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { uploadBodyOf } from "#server/platform/http/receive-files.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { importRequest } from "#shared/contracts/imports.ts";
import type { ImportsService } from "./imports.service.ts";

/** Twenty texts of the greatest length in Arabic, whose letters take two bytes, with room for what JSON escapes. */
const maxTextsBytes = 12 * 1024 * 1024;

/**
 * `/api/imports`: `POST /preview` (multipart, `file` once or more) says what each file would become (200, 400, 401, 413, 429, 503);
 * `POST /` keeps the texts of a preview (201, 400, 401, 413, 429). The app leaves the size of a body here to these routes.
 */
export function importsRoutes(imports: ImportsService) {
  return (
    new Hono<SignedInEnv>()
      // Who asks, how often and how much is judged before the body is read.
      .post("/preview", admit(imports, "preview"), async (c) =>
        c.json(await imports.preview(c.get("actor").userId, uploadBodyOf(c.req.raw))),
      )
      .post("/", admit(imports, "keep"), limitBody(maxTextsBytes), validateJson(importRequest), async (c) =>
        c.json(await imports.keep(c.get("actor"), c.req.valid("json")), 201),
      )
  );
}

function admit(imports: ImportsService, kind: "preview" | "keep"): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    await imports.admit(c.get("actor").userId, kind, next);
  };
}
