import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { arrangeRequest, itemIdsRequest } from "#shared/contracts/library.ts";
import type { ShelfService } from "./library.shelf.service.ts";

/**
 * Under `/api/library`, several texts at once: `PATCH /` puts them in order, `POST /trash` throws them away, `POST /restore` takes them
 * back (200, 400, 401, 404 where none of them is there); `DELETE /trash` empties the trash and `POST /trash/purge` deletes some of it
 * for good; `GET /labels` names folders and tags; `POST /{id}/copy` (201, 401, 404).
 */
export function shelfRoutes(shelf: ShelfService) {
  return new Hono<SignedInEnv>()
    .get("/labels", async (c) => c.json(await shelf.labels(c.get("actor"))))
    .patch("/", validateJson(arrangeRequest), async (c) => c.json(await shelf.arrange(c.get("actor"), c.req.valid("json"))))
    .post("/trash", validateJson(itemIdsRequest), async (c) => c.json(await shelf.trash(c.get("actor"), c.req.valid("json").ids)))
    .post("/restore", validateJson(itemIdsRequest), async (c) =>
      c.json(await shelf.restore(c.get("actor"), c.req.valid("json").ids)),
    )
    .post("/trash/purge", validateJson(itemIdsRequest), async (c) =>
      c.json(await shelf.purge(c.get("actor"), c.req.valid("json").ids)),
    )
    .delete("/trash", async (c) => c.json(await shelf.purge(c.get("actor"), null)))
    .post("/:id/copy", async (c) =>
      c.json({ id: await shelf.copy(c.get("actor"), c.req.param("id"), languageOfRequest(c)) }, 201),
    );
}
