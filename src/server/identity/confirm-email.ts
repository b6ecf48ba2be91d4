import { verifyJWT } from "better-auth/crypto";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { EmailConfirmation } from "#shared/contracts/account.ts";
import { identityApi } from "#shared/contracts/session.ts";
import { AppError } from "#shared/errors.ts";
import { confirmEmailPath } from "#shared/paths.ts";
import { countAuthCall } from "./auth-limits.ts";
import type { ConfirmationToken, ConfirmationTokens } from "./confirmation-token.ts";
import { confirmEmail, findByEmail } from "./email.store.ts";
import type { Identity } from "./identity.ts";
import type { SignUpBrowsers } from "./sign-up-browser.ts";
import type { AccountHolder } from "./signed-in.ts";

interface ConfirmEmailParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode">;
  readonly secret: string;
  readonly clock: () => Date;
  readonly tokens: ConfirmationTokens;
  readonly browsers: SignUpBrowsers;
  readonly session: Identity["session"];
  /** Makes a session of the account for this browser. */
  readonly startSession: (c: Context<AppEnv>, account: AccountHolder) => Promise<void>;
  /** Told of an address that was confirmed; the answer does not wait. */
  readonly onConfirmed: (userId: string) => void;
}

/** The link of the confirmation mail: opening it changes nothing, a press confirms the address. */
export function confirmEmailRoutes(parts: ConfirmEmailParts): Route[] {
  const { db, config, clock, tokens, browsers } = parts;
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    await countAuthCall(db, config.mode, "/confirm-email", c.get("clientIp"), clock());
    await next();
  };

  /** What the token is good for now. One of an account that is gone, or was made anew, is worth as little as a forged one. */
  async function open(token: string) {
    const link = tokens.read(token);
    const account = link && (await findByEmail(db.orm, link.email));
    if (!link || account?.id !== link.userId) throw new AppError("identity.link_invalid");
    return { link, account };
  }

  function worth(c: Context<AppEnv>, link: ConfirmationToken, isConfirmed: boolean, signedInAs: string | null) {
    const state = isConfirmed ? "confirmed" : link.isOver ? "expired" : "open";
    const signsIn = state === "open" && signedInAs === null && browsers.madeHere(c, link.userId);
    const { email, next } = link;
    return { email, next, state, signedInAs, signsIn } satisfies EmailConfirmation;
  }

  const signedInAs = async (c: Context<AppEnv>) => (await parts.session(c.req.raw))?.person.email ?? null;

  return [
    route(
      identityApi.emailConfirmation,
      async ({ c, query }) => {
        const { link, account } = await open(query.token);
        return worth(c, link, account.emailVerified, await signedInAs(c));
      },
      count,
    ),
    route(
      identityApi.confirmEmail,
      async ({ c, body }) => {
        const { link, account } = await open(body.token);
        const before = worth(c, link, account.emailVerified, await signedInAs(c));
        if (before.state === "expired") throw new AppError("identity.link_invalid");
        const isFirst = before.state === "open" && (await confirmEmail(db.orm, account, clock()));
        if (isFirst) parts.onConfirmed(account.id);
        // Only the press that confirms signs in: the same link opens nothing a second time.
        if (!isFirst || !before.signsIn) return worth(c, link, true, before.signedInAs);
        await parts.startSession(c, account);
        return worth(c, link, true, account.email);
      },
      count,
    ),
    route(
      identityApi.olderConfirmationLink,
      async ({ c, query }) => c.redirect(await fromOlderLink(parts, query.token ?? ""), 302),
      count,
    ),
  ];
}

const olderToken = z.object({ email: z.string(), exp: z.number() });

/**
 * Where a link leads that the version before sent: to the page, with a token that ends when its own would. These links were good for a
 * day, so this goes with the next version.
 */
async function fromOlderLink({ db, secret, tokens }: ConfirmEmailParts, token: string): Promise<string> {
  const older = olderToken.safeParse(await verifyJWT(token, secret)).data;
  const account = older && (await findByEmail(db.orm, older.email));
  return older && account ? tokens.address(account, "/", older.exp * 1_000) : confirmEmailPath;
}
