import { Hono } from "hono";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { deleteAccountRequest } from "#shared/contracts/account.ts";
import type { AccountService } from "./account.service.ts";

/**
 * The person's account, below `/api/account`: `GET /sessions` (200 AccountSessions), `DELETE /sessions/{id}` (204, 404),
 * `DELETE /sessions` (204: all others), `GET /export` (200, a zip archive; 429) and `DELETE /` (204 with the cookie cleared;
 * 400 `identity.confirmation_wrong`, `identity.wrong_password`; 429). 401.
 */
export function accountRoutes(service: AccountService) {
  return new Hono<SignedInEnv>()
    .get("/sessions", async (c) => c.json(await service.sessions(c.get("actor"))))
    .delete("/sessions/:id", async (c) => {
      await service.endSession(c.get("actor"), c.req.param("id"));
      return c.body(null, 204);
    })
    .delete("/sessions", async (c) => {
      await service.endOtherSessions(c.get("actor"));
      return c.body(null, 204);
    })
    .get("/export", async (c) => {
      const { name, body } = await service.export(c.get("actor"), languageOfRequest(c));
      return c.body(body, 200, { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}"` });
    })
    .delete("/", validateJson(deleteAccountRequest), async (c) => {
      const headers = await service.delete(c.get("actor"), c.req.valid("json"), languageOfRequest(c));
      for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      // Nothing of a person who is gone stays in their browser; see the logout for what is left out.
      c.header("Clear-Site-Data", '"storage"');
      return c.body(null, 204);
    });
}
