import { type Route, route } from "#server/platform/http/route.ts";
import { setsApi } from "#shared/contracts/sets.ts";
import type { SetsService } from "./sets.service.ts";

export function setsRoutes(sets: SetsService): Route[] {
  return [
    route(setsApi.create, ({ actor, body }) => sets.create(actor, body)),
    route(setsApi.list, ({ actor, query }) => sets.list(actor, query)),
    route(setsApi.get, ({ actor, params }) => sets.get(actor, params.id)),
    route(setsApi.delete, ({ actor, params, query }) => sets.delete(actor, params.id, query.texts)),
    route(setsApi.stop, ({ actor, params }) => sets.stop(actor, params.id)),
    route(setsApi.addMarkets, ({ actor, params, body }) => sets.addMarkets(actor, params.id, body.varieties)),
    route(setsApi.retry, ({ actor, params, body }) => sets.retry(actor, params.id, params.variety, body.attempt)),
    route(setsApi.removeMarket, ({ actor, params }) => sets.removeMarket(actor, params.id, params.variety)),
  ];
}
