import type { MiddlewareHandler } from "hono";
import { limitBody } from "#server/platform/http/body-limit.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { uploadBodyOf } from "#server/platform/http/receive-files.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { importsApi } from "#shared/contracts/imports.ts";
import type { ImportsService } from "./imports.service.ts";

/** Twenty texts of the greatest length in Arabic, whose letters take two bytes, with room for what JSON escapes. */
const maxTextsBytes = 12 * 1024 * 1024;

/** The app leaves the size of a body here to these routes: who asks, how often and how much is judged before it is read. */
export function importsRoutes(imports: ImportsService): Route[] {
  const admit = (kind: "preview" | "keep"): MiddlewareHandler<AppEnv> => {
    return async (c, next) => {
      await imports.admit(c.get("actor").userId, kind, next);
    };
  };
  return [
    route(importsApi.preview, ({ c, actor }) => imports.preview(actor.userId, uploadBodyOf(c.req.raw)), admit("preview")),
    route(importsApi.keep, ({ actor, body }) => imports.keep(actor, body), admit("keep"), limitBody(maxTextsBytes)),
  ];
}
