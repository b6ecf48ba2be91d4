import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { users } from "#server/platform/db/identity-schema.ts";
import { answerFloorMs } from "#server/platform/http/answer-floor.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { isPseudoAddress, pseudoAddressOf } from "#server/platform/pseudo-address.ts";
import { AppError } from "#shared/errors.ts";
import { countAuthCall } from "./auth-limits.ts";
import { authRoutes } from "./auth-routes.ts";
import { type AuthParts, createAuth, inBackground, olderCookieName } from "./better-auth.ts";
import { confirmEmailRoutes } from "./confirm-email.ts";
import { createConfirmationTokens } from "./confirmation-token.ts";
import { deleteUnprovenLinks } from "./firebase-account.store.ts";
import { createFreshProofs, freshSeconds, requireFreshToken } from "./fresh-proof.ts";
import type { Credential, FreshActor, Identity } from "./identity.ts";
import { createKnownDevices } from "./known-device.ts";
import { libraryHeaders, withNewerCookie } from "./library-request.ts";
import { phoneRoutes } from "./phone/phone.routes.ts";
import { createPhoneSignIn, type PhoneParts } from "./phone/phone-sign-in.ts";
import { providerRoutes } from "./provider-routes.ts";
import { createProviders } from "./providers.ts";
import { endOtherSessions, endSession, listSessions, sessionLifeMs, sessionStart } from "./session.store.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import { createSignUpBrowsers } from "./sign-up-browser.ts";
import type { AccountHolder } from "./signed-in.ts";
import { createAccountWatch, type SessionBefore } from "./signed-in.ts";
import { listWays, phoneWay, removeWay } from "./ways.store.ts";

export type SessionParts = Omit<AuthParts, "onPasswordReset" | "confirmations" | "providers"> &
  Pick<PhoneParts, "jobs"> & { readonly clock: () => Date };

