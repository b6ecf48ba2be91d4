import type { Context } from "hono";
import type { BearerToken } from "#server/platform/actor.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { AppError } from "#shared/errors.ts";
import { createBrowserNotes } from "./browser-notes.ts";

/** How long a fresh sign-in counts. */
export const freshSeconds = 600;

/** Of a token: Firebase asks the same before it deletes an account. */
const freshTokenMs = 5 * 60_000;

/** @throws AppError identity.sign_in_again where the sign-in behind a token was too long ago for what is wished. */
export function requireFreshToken({ signedInAt }: BearerToken, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > freshTokenMs) throw new AppError("identity.sign_in_again");
}

/**
 * Knows that whoever sits at this browser has just proven once more that it is they, by the password, a provider or a code. Changes of how one
 * signs in ask for that, and so does the end of an account. The note opens nothing without the session.
 */
export interface FreshProofs {
  /** The name of the cookie. */
  readonly cookie: string;
  /** Notes that the person has just proven who they are in this browser. */
  remember(c: Context<AppEnv>, userId: string): void;
  isFresh(c: Context<AppEnv>, userId: string): boolean;
}

export function createFreshProofs(secret: string, isSecure: boolean, clock: () => Date): FreshProofs {
  const notes = createBrowserNotes({ secret, isSecure, name: "proof", purpose: "fresh-sign-in", keptSeconds: freshSeconds });
  return {
    cookie: notes.cookie,
    // The end stands inside, too: a browser may keep a cookie for longer than it was told.
    remember: (c, userId) => notes.write(c, userId, String(clock().getTime() + freshSeconds * 1_000)),
    isFresh: (c, userId) => Number(notes.read(c, userId)) > clock().getTime(),
  };
}
