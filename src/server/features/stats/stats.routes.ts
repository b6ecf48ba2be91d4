import { type Route, route } from "#server/platform/http/route.ts";
import { statsApi } from "#shared/contracts/stats.ts";
import type { StatsService } from "./stats.service.ts";

export function statsRoutes(stats: StatsService): Route[] {
  return [route(statsApi.get, ({ actor, query, language }) => stats.get(actor, query, language))];
}