/** Accounts in our own database with an HTTP-only cookie (docs/decisions/0003-identity.md). */
export function createSessionIdentity(parts: SessionParts): Omit<Identity, "bearer"> {
  const { config, secret, db, clock, accountNews, log, mails } = parts;
  const isSecure = config.publicUrl.startsWith("https:");
  const devices = createKnownDevices(secret, isSecure);
  const guard = createSignInGuard({ db, clock, devices });
  const tokens = createConfirmationTokens(secret, clock);
  const browsers = createSignUpBrowsers(secret, isSecure, clock);
  const proofs = createFreshProofs(secret, isSecure, clock);
  const providers = createProviders(parts);
  const passwordWasReset: AuthParts["onPasswordReset"] = async (account, request) => {
    await deleteUnprovenLinks(db.orm, account.email);
    await guard.passwordWasReset(account, request);
  };
  const auth = createAuth({
    ...parts,
    providers: providers.plugin,
    confirmations: tokens,
    onPasswordReset: passwordWasReset,
  });
  const watch = createAccountWatch({
    ...{ db, clock, devices, browsers, mails, publicUrl: config.publicUrl },
    inBackground: (task) => inBackground(log, task),
  });

  async function current(given: Headers, prolong: boolean) {
    // Without a cookie there is nothing to ask the database about.
    if (!given.has("cookie")) return null;
    const headers = withNewerCookie(given, config);
    const { response, headers: answerHeaders } = await auth.api
      .getSession({ headers, query: { disableRefresh: !prolong }, returnHeaders: true })
      .catch(explain);
    if (!response) return null;
    const { session: row } = response;
    if (row.createdAt.getTime() + sessionLifeMs <= Date.now()) {
      await endSession(db.orm, row.userId, row.id);
      return null;
    }
    const credential: Credential = { person: toPerson(response.user, config), sessionId: response.session.id };
    return { credential, headers: answerHeaders };
  }

  /** Where the library cannot read a session it says no more than that: whether the database is away, the database says. */
  async function explain(error: unknown): Promise<never> {
    await db.ping();
    throw error;
  }

  const session: Identity["session"] = async (request) => (await current(request.headers, false))?.credential ?? null;

  const sessionBefore = async (c: Context<AppEnv>): Promise<SessionBefore> => {
    const credential = await session(c.req.raw);
    return credential?.sessionId ? { userId: credential.person.id, sessionId: credential.sessionId } : null;
  };
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    await countAuthCall(db, config.mode, c.req.path.replace(/^\/api\/auth/, ""), c.get("clientIp"), clock());
    await next();
  };
  const isOffered = (way: string) =>
    way === "password" || (way === phoneWay && config.phone !== null) || providers.find(way) !== undefined;

  async function requireFresh(c: Context<AppEnv>, { userId, sessionId, token }: FreshActor): Promise<void> {
    if (token) return requireFreshToken(token, clock());
    if (proofs.isFresh(c, userId)) return;
    const start = sessionId && (await sessionStart(db.orm, userId, sessionId));
    // The library dates its sessions by the system's clock.
    if (!start || Date.now() - start.getTime() > freshSeconds * 1_000) throw new AppError("identity.fresh_sign_in");
  }

  async function startSession(c: Context<AppEnv>, account: AccountHolder, way: string, before: SessionBefore): Promise<void> {
    const given = { body: { userId: account.id }, headers: libraryHeaders(c, config) };
    const { headers } = await auth.api.startSession({ ...given, returnHeaders: true });
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    await watch.signedIn(c, account, way, before);
  }

  const confirmation = confirmEmailRoutes({
    ...{ db, config, secret, clock, tokens, browsers, session },
    async startSession(c, account) {
      await startSession(c, account, "password", null);
    },
    onConfirmed: (userId) => inBackground(log, accountNews.verified(userId)),
  });

  const phone = createPhoneSignIn({ ...parts, createAccount: (account) => auth.api.createPhoneAccount({ body: account }) });

  return {
    providers: providers.offered,
    session,
    renew: (request) => current(request.headers, true),
    async signOut(request) {
      const { headers } = await auth.api.signOut({
        headers: withNewerCookie(request.headers, config),
        returnHeaders: true,
      });
      if (request.headers.get("cookie")?.includes(olderCookieName)) forget(headers, olderCookieName);
      // Who signs out wants to be asked for the password again, also by the link of the confirmation mail.
      return forget(forget(headers, browsers.cookie), proofs.cookie);
    },
    async clearCookie({ wayIn }) {
      if (wayIn !== "session") return new Headers();
      // Without a cookie the library ends no session, and says all the same how a browser forgets one.
      const { headers } = await auth.api.signOut({ headers: new Headers(), returnHeaders: true });
      return forget(forget(headers, browsers.cookie), proofs.cookie);
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
    async ways({ userId }) {
      return (await listWays(db.orm, userId)).map((way) => ({ ...way, isOffered: isOffered(way.id) }));
    },
    async disconnect(c, { person }, way) {
      const outcome = await removeWay(db.orm, person.id, way, isOffered);
      if (outcome === "missing") throw new AppError("request.not_found");
      if (outcome === "last") throw new AppError("identity.last_way");
      if (outcome === "needed") throw new AppError("phone.needed");
      await watch.changed(c, holderOf(person), "way_disconnected", way);
    },
    recordSessionsEnded: (c, { person }) => watch.changed(c, holderOf(person), "sessions_ended", null),
    isFresh: (c, { userId }) => proofs.isFresh(c, userId),
    rememberProof: (c, { userId }) => proofs.remember(c, userId),
    requireFresh,
    routes: [
      ...authRoutes({
        ...{ auth, config, guard, browsers, watch, count, session, sessionBefore },
        // Quick passwords are for tests that sign up many people.
        floorMs: parts.passwords ? 0 : answerFloorMs,
      }),
      ...providerRoutes({
        ...{ auth, db, config, log, providers, watch, proofs, count, sessionBefore, requireFresh },
        headersOf: (c) => libraryHeaders(c, config),
      }),
      ...confirmation,
      ...phoneRoutes({
        ...{ db, config, clock, phone, session, requireFresh },
        async startSession(c, userId) {
          const user = await (await auth.$context).internalAdapter.findUserById(userId);
          if (user) await startSession(c, user, phoneWay, await sessionBefore(c));
        },
        onConnected: (c, person) => watch.changed(c, holderOf(person), "way_connected", phoneWay),
      }),
    ],
  };
}

function holderOf({ id, email, displayName }: Person): AccountHolder {
  return { id, email: email ?? pseudoAddressOf(id), name: displayName };
}

/** Adds to an answer's headers that the browser forgets a cookie of ours. */
function forget(headers: Headers, cookie: string): Headers {
  const secure = cookie.startsWith("__") ? "Secure; " : "";
  headers.append("Set-Cookie", `${cookie}=; Max-Age=0; Path=/; HttpOnly; ${secure}SameSite=Lax`);
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
