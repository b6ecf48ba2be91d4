import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { users } from "#server/platform/db/identity-schema.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";
import { identityApi } from "#shared/contracts/session.ts";
import { AppError } from "#shared/errors.ts";
import { safeNext } from "#shared/paths.ts";
import { fromResponse, fromThrown } from "./auth-errors.ts";
import { countAuthCall } from "./auth-limits.ts";
import {
  type Auth,
  type AuthParts,
  clientIpHeader,
  createAuth,
  inBackground,
  nextHeader,
  olderCookieName,
  sessionCookieName,
} from "./better-auth.ts";
import { confirmEmailRoutes } from "./confirm-email.ts";
import { createConfirmationTokens } from "./confirmation-token.ts";
import { deleteUnprovenLinks } from "./firebase-account.store.ts";
import type { Credential, Identity } from "./identity.ts";
import { phoneRoutes } from "./phone/phone.routes.ts";
import { createPhoneSignIn, type PhoneParts } from "./phone/phone-sign-in.ts";
import { endOtherSessions, endSession, listSessions } from "./session.store.ts";
import { createSignInGuard, type SignInGuard } from "./sign-in-guard.ts";
import { createSignUpBrowsers, type SignUpBrowsers } from "./sign-up-browser.ts";

export type SessionParts = Omit<AuthParts, "onPasswordReset" | "confirmations"> &
  Pick<PhoneParts, "jobs"> & { readonly clock: () => Date };

/** Accounts in our own database with an HTTP-only cookie (docs/decisions/0003-identity.md). */
export function createSessionIdentity(parts: SessionParts): Omit<Identity, "bearer"> {
  const { config, secret, db, clock, accountNews, log } = parts;
  const guard = createSignInGuard(parts);
  const tokens = createConfirmationTokens(secret, clock);
  const browsers = createSignUpBrowsers(secret, config.publicUrl.startsWith("https:"), clock);
  const passwordWasReset: AuthParts["onPasswordReset"] = async (email, request) => {
    await deleteUnprovenLinks(db.orm, email);
    await guard.passwordWasReset(email, request);
  };
  const auth = createAuth({ ...parts, confirmations: tokens, onPasswordReset: passwordWasReset });

  async function current(given: Headers, prolong: boolean) {
    // Without a cookie there is nothing to ask the database about.
    if (!given.has("cookie")) return null;
    const headers = withNewerCookie(given, config);
    const { response, headers: answerHeaders } = await auth.api
      .getSession({ headers, query: { disableRefresh: !prolong }, returnHeaders: true })
      .catch(explain);
    if (!response) return null;
    const credential: Credential = { person: toPerson(response.user, config), sessionId: response.session.id };
    return { credential, headers: answerHeaders };
  }

  /** Where the library cannot read a session it says no more than that: whether the database is away, the database says. */
  async function explain(error: unknown): Promise<never> {
    await db.ping();
    throw error;
  }

  const session: Identity["session"] = async (request) => (await current(request.headers, false))?.credential ?? null;

  async function startSession(c: Context<AppEnv>, userId: string): Promise<void> {
    const given = { body: { userId }, headers: libraryHeaders(c, config) };
    const { headers } = await auth.api.startSession({ ...given, returnHeaders: true });
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  }

  const confirmation = confirmEmailRoutes({
    ...{ db, config, secret, clock, tokens, browsers, session },
    async startSession(c, { id, email }) {
      await startSession(c, id);
      guard.remember(c, email);
    },
    onConfirmed: (userId) => inBackground(log, accountNews.verified(userId)),
  });

  const phone = createPhoneSignIn({ ...parts, createAccount: (account) => auth.api.createPhoneAccount({ body: account }) });

  return {
    providers: () => ({ google: config.signIn.google !== null, providers: [] }),
    session,
    renew: (request) => current(request.headers, true),
    async signOut(request) {
      const { headers } = await auth.api.signOut({
        headers: withNewerCookie(request.headers, config),
        returnHeaders: true,
      });
      if (request.headers.get("cookie")?.includes(olderCookieName)) forget(headers, olderCookieName);
      // Who signs out wants to be asked for the password again, also by the link of the confirmation mail.
      return forget(headers, browsers.cookie);
    },
    async clearCookie({ wayIn }) {
      if (wayIn !== "session") return new Headers();
      // Without a cookie the library ends no session, and says all the same how a browser forgets one.
      const { headers } = await auth.api.signOut({ headers: new Headers(), returnHeaders: true });
      return forget(headers, browsers.cookie);
    },
    async sessions({ userId, sessionId }) {
      const rows = await listSessions(db.orm, userId, new Date());
      return rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        isCurrent: row.id === sessionId,
        startedAt: createdAt,
        lastOpenedAt: updatedAt,
      }));
    },
    revoke: ({ userId }, id) => endSession(db.orm, userId, id),
    revokeOthers: ({ userId, sessionId }) => endOtherSessions(db.orm, userId, sessionId),
    async verifyPassword({ userId }, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const ways = await internalAdapter.findAccounts(userId);
      const hash = ways.find(({ providerId }) => providerId === "credential")?.password;
      if (!hash || !(await passwords.verify({ hash, password }))) throw new AppError("identity.wrong_password");
    },
    verifyPhoneCode: phone.spendOwnCode,
    routes: [
      ...authRoutes({ auth, guard, browsers }, parts),
      ...confirmation,
      ...phoneRoutes({ db, config, clock, phone, startSession }),
    ],
  };
}

