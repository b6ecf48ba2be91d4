import { type Route, route } from "#server/platform/http/route.ts";
import { conversionsApi } from "#shared/contracts/conversions.ts";
import type { ConversionsService } from "./conversions.service.ts";

/** A conversion goes on as any generation does. */
export function conversionsRoutes(conversions: ConversionsService): Route[] {
  return [
    route(conversionsApi.create, ({ actor, params, body }) => conversions.create(actor, params.id, body)),
    route(conversionsApi.source, ({ actor, params }) => conversions.source(actor, params.id)),
  ];
}
