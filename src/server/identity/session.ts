import { type Context, Hono } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { invalidRequest } from "#server/platform/http/errors.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import { signUpRequest } from "#shared/contracts/account.ts";
import { AppError } from "#shared/errors.ts";
import { type PlanId, planIds } from "#shared/plans.ts";
import { fromResponse, fromThrown } from "./auth-errors.ts";
import { type Auth, type AuthParts, clientIpHeader, createAuth } from "./better-auth.ts";
import type { Identity } from "./identity.ts";
import { endOtherSessions, endSession, listSessions } from "./session.store.ts";

/** What of the library is open to callers. Anything else that it brings, now or after an update, stays shut. */
const openRoutes = [
  ["POST", "/sign-up/email"],
  ["POST", "/sign-in/email"],
  ["POST", "/request-password-reset"],
  ["POST", "/reset-password"],
  ["POST", "/change-password"],
  ["POST", "/send-verification-email"],
  ["GET", "/verify-email"],
] as const;

/** Accounts in our own database with an HTTP-only cookie (docs/decisions/0003-identity.md). */
export function createSessionIdentity(parts: AuthParts): Identity {
  const auth = createAuth(parts);

  async function current(headers: Headers, prolong: boolean) {
    // Without a cookie there is nothing to ask the database about.
    if (!headers.has("cookie")) return null;
    const { response, headers: answerHeaders } = await auth.api.getSession({
      headers,
      query: { disableRefresh: !prolong },
      returnHeaders: true,
    });
    return response ? { user: toSignedInUser(response.user, parts.config), headers: answerHeaders } : null;
  }

  async function currentSession(request: Request) {
    const found = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
    if (!found) throw new AppError("identity.unauthorized");
    return found.session;
  }

  return {
    session: async (request) => (await current(request.headers, false))?.user ?? null,
    renew: (request) => current(request.headers, true),
    bearer: () => Promise.reject(new AppError("identity.not_configured")),
    signOut: async (request) => (await auth.api.signOut({ headers: request.headers, returnHeaders: true })).headers,
    async sessions(request) {
      const { id, userId } = await currentSession(request);
      const rows = await listSessions(parts.db.orm, userId, new Date());
      return rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        isCurrent: row.id === id,
        startedAt: createdAt,
        lastOpenedAt: updatedAt,
      }));
    },
    async revoke(request, id) {
      const { userId } = await currentSession(request);
      return endSession(parts.db.orm, userId, id);
    },
    async revokeOthers(request) {
      const { id, userId } = await currentSession(request);
      return endOtherSessions(parts.db.orm, userId, id);
    },
    async verifyPassword(request, password) {
      await auth.api.verifyPassword({ body: { password }, headers: request.headers }).catch((error: unknown) => {
        throw fromThrown(error);
      });
    },
    routes: authRoutes(auth),
  };
}

function authRoutes(auth: Auth): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [method, path] of openRoutes) {
    routes.on(method, path, async (c) => {
      const headers = new Headers(c.req.raw.headers);
      headers.set(clientIpHeader, c.get("clientIp"));
      const body = method === "GET" ? undefined : checkedBody(path, await c.req.text());
      const response = await auth.handler(new Request(c.req.url, { method, headers, body })).catch((error: unknown) => {
        throw fromThrown(error);
      });
      if (response.status >= 400) throw await fromResponse(response);
      return method === "GET" ? response : withoutBody(c, response);
    });
  }
  return routes;
}

/** The library sets no bounds to a name; ours hold here as they do in the settings. */
function checkedBody(path: (typeof openRoutes)[number][1], text: string): string {
  if (path !== "/sign-up/email") return text;
  const parsed = signUpRequest.safeParse(parseJson(text));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return JSON.stringify(parsed.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("request.invalid");
  }
}

/**
 * Keeps the cookie and drops the library's body, which repeats the session's token where a script of the page could read it.
 * It also makes sign-up answer the same, byte for byte, whether the address was free or taken.
 */
function withoutBody(c: Context<AppEnv>, response: Response): Response {
  for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  return c.json({ ok: true });
}

type StoredUser = Auth["$Infer"]["Session"]["user"];

function toSignedInUser(user: StoredUser, config: Config): SignedInUser {
  return {
    id: user.id,
    email: user.email,
    displayName: user.name,
    emailVerified: user.emailVerified,
    isOperator: isOperator(user, config),
    plan: planOf(user.plan, config.defaultPlan),
  };
}

/** In production nobody is made operator by being first: only the configured address, and only once it is proven. */
function isOperator(user: StoredUser, config: Config): boolean {
  if (config.mode === "local") return user.isOperator === true;
  return user.emailVerified && user.email.toLowerCase() === config.operatorEmail;
}

function planOf(stored: string | null | undefined, otherwise: PlanId): PlanId {
  return planIds.find((plan) => plan === stored) ?? otherwise;
}
