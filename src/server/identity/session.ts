import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { identityApi } from "#shared/contracts/session.ts";
import { AppError } from "#shared/errors.ts";
import { fromResponse, fromThrown } from "./auth-errors.ts";
import { countAuthCall } from "./auth-limits.ts";
import { type Auth, type AuthParts, clientIpHeader, createAuth, olderCookieName, sessionCookieName } from "./better-auth.ts";
import type { Credential, Identity } from "./identity.ts";
import { endOtherSessions, endSession, listSessions } from "./session.store.ts";
import { createSignInGuard, type SignInGuard } from "./sign-in-guard.ts";

export type SessionParts = Omit<AuthParts, "onPasswordReset"> & { readonly clock: () => Date };

/** Accounts in our own database with an HTTP-only cookie (docs/decisions/0003-identity.md). */
export function createSessionIdentity(parts: SessionParts): Identity {
  const guard = createSignInGuard(parts);
  const auth = createAuth({ ...parts, onPasswordReset: guard.passwordWasReset });

  async function current(given: Headers, prolong: boolean) {
    // Without a cookie there is nothing to ask the database about.
    if (!given.has("cookie")) return null;
    const headers = withNewerCookie(given, parts.config);
    const { response, headers: answerHeaders } = await auth.api
      .getSession({ headers, query: { disableRefresh: !prolong }, returnHeaders: true })
      .catch(explain);
    if (!response) return null;
    const credential: Credential = { person: toPerson(response.user, parts.config), sessionId: response.session.id };
    return { credential, headers: answerHeaders };
  }

  /** Where the library cannot read a session it says no more than that: whether the database is away, the database says. */
  async function explain(error: unknown): Promise<never> {
    await parts.db.ping();
    throw error;
  }

  return {
    session: async (request) => (await current(request.headers, false))?.credential ?? null,
    renew: (request) => current(request.headers, true),
    bearer: () => Promise.reject(new AppError("identity.not_configured")),
    async signOut(request) {
      const { headers } = await auth.api.signOut({
        headers: withNewerCookie(request.headers, parts.config),
        returnHeaders: true,
      });
      if (request.headers.get("cookie")?.includes(olderCookieName))
        headers.append("Set-Cookie", `${olderCookieName}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
      return headers;
    },
    async clearCookie({ wayIn }) {
      // Without a cookie the library ends no session, and says all the same how a browser forgets one.
      return wayIn === "session"
        ? (await auth.api.signOut({ headers: new Headers(), returnHeaders: true })).headers
        : new Headers();
    },
    async sessions({ userId, sessionId }) {
      const rows = await listSessions(parts.db.orm, userId, new Date());
      return rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        isCurrent: row.id === sessionId,
        startedAt: createdAt,
        lastOpenedAt: updatedAt,
      }));
    },
    revoke: ({ userId }, id) => endSession(parts.db.orm, userId, id),
    revokeOthers: ({ userId, sessionId }) => endOtherSessions(parts.db.orm, userId, sessionId),
    async verifyPassword({ userId }, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const ways = await internalAdapter.findAccounts(userId);
      const hash = ways.find(({ providerId }) => providerId === "credential")?.password;
      if (!hash || !(await passwords.verify({ hash, password }))) throw new AppError("identity.wrong_password");
    },
    routes: authRoutes(auth, guard, parts),
  };
}

/** Only the calls of the contract are open to callers. Anything else that the library brings, now or after an update, stays shut. */
function authRoutes(auth: Auth, guard: SignInGuard, { db, config, clock }: SessionParts): Route[] {
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    await countAuthCall(db, config.mode, c.req.path.replace(/^\/api\/auth/, ""), c.get("clientIp"), clock());
    await next();
  };
  /** The request as the library gets it: with the caller's address as our proxies vouch for it, and a body that has been checked. */
  const requestOf = (c: Context<AppEnv>, body?: unknown) => {
    const headers = withNewerCookie(c.req.raw.headers, config);
    headers.set(clientIpHeader, c.get("clientIp"));
    return new Request(c.req.url, { method: c.req.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  };
  const ask = async (request: Request) => {
    const response = await auth.handler(request).catch((error: unknown) => {
      throw fromThrown(error);
    });
    if (response.status >= 400) throw await fromResponse(response);
    return response;
  };
  const asked = async ({ c, body }: { c: Context<AppEnv>; body: unknown }) => withoutBody(c, await ask(requestOf(c, body)));
  return [
    route(identityApi.signUp, asked, count),
    route(
      identityApi.signIn,
      async ({ c, body }) => withoutBody(c, await guard.signIn(c, body.email, () => ask(requestOf(c, body)))),
      count,
    ),
    route(identityApi.requestPasswordReset, asked, count),
    route(
      identityApi.resetPassword,
      async ({ c, body }) => {
        const request = requestOf(c, body);
        const done = withoutBody(c, await ask(request));
        guard.rememberAfterReset(c, request);
        return done;
      },
      count,
    ),
    route(identityApi.changePassword, asked, count),
    route(identityApi.sendVerificationEmail, asked, count),
    route(identityApi.verifyEmail, ({ c }) => ask(requestOf(c)), count),
  ];
}

/**
 * Keeps the cookie and drops the library's body, which repeats the session's token where a script of the page could read it.
 * It also makes sign-up answer the same, byte for byte, whether the address was free or taken.
 */
function withoutBody(c: Context<AppEnv>, response: Response): { ok: true } {
  for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  return { ok: true };
}

/** A copy of a request's headers in which the session's cookie has the name that the library reads. */
function withNewerCookie(given: Headers, config: Config): Headers {
  const headers = new Headers(given);
  const cookie = headers.get("cookie");
  const name = sessionCookieName(config);
  // The signature is over the value alone, so that a cookie keeps its worth under another name.
  if (name.startsWith("__Host-") && cookie?.includes(`${olderCookieName}=`) && !cookie.includes(`${name}=`))
    headers.set("cookie", cookie.replace(`${olderCookieName}=`, `${name}=`));
  return headers;
}

type StoredUser = Auth["$Infer"]["Session"]["user"];

function toPerson(user: StoredUser, config: Config): Person {
  return {
    id: user.id,
    email: user.email,
    displayName: user.name,
    emailVerified: user.emailVerified,
    isOperator: isOperator(user, config),
  };
}

/** In production nobody is made operator by being first: only the configured address, and only once it is proven. */
function isOperator(user: StoredUser, config: Config): boolean {
  if (config.mode === "local") return user.isOperator === true;
  return user.emailVerified && user.email.toLowerCase() === config.operatorEmail;
}
