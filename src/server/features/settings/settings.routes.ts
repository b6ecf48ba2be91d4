import { type Route, route } from "#server/platform/http/route.ts";
import { settingsApi } from "#shared/contracts/account.ts";
import type { SettingsService } from "./settings.service.ts";

export function settingsRoutes(settings: SettingsService): Route[] {
  return [
    route(settingsApi.get, ({ actor, language }) => settings.get(actor.person, language)),
    route(settingsApi.update, ({ actor, body, language }) => settings.update(actor.person, body, language)),
  ];
}
