import { type Route, route } from "#server/platform/http/route.ts";
import { versionsApi } from "#shared/contracts/versions.ts";
import type { VersionsService } from "./library.versions.service.ts";

export function versionsRoutes(versions: VersionsService): Route[] {
  return [
    route(versionsApi.list, ({ actor, params }) => versions.list(actor, params.id)),
    route(versionsApi.get, ({ actor, params }) => versions.get(actor, params.id, params.version)),
    route(versionsApi.restore, ({ actor, params, body, language }) =>
      versions.restore(actor, params.id, params.version, body.version, language),
    ),
    route(versionsApi.copy, async ({ actor, params }) => ({ id: await versions.copy(actor, params.id, params.version) })),
  ];
}
