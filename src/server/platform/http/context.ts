import type { Hono } from "hono";
import type { Actor } from "#server/platform/actor.ts";

/** What every request carries from the first middlewares on. */
export interface AppEnv {
  Variables: {
    /** Also in the `X-Request-Id` header, every log line and every error envelope. */
    requestId: string;
    /** The caller's address as far as our own proxies vouch for it. */
    clientIp: string;
  };
}

/** Behind `mountResource`: it is known who asks. */
export interface SignedInEnv {
  Variables: AppEnv["Variables"] & { actor: Actor };
}

export type OpenRoutes = Hono<AppEnv>;
export type SignedInRoutes = Hono<SignedInEnv>;
