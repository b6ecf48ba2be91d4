import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#server/platform/http/context.ts";
import { addressSubject } from "#server/platform/rate-limit.ts";
import { createSealer } from "#server/platform/sealed-text.ts";

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 3_600;
/** Accounts that share a browser; the one that was not used longest is forgotten first. */
const accountsPerBrowser = 5;
const name = "lahja.device";
const between = "~";

/**
 * Knows a browser in which somebody signed in before, by a cookie that is no session: it opens nothing, it only keeps strangers'
 * wrong passwords for the address from holding up its owner. Each entry is sealed for one address.
 */
export interface KnownDevices {
  /** The name of this browser for the address; null where nobody signed in to it here. */
  of(c: Context<AppEnv>, email: string): string | null;
  /** Makes this browser known for the address, or known for longer. */
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
