import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { AppEnv } from "#server/platform/http/context.ts";
import { addressSubject } from "#server/platform/rate-limit.ts";
import { createBrowserNotes } from "./browser-notes.ts";

/** The longest lifetime that browsers allow for a cookie. */
const keptSeconds = 400 * 24 * 3_600;

/**
 * Knows a browser in which somebody signed in before, by a cookie that is no session: it opens nothing, it only keeps strangers'
 * wrong passwords for the address from holding up its owner.
 */
export interface KnownDevices {
  /** The id of this browser for the address; null if nobody signed in to that account here. */
  of(c: Context<AppEnv>, email: string): string | null;
  /** Remembers this browser for the address, or extends the time. */
  remember(c: Context<AppEnv>, email: string): void;
}

export function createKnownDevices(secret: string, isSecure: boolean): KnownDevices {
  const notes = createBrowserNotes({ secret, isSecure, name: "device", purpose: "known-device", keptSeconds });
  const of: KnownDevices["of"] = (c, email) => notes.read(c, addressSubject(email));
  return {
    of,
    remember: (c, email) => notes.write(c, addressSubject(email), of(c, email) ?? randomBytes(12).toString("base64url")),
  };
}
