import { type Route, route } from "#server/platform/http/route.ts";
import { marketsApi } from "#shared/contracts/markets.ts";
import type { MarketsService } from "./markets.service.ts";

export function marketsRoutes(markets: MarketsService): Route[] {
  return [
    route(marketsApi.create, ({ actor, body }) => markets.create(actor, body)),
    route(marketsApi.list, ({ actor, query }) => markets.list(actor, query)),
    route(marketsApi.get, ({ actor, params }) => markets.get(actor, params.id)),
    route(marketsApi.delete, ({ actor, params, query }) => markets.delete(actor, params.id, query.texts)),
    route(marketsApi.stop, ({ actor, params }) => markets.stop(actor, params.id)),
    route(marketsApi.addMarkets, ({ actor, params, body }) => markets.addMarkets(actor, params.id, body.varieties)),
    route(marketsApi.retry, ({ actor, params, body }) => markets.retry(actor, params.id, params.variety, body.attempt)),
    route(marketsApi.removeMarket, ({ actor, params }) => markets.removeMarket(actor, params.id, params.variety)),
  ];
}
