import { type Route, route } from "#server/platform/http/route.ts";
import { storageApi } from "#shared/contracts/storage.ts";
import type { StorageService } from "./library.storage.service.ts";

export function storageRoutes(storage: StorageService): Route[] {
  return [route(storageApi.get, ({ actor }) => storage.get(actor))];
}
