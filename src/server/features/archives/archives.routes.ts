import { Hono } from "hono";
import { attachmentNamed } from "#server/platform/http/attachment.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { archiveRequest } from "#shared/contracts/archives.ts";
import type { ArchivesService } from "./archives.service.ts";

/**
 * `/api/archives`: `POST /` begins one (202 Archive; 400, 403 `plan.export`, 404 where none of the texts is there, 409
 * `archive.running`, 422 `archive.too_many_texts`), `GET /` the newest first, `GET /{id}/file` the zip (200; 404, 409
 * `archive.not_ready`), `DELETE /{id}` stops or deletes it (204, 404). 401 each.
 */
export function archivesRoutes(archives: ArchivesService) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await archives.list(c.get("actor"))))
    .post("/", validateJson(archiveRequest), async (c) =>
      c.json(await archives.create(c.get("actor"), c.req.valid("json"), languageOfRequest(c)), 202),
    )
    .get("/:id/file", async (c) => {
      const { name, size, body } = await archives.file(c.get("actor"), c.req.param("id"));
      return c.body(body, 200, {
        "Content-Type": "application/zip",
        "Content-Length": String(size),
        "Content-Disposition": attachmentNamed(name),
      });
    })
    .delete("/:id", async (c) => {
      await archives.delete(c.get("actor"), c.req.param("id"));
      return c.body(null, 204);
    });
}
