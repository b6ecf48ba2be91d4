import type { Context } from "hono";
import type { AppEnv } from "#server/platform/http/context.ts";
import { createBrowserNotes } from "./browser-notes.ts";
import { confirmationSeconds } from "./confirmation-token.ts";

/**
 * Knows the browser in which an account was made, for as long as the link of its mail is good. Alone it opens nothing: only together
 * with that link, which the mailbox has, does it sign in.
 */
export interface SignUpBrowsers {
  /** The name of the cookie. */
  readonly cookie: string;
  /**
   * Notes that an account was made here. For a taken address the id is one that nobody has: the cookie then looks the same, and opens
   * nothing.
   */
  remember(c: Context<AppEnv>, userId: string): void;
  madeHere(c: Context<AppEnv>, userId: string): boolean;
}

export function createSignUpBrowsers(secret: string, isSecure: boolean, clock: () => Date): SignUpBrowsers {
  const notes = createBrowserNotes({
    secret,
    isSecure,
    name: "sign-up",
    purpose: "sign-up-browser",
    keptSeconds: confirmationSeconds,
  });
  return {
    cookie: notes.cookie,
    // The end stands inside, too: a browser may keep a cookie for longer than it was told.
    remember: (c, userId) => notes.write(c, userId, String(clock().getTime() + confirmationSeconds * 1_000)),
    madeHere: (c, userId) => Number(notes.read(c, userId)) > clock().getTime(),
  };
}
