import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { phoneApi } from "#shared/contracts/phone.ts";
import { AppError } from "#shared/errors.ts";
import { countAuthCall } from "../auth-limits.ts";
import type { Identity } from "../identity.ts";
import type { PhoneSignIn } from "./phone-sign-in.ts";

interface PhoneRouteParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode">;
  readonly clock: () => Date;
  readonly phone: PhoneSignIn;
  readonly session: Identity["session"];
  /** A number was added to the account of whoever is signed in. */
  readonly onConnected: (c: Context<AppEnv>, person: Person) => Promise<void>;
  /** Makes a session of the account for this browser. */
  readonly startSession: (c: Context<AppEnv>, userId: string) => Promise<void>;
}

export function phoneRoutes({ db, config, clock, phone, session, onConnected, startSession }: PhoneRouteParts): Route[] {
  const whoeverIsIn = async (c: Context<AppEnv>): Promise<Person> => {
    const credential = await session(c.req.raw);
    if (!credential) throw new AppError("identity.unauthorized");
    return credential.person;
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
        return phone.sendCode(body, connecter, { address: c.get("clientIp"), language });
      },
      count("/phone/send"),
    ),
    route(
      phoneApi.verifyCode,
      async ({ c, body }) => {
        if (body.purpose === "connect") {
          const person = await whoeverIsIn(c);
          await phone.connect(person, body.phone, body.code);
          await onConnected(c, person);
          return { state: "connected" as const };
        }
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
