import { type Route, route } from "#server/platform/http/route.ts";
import { trendCollectionApi } from "#shared/contracts/trend-collection.ts";
import { trendsApi } from "#shared/contracts/trends.ts";
import type { TrendImportsService } from "./trends.imports.service.ts";
import type { SavedKeywordsService } from "./trends.saved.service.ts";
import type { TrendsService } from "./trends.service.ts";

interface TrendServices {
  readonly trends: TrendsService;
  readonly savedKeywords: SavedKeywordsService;
  readonly trendImports: TrendImportsService;
}

export function trendsRoutes({ trends, savedKeywords, trendImports }: TrendServices): Route[] {
  return [
    route(trendsApi.daily, ({ actor, params, query }) => trends.daily(actor, params.country, query)),
    route(trendsApi.keyword, ({ actor, params, query }) => trends.keyword(actor, params.keyword, query)),
    route(trendsApi.compare, ({ actor, body: { keywords, ...query } }) => trends.compare(actor, keywords, query)),
    route(trendsApi.sources, ({ actor }) => trends.sources(actor)),
    route(trendCollectionApi.listSaved, ({ actor }) => savedKeywords.list(actor)),
    route(trendCollectionApi.save, ({ actor, body }) => savedKeywords.save(actor, body)),
    route(trendCollectionApi.removeSaved, ({ actor, params }) => savedKeywords.remove(actor, params.id)),
    route(trendCollectionApi.listImports, ({ actor }) => trendImports.list(actor)),
    route(trendCollectionApi.import, ({ actor, body }) => trendImports.import(actor, body)),
    route(trendCollectionApi.removeImport, ({ actor, params }) => trendImports.remove(actor, params.id)),
    route(trendCollectionApi.sample, () => trendImports.sample()),
  ];
}
