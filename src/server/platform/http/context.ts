import type { Hono } from "hono";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";

/** What every request carries from the first middlewares on. */
export interface AppEnv {
  Variables: {
    /** Also in the `X-Request-Id` header, every log line and every error envelope. */
    requestId: string;
    /** The caller's address as far as our own proxies vouch for it. */
    clientIp: string;
  };
}

/** Behind `mountResource`: the person is known. */
export interface SignedInEnv {
  Variables: AppEnv["Variables"] & { user: SignedInUser };
}

export type OpenRoutes = Hono<AppEnv>;
export type SignedInRoutes = Hono<SignedInEnv>;
