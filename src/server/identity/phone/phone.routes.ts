import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { phoneApi } from "#shared/contracts/phone.ts";
import { countAuthCall } from "../auth-limits.ts";
import type { PhoneSignIn } from "./phone-sign-in.ts";

interface PhoneRouteParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode">;
  readonly clock: () => Date;
  readonly phone: PhoneSignIn;
  /** Makes a session of the account for this browser. */
  readonly startSession: (c: Context<AppEnv>, userId: string) => Promise<void>;
}

export function phoneRoutes({ db, config, clock, phone, startSession }: PhoneRouteParts): Route[] {
  const count = (path: string): MiddlewareHandler<AppEnv> => {
    return async (c, next) => {
      await countAuthCall(db, config.mode, path, c.get("clientIp"), clock());
      await next();
    };
  };
  return [
    route(
      phoneApi.sendCode,
      ({ c, body, language }) => phone.sendCode(body, { address: c.get("clientIp"), language }),
      count("/phone/send"),
    ),
    route(
      phoneApi.verifyCode,
      async ({ c, body }) => {
        const verified = await phone.verifyCode(body.phone, body.code);
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
    route(phoneApi.sendOwnCode, ({ c, actor, language }) => phone.sendOwnCode(actor, { address: c.get("clientIp"), language })),
  ];
}
