import { type Route, route } from "#server/platform/http/route.ts";
import { appInfoApi } from "#shared/contracts/app-info.ts";
import type { AppInfoService } from "./app-info.service.ts";

export function appInfoRoutes(appInfo: AppInfoService): Route[] {
  return [route(appInfoApi.get, () => appInfo.get())];
}
