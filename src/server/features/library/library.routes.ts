import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson, validateQuery } from "#server/platform/http/validate.ts";
import { libraryPageQuery, saveContentRequest, updateItemRequest } from "#shared/contracts/library.ts";
import type { LibraryService } from "./library.service.ts";

/**
 * `/api/library`: `GET /` a page and `GET /ids` the ids of all that match (200, 400, 401), `GET|PATCH|DELETE /{id}` (200 or
 * 204, 400, 401, 404; `PATCH` of a text also 409).
 */
export function libraryRoutes(library: LibraryService) {
  return new Hono<SignedInEnv>()
    .get("/", validateQuery(libraryPageQuery), async (c) =>
      c.json(await library.list(c.get("actor"), c.req.valid("query"), languageOfRequest(c))),
    )
    .get("/ids", validateQuery(libraryPageQuery), async (c) =>
      c.json(await library.listIds(c.get("actor"), c.req.valid("query"))),
    )
    .get("/:id", async (c) => c.json(await library.get(c.get("actor"), c.req.param("id"), languageOfRequest(c))))
    .patch("/:id", validateJson(updateItemRequest), async (c) =>
      c.json(await library.update(c.get("actor"), c.req.param("id"), c.req.valid("json"), languageOfRequest(c))),
    )
    .delete("/:id", async (c) => {
      await library.delete(c.get("actor"), c.req.param("id"));
      return c.body(null, 204);
    });
}

/**
 * `/api/content`, the specified forms of the same library: `GET /` the array of records, `POST /` keeps a text (naming a
 * generation updates its item), `DELETE /{id}`. 200 or 201, 400, 401, 404.
 */
export function contentRoutes(library: LibraryService) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await library.listAll(c.get("actor"), languageOfRequest(c))))
    .post("/", validateJson(saveContentRequest), async (c) =>
      c.json(await library.save(c.get("actor"), c.req.valid("json"), languageOfRequest(c)), 201),
    )
    .delete("/:id", async (c) => {
      await library.delete(c.get("actor"), c.req.param("id"));
      return c.json({ success: true });
    });
}
