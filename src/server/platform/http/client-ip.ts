import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";
import type { AppEnv } from "./context.ts";

/**
 * Finds the caller's address. The caller can put anything at the left end of X-Forwarded-For, and each proxy appends the address
 * that it saw at the right. With n proxies of ours, the n-th entry from the right is the first trustworthy one.
 */
export function clientIp(trustProxyHops: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set("clientIp", forwarded(c, trustProxyHops) ?? connected(c) ?? "127.0.0.1");
    await next();
  };
}

function forwarded(c: Context<AppEnv>, trustProxyHops: number): string | null {
  if (trustProxyHops === 0) return null;
  const entries = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return normalised(entries.at(-trustProxyHops));
}

/** null without a socket, as in `app.request()` of a test. */
function connected(c: Context<AppEnv>): string | null {
  const environment: unknown = c.env;
  if (typeof environment !== "object" || environment === null || !("incoming" in environment)) return null;
  return normalised(getConnInfo(c).remote.address);
}

function normalised(address: string | undefined): string | null {
  return address && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}
