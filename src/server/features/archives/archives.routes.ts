import { attachmentNamed } from "#server/platform/http/attachment.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { archivesApi } from "#shared/contracts/archives.ts";
import type { ArchivesService } from "./archives.service.ts";

export function archivesRoutes(archives: ArchivesService): Route[] {
  return [
    route(archivesApi.list, ({ actor }) => archives.list(actor)),
    route(archivesApi.create, ({ actor, body, language }) => archives.create(actor, body, language)),
    route(archivesApi.file, async ({ c, actor, params }) => {
      const { name, size, body } = await archives.file(actor, params.id);
      return c.body(body, 200, {
        "Content-Type": "application/zip",
        "Content-Length": String(size),
        "Content-Disposition": attachmentNamed(name),
      });
    }),
    route(archivesApi.delete, ({ actor, params }) => archives.delete(actor, params.id)),
  ];
}
