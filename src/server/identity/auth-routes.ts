import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Config } from "#server/platform/config.ts";
import { noSooner, refusedNoSooner } from "#server/platform/http/answer-floor.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";
import { identityApi } from "#shared/contracts/session.ts";
import { AppError } from "#shared/errors.ts";
import { safeNext } from "#shared/paths.ts";
import { fromResponse, fromThrown } from "./auth-errors.ts";
import { type Auth, nextHeader } from "./better-auth.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { Identity } from "./identity.ts";
import { libraryHeaders } from "./library-request.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { SignUpBrowsers } from "./sign-up-browser.ts";
import type { AccountWatch, SessionBefore } from "./signed-in.ts";

interface RouteParts {
  readonly auth: Auth;
  readonly config: Config;
  readonly guard: SignInGuard;
  readonly browsers: SignUpBrowsers;
  readonly watch: AccountWatch;
  readonly count: MiddlewareHandler<AppEnv>;
  readonly session: Identity["session"];
  readonly sessionBefore: (c: Context<AppEnv>) => Promise<SessionBefore>;
  /** How long the answers take at least that must not tell who has an account. */
  readonly floorMs: number;
}

/** Only the calls of the contract are open to callers. Anything else that the library brings, now or after an update, stays shut. */
export function authRoutes(parts: RouteParts): Route[] {
  const { auth, config, guard, browsers, watch, count, session, sessionBefore, floorMs } = parts;
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
        refuseCommonPassword(body.password, body);
        const response = await noSooner(floorMs, () => ask(requestOf(c, body)));
        browsers.remember(c, signUpAnswer.parse(await response.json()).user.id);
        return withoutBody(c, response);
      },
      count,
    ),
    route(
      identityApi.signIn,
      async ({ c, body }) => {
        const before = await sessionBefore(c);
        const response = await refusedNoSooner(floorMs, () => guard.signIn(c, body.email, () => ask(requestOf(c, body))));
        await watch.signedIn(c, holderAnswer.parse(await response.json()).user, "password", before);
        return withoutBody(c, response);
      },
      count,
    ),
    route(identityApi.requestPasswordReset, (call) => noSooner(floorMs, () => asked(call)), count),
    route(
      identityApi.resetPassword,
      async ({ c, body }) => {
        refuseCommonPassword(body.newPassword, null);
        const request = requestOf(c, body);
        const done = withoutBody(c, await ask(request));
        const owner = guard.rememberAfterReset(c, request);
        if (owner) await watch.changed(c, owner, "password_changed", null);
        return done;
      },
      count,
    ),
    route(
      identityApi.changePassword,
      async ({ c, body }) => {
        const person = (await session(c.req.raw))?.person;
        refuseCommonPassword(body.newPassword, person ? { name: person.displayName, email: person.email } : null);
        const response = await ask(requestOf(c, body));
        await watch.changed(c, holderAnswer.parse(await response.json()).user, "password_changed", null);
        return withoutBody(c, response);
      },
      count,
    ),
    route(identityApi.sendVerificationEmail, asked, count),
  ];
}

const holderAnswer = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) });

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
