import type { OpenRoutes } from "#server/platform/http/context.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";

/**
 * The seam of the two ways to sign in. `session` reads the cookie; `bearer` verifies an identity service's token and throws
 * `identity.not_configured` where none is set up. Neither ever falls through to the other.
 */
export interface Identity {
  session(request: Request): Promise<SignedInUser | null>;
  bearer(request: Request): Promise<SignedInUser | null>;
  /** As `session`, and prolongs a session that is in use: the headers renew its cookie. */
  renew(request: Request): Promise<{ user: SignedInUser; headers: Headers } | null>;
  /** Ends the session of this request; returns the headers that clear the cookie. Without a session it only clears. */
  signOut(request: Request): Promise<Headers>;
  /** The routes below `/api/auth` that the way itself brings (sign-up, sign-in, reset, verify). */
  readonly routes: OpenRoutes;
}
