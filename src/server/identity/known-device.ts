import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#server/platform/http/context.ts";
import { addressSubject } from "#server/platform/rate-limit.ts";
import { createSealer } from "#server/platform/sealed-text.ts";

/** The longest lifetime that browsers allow for a cookie. */
const keptSeconds = 400 * 24 * 3_600;
/** The most accounts that are remembered in one browser. The least recently used one is forgotten first. */
const accountsPerBrowser = 5;
const name = "lahja.device";
const between = "~";

/**
 * Recognises a browser in which the account's owner signed in before, by a cookie. The cookie grants no access. It only keeps
 * strangers' wrong passwords from blocking the owner. Each entry is sealed for one email address.
 */
export interface KnownDevices {
  /** The id of this browser for the address; null if nobody signed in to that account here. */
  of(c: Context<AppEnv>, email: string): string | null;
  /** Remembers this browser for the address, or extends the time. */
  remember(c: Context<AppEnv>, email: string): void;
}

export function createKnownDevices(secret: string, isSecure: boolean): KnownDevices {
  const sealer = createSealer(secret, "known-device");
  const prefix = isSecure ? { prefix: "host" as const } : {};
  const entries = (c: Context<AppEnv>) => (getCookie(c, name, prefix.prefix) || "").split(between).slice(0, accountsPerBrowser);

  function find(c: Context<AppEnv>, email: string) {
    const owner = addressSubject(email);
    for (const entry of entries(c)) {
      const device = sealer.open(entry, owner);
      if (device !== null) return { entry, device };
    }
    return null;
  }

  return {
    of: (c, email) => find(c, email)?.device ?? null,
    remember(c, email) {
      const known = find(c, email);
      const own = known?.entry ?? sealer.seal(randomBytes(12).toString("base64url"), addressSubject(email));
      const others = entries(c).filter((entry) => entry !== "" && entry !== own);
      setCookie(c, name, [own, ...others].slice(0, accountsPerBrowser).join(between), {
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
