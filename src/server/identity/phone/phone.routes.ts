import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { phoneApi } from "#shared/contracts/phone.ts";
import { AppError } from "#shared/errors.ts";
import { countAuthCall } from "../auth-limits.ts";
import type { Credential, Identity } from "../identity.ts";
import { createCodeBrowsers } from "./code-browser.ts";
import { phoneCodeSeconds } from "./phone-codes.ts";
import type { PhoneSignIn } from "./phone-sign-in.ts";

interface PhoneRouteParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode" | "publicUrl">;
  readonly clock: () => Date;
  readonly phone: PhoneSignIn;
  readonly session: Identity["session"];
  readonly requireFresh: Identity["requireFresh"];
  /** A number was added to the account of whoever is signed in. */
  readonly onConnected: (c: Context<AppEnv>, person: Person) => Promise<void>;
  /** Makes a session of the account for this browser. */
  readonly startSession: (c: Context<AppEnv>, userId: string) => Promise<void>;
}

export function phoneRoutes({
  db,
  config,
  clock,
  phone,
  session,
  requireFresh,
  onConnected,
  startSession,
}: PhoneRouteParts): Route[] {
  const browsers = createCodeBrowsers(config.publicUrl.startsWith("https:"), phoneCodeSeconds);
  const whoeverIsIn = async (c: Context<AppEnv>): Promise<Credential> => {
    const credential = await session(c.req.raw);
    if (!credential) throw new AppError("identity.unauthorized");
    return credential;
  };
  const count = (path: string): MiddlewareHandler<AppEnv> => {
    return async (c, next) => {
      await countAuthCall(db, config.mode, path, c.get("clientIp"), clock());
      await next();
    };
  };
  return [
    route(
      phoneApi.sendCode,
      async ({ c, body, language }) => {
        const connecter = body.purpose === "connect" ? await whoeverIsIn(c) : null;
        // The code is for this session, so that giving it asks for no other proof.
        if (connecter) await requireFresh(c, { userId: connecter.person.id, sessionId: connecter.sessionId });
        const browser = browsers.markOf(c) ?? browsers.newMark();
        // A browser that presses twice has no mark at either press: the one that is remembered is the one of the code.
        const onNewCode = () => browsers.remember(c, browser);
        return phone.sendCode(body, connecter, { address: c.get("clientIp"), language, browser, onNewCode });
      },
      count("/phone/send"),
    ),
    route(
      phoneApi.verifyCode,
      async ({ c, body }) => {
        if (body.purpose === "connect") {
          const connecter = await whoeverIsIn(c);
          await phone.connect(connecter, body.phone, body.code);
          await onConnected(c, connecter.person);
          return { state: "connected" as const };
        }
        // Who has no mark asked for no code.
        const browser = browsers.markOf(c) ?? browsers.newMark();
        const verified = await phone.verifyCode(browser, body.phone, body.code);
        if ("ticket" in verified) return { state: "needs-name" as const, ticket: verified.ticket };
        await startSession(c, verified.userId);
        return { state: "signed-in" as const };
      },
      count("/phone/verify"),
    ),
    route(
      phoneApi.setUp,
      async ({ c, body }) => {
        await startSession(c, await phone.setUp(body));
        return { ok: true as const };
      },
      count("/phone/verify"),
    ),
    route(phoneApi.sendOwnCode, ({ c, actor, body, language }) =>
      phone.sendOwnCode(body.purpose, actor, { address: c.get("clientIp"), language }),
    ),
  ];
}
