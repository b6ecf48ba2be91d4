import { type Route, route } from "#server/platform/http/route.ts";
import { brandVoicesApi } from "#shared/contracts/brand-voice.ts";
import type { BrandVoicesService } from "./brand-voices.service.ts";

export function brandVoicesRoutes(voices: BrandVoicesService): Route[] {
  return [
    route(brandVoicesApi.list, ({ actor }) => voices.list(actor)),
    route(brandVoicesApi.create, ({ actor, body }) => voices.create(actor, body)),
    route(brandVoicesApi.uses, ({ actor }) => voices.listUses(actor)),
    route(brandVoicesApi.get, ({ actor, params }) => voices.get(actor, params.id)),
    route(brandVoicesApi.update, ({ actor, params, body }) => voices.update(actor, params.id, body)),
    route(brandVoicesApi.delete, ({ actor, params }) => voices.delete(actor, params.id)),
  ];
}
