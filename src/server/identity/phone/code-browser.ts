import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#server/platform/http/context.ts";

/**
 * Knows the browser that asked for a code before anybody is signed in: the code opens nothing in another. What lies in the cookie is no secret
 * of the server's, and alone it opens nothing.
 */
export interface CodeBrowsers {
  /** The mark of this browser; null where it has none. */
  markOf(c: Context<AppEnv>): string | null;
  newMark(): string;
  /** Leaves the mark in the browser for as long as a code that is made now is good. */
  remember(c: Context<AppEnv>, mark: string): void;
}

const markShape = /^[\w-]{22}$/;

export function createCodeBrowsers(isSecure: boolean, keptSeconds: number): CodeBrowsers {
  const name = "lahja.code";
  // Under HTTPS '__Host-': no other host of the domain can plant a mark.
  const prefix = isSecure ? { prefix: "host" as const } : {};
  return {
    markOf(c) {
      const mark = getCookie(c, name, prefix.prefix) || "";
      return markShape.test(mark) ? mark : null;
    },
    newMark: () => randomBytes(16).toString("base64url"),
    remember(c, mark) {
      setCookie(c, name, mark, {
        ...prefix,
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure,
        maxAge: keptSeconds,
      });
    },
  };
}
