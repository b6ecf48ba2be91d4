import { type Route, route } from "#server/platform/http/route.ts";
import { accountApi } from "#shared/contracts/account.ts";
import type { AccountService } from "./account.service.ts";

export function accountRoutes(account: AccountService): Route[] {
  return [
    route(accountApi.sessions, ({ actor }) => account.sessions(actor)),
    route(accountApi.endSession, ({ actor, params }) => account.endSession(actor, params.id)),
    route(accountApi.endOtherSessions, ({ actor }) => account.endOtherSessions(actor)),
    route(accountApi.export, async ({ c, actor, language }) => {
      const { name, body } = await account.export(actor, language);
      return c.body(body, 200, { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}"` });
    }),
    route(accountApi.delete, async ({ c, actor, body, language }) => {
      const headers = await account.delete(actor, body, language);
      for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      // Nothing of a person who is gone stays in their browser; see the logout for what is left out.
      c.header("Clear-Site-Data", '"storage"');
    }),
  ];
}
