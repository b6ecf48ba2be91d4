import { attachmentNamed } from "#server/platform/http/attachment.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { accountApi } from "#shared/contracts/account.ts";
import { accountProofApi } from "#shared/contracts/account-proof.ts";
import { accountWaysApi } from "#shared/contracts/account-ways.ts";
import type { AccountService } from "./account.service.ts";

export function accountRoutes(account: AccountService): Route[] {
  return [
    route(accountApi.sessions, ({ actor }) => account.sessions(actor)),
    route(accountApi.endSession, ({ c, actor, params }) => account.endSession(c, actor, params.id)),
    route(accountApi.endOtherSessions, ({ c, actor }) => account.endOtherSessions(c, actor)),
    route(accountProofApi.look, ({ c, actor }) => account.requireProof(c, actor)),
    route(accountProofApi.prove, ({ c, actor, body }) => account.prove(c, actor, body)),
    route(accountWaysApi.list, async ({ actor }) => ({ ways: await account.ways(actor) })),
    route(accountWaysApi.disconnect, ({ c, actor, params }) => account.disconnect(c, actor, params.way)),
    route(accountWaysApi.events, async ({ actor }) => ({ events: await account.events(actor) })),
    route(accountApi.export, async ({ c, actor, language }) => {
      const { name, body } = await account.export(actor, language);
      return c.body(body, 200, { "Content-Type": "application/zip", "Content-Disposition": attachmentNamed(name) });
    }),
    route(accountApi.delete, async ({ c, actor, body, language }) => {
      const headers = await account.delete(c, actor, body, language);
      for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      // Nothing of a person who is gone stays in their browser; see the logout for what is left out.
      c.header("Clear-Site-Data", '"storage"');
    }),
  ];
}
