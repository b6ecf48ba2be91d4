import type { Actor } from "#server/platform/actor.ts";

/** Variables of every request, set by the first middlewares. */
export interface AppEnv {
  Variables: {
    /** Also sent in the `X-Request-Id` header, every log line and every error envelope. */
    requestId: string;
    /** The caller's address, as far as our own proxies confirm it. */
    clientIp: string;
    /** Whether responses are validated by their contracts. */
    checksAnswers: boolean;
    /** Set only on routes that require a signed-in person. */
    actor: Actor;
  };
}
