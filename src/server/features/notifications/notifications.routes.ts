import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import type { NotificationsService } from "./notifications.service.ts";

/**
 * `/api/notifications`: `GET /` the newest 50 and how many are unread, `POST /{id}/read` (204, 404), `POST /read-all` and
 * `DELETE /` (204). 401 each.
 */
export function notificationsRoutes(notifications: NotificationsService) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await notifications.list(c.get("actor").userId)))
    .post("/read-all", async (c) => {
      await notifications.markAllRead(c.get("actor").userId);
      return c.body(null, 204);
    })
    .post("/:id/read", async (c) => {
      await notifications.markRead(c.get("actor").userId, c.req.param("id"));
      return c.body(null, 204);
    })
    .delete("/", async (c) => {
      await notifications.clear(c.get("actor").userId);
      return c.body(null, 204);
    });
}
