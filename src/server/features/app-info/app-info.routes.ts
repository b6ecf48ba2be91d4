import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { getAppInfo } from "./app-info.service.ts";

/** `GET /api/app`: 200 AppInfo, for everybody. */
export function appInfoRoutes(deps: Deps) {
  return new Hono<AppEnv>().get("/", (c) => c.json(getAppInfo(deps)));
}
