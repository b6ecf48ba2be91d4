import type { Actor } from "#server/platform/actor.ts";

/** What every request carries from the first middlewares on. */
export interface AppEnv {
  Variables: {
    /** Also in the `X-Request-Id` header, every log line and every error envelope. */
    requestId: string;
    /** The caller's address as far as our own proxies vouch for it. */
    clientIp: string;
    /** Whether answers are compared with their contracts. */
    checksAnswers: boolean;
    /** Who asks. Set where a signed-in person is required, and nowhere else. */
    actor: Actor;
  };
}
