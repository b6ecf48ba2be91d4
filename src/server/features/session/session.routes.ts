import type { Context } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { requestHost } from "#server/platform/http/security.ts";
import { chooseTokenPage, forgetTokenPage } from "#server/platform/http/token-page.ts";
import { bearerSessionApi, sessionApi } from "#shared/contracts/session.ts";
import { AppError } from "#shared/errors.ts";
import { diagnose } from "./diagnosis.ts";
import { type SessionService, signInAddress } from "./session.service.ts";

/** The way by a cookie. Everybody may ask, signed in or not; these calls read the credential themselves. */
export function sessionRoutes(
  session: SessionService,
  { identity, admission, config }: Pick<Deps, "identity" | "admission" | "config">,
): Route[] {
  const ownOrigin = (c: Context<AppEnv>) => {
    const protocol = config.mode === "local" ? "http:" : new URL(config.publicUrl).protocol;
    return `${protocol}//${requestHost(c)}`;
  };
  return [
    route(sessionApi.diagnosis, async ({ c }) => {
      const person = config.mode === "local" ? null : (await identity.session(c.req.raw))?.person;
      if (config.mode !== "local" && !person?.isOperator) throw new AppError("request.not_found");
      return diagnose(config);
    }),
    route(sessionApi.ways, () => session.ways()),
    route(sessionApi.user, async ({ c, language }) => {
      const current = await identity.renew(c.req.raw);
      if (!current) throw new AppError("identity.unauthorized");
      for (const cookie of current.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      return session.describeUser(await admission.actorOf(c.req.raw, "session", current.credential), language);
    }),
    route(sessionApi.logout, async ({ c }) => {
      const credential = await identity.session(c.req.raw);
      const headers = await identity.signOut(c.req.raw);
      if (credential) session.tellSignedOut(credential.person.id);
      for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      forgetTokenPage(c, config);
      // The next person at this browser must not find texts in its stores. Cookies stay, for the language is one; so does the
      // HTTP cache, which holds nothing private (our answers are no-store) and takes some browsers seconds to clear.
      c.header("Clear-Site-Data", '"storage"');
    }),
    route(sessionApi.login, ({ c, query }) => c.redirect(signInAddress(query.next, c.req.header("referer"), ownOrigin(c)), 302)),
  ];
}

/** The way by a token: both calls answer 401 `identity.not_configured` until an identity service is set up. */
export function bearerSessionRoutes(session: SessionService, { config }: Pick<Deps, "config">): Route[] {
  return [
    route(bearerSessionApi.diagnosis, async ({ actor }) => {
      if (config.mode !== "local" && !actor.person.isOperator) throw new AppError("request.not_found");
      return diagnose(config);
    }),
    route(bearerSessionApi.verify, ({ c, actor, language }) => {
      chooseTokenPage(c, config);
      return session.describeUser(actor, language);
    }),
    route(bearerSessionApi.updateProfile, ({ actor, body, language }) => {
      if (body.uid !== actor.token?.uid) throw new AppError("identity.wrong_user");
      return session.rename(actor, body.firstName, language);
    }),
  ];
}
