import type { Actor, Owner, Person } from "#server/platform/actor.ts";
import type { Route } from "#server/platform/http/route.ts";

/** A signed-in browser of a person, without its token. */
interface OpenSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string | null;
  readonly startedAt: Date;
  /** When Lahja was last opened in it, to the hour. */
  readonly lastOpenedAt: Date;
}

/** Whose credential a request carries. */
export interface Credential {
  readonly person: Person;
  /** The browser's session; null where the way in has none. */
  readonly sessionId: string | null;
}

/**
 * The seam of the two ways to sign in. `session` reads the cookie; `bearer` verifies an identity service's token and throws
 * `identity.not_configured` where none is set up. Neither ever falls through to the other. Only these calls read a request's
 * credentials: what is done for a person afterwards takes the actor that was made of them.
 */
export interface Identity {
  session(request: Request): Promise<Credential | null>;
  bearer(request: Request): Promise<Credential | null>;
  /** As `session`, and prolongs a session that is in use: the headers renew its cookie. */
  renew(request: Request): Promise<{ credential: Credential; headers: Headers } | null>;
  /** Ends the session of this request; returns the headers that clear the cookie. Without a session it only clears. */
  signOut(request: Request): Promise<Headers>;
  /** The headers that make a browser forget its session; empty for other ways in. */
  clearCookie(actor: Pick<Actor, "wayIn">): Promise<Headers>;
  sessions(actor: Pick<Actor, "userId" | "sessionId">): Promise<OpenSession[]>;
  /** Ends one of them, this one too. @returns false for one that is not there, or another person's. */
  revoke(actor: Pick<Owner, "userId">, id: string): Promise<boolean>;
  /** Ends all of them but the one that asks. @returns how many. */
  revokeOthers(actor: Pick<Actor, "userId" | "sessionId">): Promise<number>;
  /** Proves that the actor is the person themselves. Throws `identity.wrong_password`. */
  verifyPassword(actor: Pick<Owner, "userId">, password: string): Promise<void>;
  /** The calls below `/auth` that the way itself brings (sign-up, sign-in, reset, verify). */
  readonly routes: readonly Route[];
}
