import { type Route, route } from "#server/platform/http/route.ts";
import { templatesApi } from "#shared/contracts/templates.ts";
import { getTemplate, listTemplates } from "./templates.service.ts";

export function templatesRoutes(): Route[] {
  return [route(templatesApi.list, listTemplates), route(templatesApi.get, ({ params }) => getTemplate(params.id))];
}
