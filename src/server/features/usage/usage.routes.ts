import { type Route, route } from "#server/platform/http/route.ts";
import { usageApi } from "#shared/contracts/account.ts";
import type { UsageService } from "./usage.service.ts";

export function usageRoutes(usage: UsageService): Route[] {
  return [route(usageApi.month, ({ actor }) => usage.current(actor, actor.plan))];
}
