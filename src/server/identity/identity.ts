import type { OpenRoutes } from "#server/platform/http/context.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";

/** A signed-in browser of a person, without its token. */
interface OpenSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string | null;
  readonly startedAt: Date;
  /** When Lahja was last opened in it, to the hour. */
  readonly lastOpenedAt: Date;
}

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
  /** The sessions of the person whose request this is. Throws `identity.unauthorized` where there is none. */
  sessions(request: Request): Promise<OpenSession[]>;
  /** Ends one of them, this one too. @returns false for one that is not there, or another person's. */
  revoke(request: Request, id: string): Promise<boolean>;
  /** Ends all of them but this one. @returns how many. */
  revokeOthers(request: Request): Promise<number>;
  /** Proves that the person of this request is there themselves. Throws `identity.wrong_password`. */
  verifyPassword(request: Request, password: string): Promise<void>;
  /** The routes below `/api/auth` that the way itself brings (sign-up, sign-in, reset, verify). */
  readonly routes: OpenRoutes;
}
