import type { Context } from "hono";
import type { Actor, BearerToken, Owner, Person } from "#server/platform/actor.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import type { Route } from "#server/platform/http/route.ts";
import type { OwnPurpose } from "#shared/contracts/phone.ts";
import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";

/** A browser session of a person, without its token. */
interface OpenSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string | null;
  readonly startedAt: Date;
  /** When this session last opened Lahja, to the hour. */
  readonly lastOpenedAt: Date;
}

/** The person that a request's credential belongs to. */
export interface Credential {
  readonly person: Person;
  /** The browser's session; null for bearer tokens. */
  readonly sessionId: string | null;
  /** What the bearer token says of itself. */
  readonly token?: BearerToken;
}

export type FreshActor = Pick<Actor, "userId" | "sessionId" | "token">;

/**
 * The interface that every sign-in method implements. `session` reads the cookie. `bearer` verifies a token of an identity
 * service, and throws `identity.not_configured` without such a service. Neither falls back to the other. Only these calls read a
 * request's credentials; later code takes the actor that was created from them.
 */
export interface Identity {
  /** The identity providers that can be used now. */
  providers(): Promise<Pick<WaysToSignIn, "google" | "providers">>;
  session(request: Request): Promise<Credential | null>;
  bearer(request: Request): Promise<Credential | null>;
  /** Like `session`, and extends a session in use: the headers renew its cookie. */
  renew(request: Request): Promise<{ credential: Credential; headers: Headers } | null>;
  /** Ends the session of this request. Returns the headers that clear the cookie, also if there was no session. */
  signOut(request: Request): Promise<Headers>;
  /** The headers that clear the session cookie; empty for bearer tokens. */
  clearCookie(actor: Pick<Actor, "wayIn">): Promise<Headers>;
  sessions(actor: Pick<Actor, "userId" | "sessionId">): Promise<OpenSession[]>;
  /**
   * Ends one session, which may be the current one.
   * @returns false if it does not exist or belongs to another person.
   */
  revoke(actor: Pick<Owner, "userId">, id: string): Promise<boolean>;
  /**
   * Ends all sessions except the current one.
   * @returns how many.
   */
  revokeOthers(actor: Pick<Actor, "userId" | "sessionId">): Promise<number>;
  /** The ways in which the person can sign in, the oldest first, a number last. */
  ways(actor: Pick<Owner, "userId">): Promise<{ id: string; isOffered: boolean }[]>;
  /**
   * Takes one of them away, and tells the person by mail.
   * Throws `request.not_found`, `identity.last_way` where no other would be left, and `phone.needed` for the number of an account without
   * an address.
   */
  disconnect(c: Context<AppEnv>, actor: Pick<Actor, "person">, way: string): Promise<void>;
  /** Records that all other sessions were ended. */
  recordSessionsEnded(c: Context<AppEnv>, actor: Pick<Actor, "person">): Promise<void>;
  /** Whether the person has proven once more in this browser, a moment ago, that it is they: by the password, a provider or a code. */
  isFresh(c: Context<AppEnv>, actor: Pick<Owner, "userId">): boolean;
  /** Notes that they have. */
  rememberProof(c: Context<AppEnv>, actor: Pick<Owner, "userId">): void;
  /**
   * Stands before every change of how one signs in: lets pass who is fresh, and who signed in a moment ago.
   * Throws `identity.fresh_sign_in`, and for bearer tokens `identity.sign_in_again`.
   */
  requireFresh(c: Context<AppEnv>, actor: FreshActor): Promise<void>;
  /** Verifies that the actor knows the password. Throws `identity.wrong_password`. */
  verifyPassword(actor: Pick<Owner, "userId">, password: string): Promise<void>;
  /** Verifies that the actor holds their phone, by the code that was sent to it. Throws like the calls for codes (`phone.…`). */
  verifyPhoneCode(purpose: OwnPurpose, actor: Pick<Actor, "person" | "sessionId">, code: string): Promise<void>;
  /** The calls below `/auth` of this sign-in method (sign-up, sign-in, reset, verify). */
  readonly routes: readonly Route[];
}
