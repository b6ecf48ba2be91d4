import { type Route, route } from "#server/platform/http/route.ts";
import { shelfApi } from "#shared/contracts/shelf.ts";
import type { ShelfService } from "./library.shelf.service.ts";

export function shelfRoutes(shelf: ShelfService): Route[] {
  return [
    route(shelfApi.labels, ({ actor }) => shelf.labels(actor)),
    route(shelfApi.arrange, ({ actor, body }) => shelf.arrange(actor, body)),
    route(shelfApi.trash, ({ actor, body }) => shelf.trash(actor, body.ids)),
    route(shelfApi.restore, ({ actor, body }) => shelf.restore(actor, body.ids)),
    route(shelfApi.purge, ({ actor, body }) => shelf.purge(actor, body.ids)),
    route(shelfApi.emptyTrash, ({ actor }) => shelf.purge(actor, null)),
    route(shelfApi.copy, async ({ actor, params, language }) => ({ id: await shelf.copy(actor, params.id, language) })),
  ];
}
