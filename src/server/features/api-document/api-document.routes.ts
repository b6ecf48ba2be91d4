import { type Route, route } from "#server/platform/http/route.ts";
import { apiDocumentApi } from "#shared/contracts/api-document.ts";
import { apiDocument } from "./api-document.service.ts";

export function apiDocumentRoutes(): Route[] {
  return [route(apiDocumentApi.get, () => apiDocument())];
}
