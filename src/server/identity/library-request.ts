import type { Context } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { clientIpHeader, olderCookieName, sessionCookieName } from "./better-auth.ts";

/** What the library is told of a request: its headers, and the address that we found for it. */
export function libraryHeaders(c: Context<AppEnv>, config: Config): Headers {
  const headers = withNewerCookie(c.req.raw.headers, config);
  headers.set(clientIpHeader, c.get("clientIp"));
  return headers;
}

/** A copy of a request's headers in which the session's cookie has the name that the library reads. */
export function withNewerCookie(given: Headers, config: Config): Headers {
  const headers = new Headers(given);
  const cookie = headers.get("cookie");
  const name = sessionCookieName(config);
  // The signature is over the value alone, so that a cookie keeps its worth under another name.
  if (name.startsWith("__Host-") && cookie?.includes(`${olderCookieName}=`) && !cookie.includes(`${name}=`))
    headers.set("cookie", cookie.replace(`${olderCookieName}=`, `${name}=`));
  return headers;
}
