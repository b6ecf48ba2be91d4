import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv, SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { requestHost } from "#server/platform/http/security.ts";
import { AppError } from "#shared/errors.ts";
import { describeUser, signInAddress, tellSignedOut } from "./session.service.ts";

/**
 * The session way, below `/api`: `GET /auth/user` (200 SessionUser, 401), `POST /auth/logout` (204, also when signed out
 * already) and `GET /login`, a navigation that starts signing in.
 */
export function sessionRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get("/auth/user", async (c) => {
      const current = await deps.identity.renew(c.req.raw);
      if (!current) throw new AppError("identity.unauthorized");
      for (const cookie of current.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      const actor = await deps.admission.actorOf(c.req.raw, "session", current.credential);
      return c.json(await describeUser(deps, actor, languageOfRequest(c)));
    })
    .post("/auth/logout", async (c) => {
      const credential = await deps.identity.session(c.req.raw);
      const headers = await deps.identity.signOut(c.req.raw);
      if (credential) tellSignedOut(deps, credential.person.id);
      for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      // The next person at this browser must not find texts in its stores. Cookies stay, for the language is one; so does the
      // HTTP cache, which holds nothing private (our answers are no-store) and takes some browsers seconds to clear.
      c.header("Clear-Site-Data", '"storage"');
      return c.body(null, 204);
    })
    .get("/login", (c) => {
      const { protocol } = new URL(deps.config.publicUrl);
      const ownOrigin = deps.config.mode === "local" ? `http://${requestHost(c)}` : `${protocol}//${requestHost(c)}`;
      return c.redirect(signInAddress(c.req.query("next"), c.req.header("referer"), ownOrigin), 302);
    });
}

/** The token way, below `/api/firebase/auth`: both calls answer 401 `identity.not_configured` until an identity service is set up. */
export function bearerSessionRoutes(deps: Deps) {
  return new Hono<SignedInEnv>()
    .post("/verify", async (c) => c.json(await describeUser(deps, c.get("actor"), languageOfRequest(c))))
    .post("/update-profile", async (c) => c.json(await describeUser(deps, c.get("actor"), languageOfRequest(c))));
}
