import { randomUUID } from "node:crypto";
import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { count } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { accounts, sessions, users, verifications } from "#server/platform/db/identity-schema.ts";
import { requestLanguage } from "#server/platform/http/language.ts";
import { isOwnOrigin } from "#server/platform/http/security.ts";
import { isPseudoAddress, pseudoAddressOf } from "#server/platform/pseudo-address.ts";
import { signInReturnPath } from "#shared/paths.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountNews } from "./account-news.ts";
import type { ConfirmationTokens } from "./confirmation-token.ts";
import { setFirstPlan } from "./membership.store.ts";
import { passwordLimits } from "./password-limits.ts";
import type { AccountHolder } from "./signed-in.ts";

/** Set by us from the connection on every request; what a caller sends under this name is overwritten. */
export const clientIpHeader = "x-lahja-client-ip";

/** Where the person wants to go, for the link of the confirmation mail: the library hands on the request, not its body. Set as above. */
export const nextHeader = "x-lahja-next";

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

export interface AuthParts {
  readonly config: Config;
  readonly secret: string;
  readonly db: Database;
  readonly mails: AccountMails;
  readonly confirmations: ConfirmationTokens;
  readonly accountNews: AccountNews;
  readonly providers: BetterAuthPlugin;
  /** Told before the answer: the owner of the mailbox has set a new password. */
  readonly onPasswordReset: (account: AccountHolder, request: Request | undefined) => Promise<void>;
  readonly log: Logger;
  /** Replaces the library's own hash (scrypt, made to be slow) where a test signs up many people. */
  readonly passwords?: Passwords | undefined;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

export type Auth = ReturnType<typeof createAuth>;

/** Better Auth over our tables: e-mail and password, a session in the database, no cookie cache (it outlives a password reset). */
export function createAuth({
  config,
  secret,
  db,
  mails,
  confirmations,
  providers,
  accountNews,
  onPasswordReset,
  log,
  passwords,
}: AuthParts) {
  const languageOf = (request: Request | undefined) => requestLanguage(request?.headers ?? new Headers());
  const link = (path: string) => `${config.publicUrl}${path}`;
  return betterAuth({
    appName: "Lahja",
    baseURL: config.publicUrl,
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    trustedOrigins: (request) => ownOrigins(config, request),
    database: drizzleAdapter(db.orm, {
      provider: "pg",
      // Mails are queued from inside these calls, and on PGlite the queue would wait for an open transaction.
      transaction: false,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      // Signing in is a step of its own: only so can sign-up answer the same for a taken address.
      autoSignIn: false,
      minPasswordLength: passwordLimits.min,
      maxPasswordLength: passwordLimits.max,
      ...(passwords ? { password: passwords } : {}),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hourSeconds,
      sendResetPassword: ({ user, token }, request) =>
        afterAnswer(() => mails.send("reset", user, link(`/reset-password?token=${token}`), languageOf(request))),
      onPasswordReset: async ({ user }, request) => {
        await onPasswordReset(user, request);
        await mails.send("passwordChanged", user, link("/firebase-login"), languageOf(request));
      },
      onExistingUserSignUp: ({ user }, request) =>
        afterAnswer(() => mails.send("alreadyRegistered", user, link("/firebase-login"), languageOf(request))),
    },
    emailVerification: {
      sendOnSignUp: true,
      // The library's own token is left aside: its link would confirm by being opened, which the scanners of mail servers do.
      sendVerificationEmail: ({ user }, request) => {
        const next = request?.headers.get(nextHeader) ?? "/";
        return afterAnswer(() => mails.send("verify", user, link(confirmations.address(user, next)), languageOf(request)));
      },
    },
    plugins: [startSession, createPhoneAccount, providers],
    account: {
      // A provider that was connected before both sides had confirmed the address could let a stranger in.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, allowDifferentEmails: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    hooks: {
      // The library has a callback for a reset and none for a change. A refused change returns no user.
      after: createAuthMiddleware(async ({ path, context, request }) => {
        const changed = path === "/change-password" ? passwordChange.safeParse(context.returned).data : undefined;
        if (changed) inBackground(log, mails.send("passwordChanged", changed.user, link("/firebase-login"), languageOf(request)));
      }),
    },
    user: {
      additionalFields: {
        isOperator: { type: "boolean", input: false, defaultValue: false },
        phoneNumber: { type: "string", input: false, required: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if (config.mode !== "local") return;
            const [existing] = await db.orm.select({ users: count() }).from(users);
            return { data: { ...user, isOperator: existing?.users === 0 } };
          },
          after: async ({ id, email, emailVerified }) => {
            await setFirstPlan(db.orm, id, config.defaultPlan);
            const news = { id, email: isPseudoAddress(email) ? null : email, emailVerified };
            inBackground(log, accountNews.created(news));
          },
        },
      },
    },
    // Idle for 30 days, it ends; after `sessionLifeMs` in any case.
    // Prolonged by the hour, because the list of a person's sessions says when each was last opened.
    session: { expiresIn: 30 * daySeconds, updateAge: hourSeconds, cookieCache: { enabled: false } },
    // Ours count by account and by wider networks too; the library's would delete our counters with a longer window than its own.
    rateLimit: { enabled: false },
    // What lies in the database must not open an account: the reset link's token is stored as its hash. Links that were sent before
    // are still found by the token itself.
    verification: { storeIdentifier: "hashed" },
    advanced: {
      cookiePrefix: "lahja",
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(config) }, state: { name: stateCookieName(config) } },
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/", secure: isHttps(config) },
      // The library leaves these checks out where it believes itself in a test; ours are the tests of the real thing.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // Whether a mail goes out must not show in how long the answer takes.
      backgroundTasks: {
        handler: (task) => void task.catch((error: unknown) => log.error({ err: error }, "an account mail could not be queued")),
      },
    },
    // One place turns errors into answers and logs them: ours.
    onAPIError: { throw: true, errorURL: signInReturnPath },
    logger: {
      disabled: false,
      level: "warn",
      log: (level, message) => log[level]({ part: "identity" }, withoutAddress(message)),
    },
  });
}

