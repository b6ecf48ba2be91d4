import { type Route, route } from "#server/platform/http/route.ts";
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
    route(trendsApi.listSaved, ({ actor }) => savedKeywords.list(actor)),
    route(trendsApi.save, ({ actor, body }) => savedKeywords.save(actor, body)),
    route(trendsApi.removeSaved, ({ actor, params }) => savedKeywords.remove(actor, params.id)),
    route(trendsApi.listImports, ({ actor }) => trendImports.list(actor)),
    route(trendsApi.import, ({ actor, body }) => trendImports.import(actor, body)),
    route(trendsApi.removeImport, ({ actor, params }) => trendImports.remove(actor, params.id)),
    route(trendsApi.sample, () => trendImports.sample()),
  ];
}
