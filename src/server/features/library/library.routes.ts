import { type Route, route } from "#server/platform/http/route.ts";
import { type ContentRecord, contentApi, type LibraryItem, libraryApi } from "#shared/contracts/library.ts";
import type { NotesService } from "./library.notes.service.ts";
import type { LibraryService } from "./library.service.ts";

export function libraryRoutes(library: LibraryService, notes: NotesService): Route[] {
  return [
    route(libraryApi.list, ({ actor, query, language }) => library.list(actor, query, language)),
    route(libraryApi.ids, ({ actor, query }) => library.listIds(actor, query)),
    route(libraryApi.get, ({ actor, params, language }) => library.get(actor, params.id, language)),
    route(libraryApi.update, ({ actor, params, body, language }) => library.update(actor, params.id, body, language)),
    route(libraryApi.tell, ({ actor, params, body, language }) => notes.tell(actor, params.id, body, language)),
    route(libraryApi.delete, ({ actor, params }) => library.delete(actor, params.id)),
  ];
}

export function contentRoutes(library: LibraryService): Route[] {
  return [
    route(contentApi.list, async ({ actor, language }) => (await library.listAll(actor, language)).map(toRecord)),
    route(contentApi.save, async ({ actor, body, language }) => toRecord(await library.save(actor, body, language))),
    route(contentApi.delete, async ({ actor, params }) => {
      await library.delete(actor, params.id);
      return { success: true as const };
    }),
  ];
}

function toRecord({ text, ...item }: LibraryItem): ContentRecord {
  return { ...item, content: text, output: text };
}