/** Tells a person something behind the answer: how long that takes must not show whether an address was free. */
export function inBackground(log: Logger, task: Promise<void>): void {
  task.catch((error: unknown) => log.error({ err: error }, "a person could not be told of their account"));
}

/**
 * Begins with a mail once the answer is on its way. The library does not wait for a mail, but what is done for it before its first wait would
 * still stand before the answer, and tell who has an account by the time.
 */
function afterAnswer(send: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    setImmediate(() => send().then(resolve, reject));
  });
}

/** Signs in without a password, for who has proven otherwise who they are. A call of the server's own: it has no address. */
const startSession = {
  id: "start-session",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: "POST", body: z.object({ userId: z.string() }) }, async (ctx) => {
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(ctx.body.userId);
      if (!user) throw new Error("a session was asked for an account that is gone");
      await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
    }),
  },
} satisfies BetterAuthPlugin;

/** Makes the account of a number that a code has proven. It has no address of its own, and no password. */
const createPhoneAccount = {
  id: "create-phone-account",
  endpoints: {
    createPhoneAccount: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ name: z.string(), phoneNumber: z.string() }) },
      async (ctx): Promise<string> => {
        const email = pseudoAddressOf(randomUUID());
        const { id } = await ctx.context.internalAdapter.createUser(
          { ...ctx.body, email, emailVerified: false },
          { method: "phone-number" },
        );
        return id;
      },
    ),
  },
} satisfies BetterAuthPlugin;

const passwordChange = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) });

function isHttps(config: Pick<Config, "publicUrl">): boolean {
  return config.publicUrl.startsWith("https:");
}

const plainCookieName = "lahja.session_token";

/** Under HTTPS '__Host-': no other host of the domain can set it, nor can plain HTTP. The library would say '__Secure-'. */
export function sessionCookieName(config: Pick<Config, "publicUrl">): string {
  return isHttps(config) ? `__Host-${plainCookieName}` : plainCookieName;
}

/** Binds an answer of an identity provider to the browser that asked for it. */
function stateCookieName(config: Pick<Config, "publicUrl">): string {
  return isHttps(config) ? "__Host-lahja.state" : "lahja.state";
}

/** What the cookie was called under HTTPS before; read until the last session under it has ended. */
export const olderCookieName = `__Secure-${plainCookieName}`;

function ownOrigins(config: Config, request: Request | undefined): string[] {
  const host = request?.headers.get("host");
  const own = host ? `http://${host}` : null;
  return own && isOwnOrigin(own, host ?? "", config) ? [config.publicUrl, own] : [config.publicUrl];
}

/** The library names addresses in its messages; the log does not. */
function withoutAddress(message: string): string {
  return message.replace(/\S+@\S+/g, "…");
}
