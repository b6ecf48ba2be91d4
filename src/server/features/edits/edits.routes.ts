import { type Route, route } from "#server/platform/http/route.ts";
import { editsApi } from "#shared/contracts/text-edits.ts";
import type { EditsService } from "./edits.service.ts";

/** A suggestion is followed and stopped as any generation is, and kept nowhere. */
export function editsRoutes(edits: EditsService): Route[] {
  return [route(editsApi.create, ({ actor, params, body }) => edits.create(actor, params.id, body))];
}
