import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Config } from "#server/platform/config.ts";
import type { AppEnv } from "./context.ts";

/**
 * A cookie without rights. It only tells the server which page an address is for who signed in by a token, which a navigation does
 * not carry: the app, without anything about a person in it. Whoever forges it gets the same page as anybody who signs up.
 */
const name = "lahja.page";
const value = "token";
/** As long as browsers keep a cookie at most (RFC 6265bis). Signing out takes it away. */
const keptSeconds = 400 * 86_400;

type Site = Pick<Config, "publicUrl" | "firebase">;

export function chooseTokenPage(c: Context<AppEnv>, site: Site): void {
  const { secure, prefix } = kindOf(site);
  setCookie(c, name, value, { ...prefix, path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: keptSeconds });
}

export function forgetTokenPage(c: Context<AppEnv>, site: Site): void {
  const { secure, prefix } = kindOf(site);
  deleteCookie(c, name, { ...prefix, path: "/", secure });
}

/** Without an identity service nobody can come back by a token, so the cookie of an earlier time counts no longer. */
export function hasTokenPage(c: Context<AppEnv>, site: Site): boolean {
  return site.firebase !== null && getCookie(c, name, kindOf(site).prefix.prefix) === value;
}

function kindOf({ publicUrl }: Site) {
  const secure = publicUrl.startsWith("https:");
  return { secure, prefix: secure ? { prefix: "host" as const } : { prefix: undefined } };
}