/** Adds to an answer's headers that the browser forgets a cookie of ours. */
function forget(headers: Headers, cookie: string): Headers {
  const secure = cookie.startsWith("__") ? "Secure; " : "";
  headers.append("Set-Cookie", `${cookie}=; Max-Age=0; Path=/; HttpOnly; ${secure}SameSite=Lax`);
  return headers;
}

interface RouteParts {
  readonly auth: Auth;
  readonly guard: SignInGuard;
  readonly browsers: SignUpBrowsers;
}

/** Only the calls of the contract are open to callers. Anything else that the library brings, now or after an update, stays shut. */
function authRoutes({ auth, guard, browsers }: RouteParts, { db, config, clock }: SessionParts): Route[] {
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    await countAuthCall(db, config.mode, c.req.path.replace(/^\/api\/auth/, ""), c.get("clientIp"), clock());
    await next();
  };
  /** The request as the library gets it: it is not told where the person wants to go, which our own mails read. */
  const requestOf = (c: Context<AppEnv>, sent: object) => {
    const { callbackURL, ...body }: { callbackURL?: string } = sent;
    const headers = libraryHeaders(c, config);
    headers.set(nextHeader, safeNext(callbackURL));
    return new Request(c.req.url, { method: c.req.method, headers, body: JSON.stringify(body) });
  };
  const ask = async (request: Request) => {
    const response = await auth.handler(request).catch((error: unknown) => {
      throw fromThrown(error);
    });
    if (response.status >= 400) throw await fromResponse(response);
    return response;
  };
  const asked = async ({ c, body }: { c: Context<AppEnv>; body: object }) => withoutBody(c, await ask(requestOf(c, body)));
  return [
    route(
      identityApi.signUp,
      async ({ c, body }) => {
        if (isPseudoAddress(body.email)) throw new AppError("identity.email_invalid");
        const response = await ask(requestOf(c, body));
        browsers.remember(c, signUpAnswer.parse(await response.json()).user.id);
        return withoutBody(c, response);
      },
      count,
    ),
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
  ];
}

/** For a taken address the library answers with an id as long as any, that nobody has. */
const signUpAnswer = z.object({ user: z.object({ id: z.string() }) });

/**
 * Keeps the cookie and drops the library's body, which repeats the session's token where a script of the page could read it.
 * It also makes sign-up answer the same, byte for byte, whether the address was free or taken.
 */
function withoutBody(c: Context<AppEnv>, response: Response): { ok: true } {
  for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  return { ok: true };
}

/** What the library is told of a request: its headers, and the address that we found for it. */
function libraryHeaders(c: Context<AppEnv>, config: Config): Headers {
  const headers = withNewerCookie(c.req.raw.headers, config);
  headers.set(clientIpHeader, c.get("clientIp"));
  return headers;
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

type StoredUser = Pick<typeof users.$inferSelect, "id" | "email" | "name" | "emailVerified"> & {
  readonly phoneNumber?: string | null | undefined;
  readonly isOperator?: boolean | null | undefined;
};

/** @param user a row of `users`, by whichever way its person signed in. */
export function toPerson(user: StoredUser, config: Config): Person {
  return {
    id: user.id,
    email: isPseudoAddress(user.email) ? null : user.email,
    phone: user.phoneNumber ?? null,
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
