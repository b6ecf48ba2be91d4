import type { Context } from "hono";
import type { AppEnv } from "#server/platform/http/context.ts";
import { createBrowserNotes } from "./browser-notes.ts";

/** How long a fresh sign-in counts. */
const keptSeconds = 600;

/**
 * Knows that whoever sits at this browser has just signed in once more, by a provider or by a code: what is deleted for good asks for that. It
 * opens nothing without the session. A password needs no note, because it is sent together with the wish.
 */
export interface FreshProofs {
  /** The name of the cookie. */
  readonly cookie: string;
  /** Notes that the person has just proven who they are in this browser. */
  remember(c: Context<AppEnv>, userId: string): void;
  isFresh(c: Context<AppEnv>, userId: string): boolean;
}

export function createFreshProofs(secret: string, isSecure: boolean, clock: () => Date): FreshProofs {
  const notes = createBrowserNotes({ secret, isSecure, name: "proof", purpose: "fresh-sign-in", keptSeconds });
  return {
    cookie: notes.cookie,
    // The end stands inside, too: a browser may keep a cookie for longer than it was told.
    remember: (c, userId) => notes.write(c, userId, String(clock().getTime() + keptSeconds * 1_000)),
    isFresh: (c, userId) => Number(notes.read(c, userId)) > clock().getTime(),
  };
}
