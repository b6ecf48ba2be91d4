import { type Route, route } from "#server/platform/http/route.ts";
import { writerRoutesApi } from "#shared/contracts/writer-routes.ts";
import type { WriterRoutesService } from "./writer-routes.service.ts";

export function writerRoutesRoutes(service: WriterRoutesService): Route[] {
  return [
    route(writerRoutesApi.get, ({ actor }) => service.get(actor)),
    route(writerRoutesApi.choose, ({ actor, body }) => service.choose(actor, body)),
  ];
}
