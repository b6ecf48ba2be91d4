import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "#server/platform/config.ts";
import type { FirebaseSettings } from "#server/platform/firebase-settings.ts";
import type { CaptchaProvider } from "#server/platform/phone-settings.ts";
import { AppError } from "#shared/errors.ts";
import type { AppEnv } from "./context.ts";

type Site = Pick<Config, "mode" | "publicUrl">;

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const hcaptchaHosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];
const recaptchaHosts = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];

/** What each provider's documentation asks for. */
const captchaSources = {
  recaptcha: {
    scriptSrc: [...recaptchaHosts, "https://www.gstatic.com/recaptcha/"],
    frameSrc: recaptchaHosts,
    connectSrc: recaptchaHosts,
  },
  turnstile: { scriptSrc: ["https://challenges.cloudflare.com"], frameSrc: ["https://challenges.cloudflare.com"] },
  hcaptcha: { scriptSrc: hcaptchaHosts, frameSrc: hcaptchaHosts, connectSrc: hcaptchaHosts },
} satisfies Record<CaptchaProvider, Record<string, readonly string[]>>;

/**
 * The policy of the sign-in page where a captcha stands before the codes of phone numbers.
 * @returns the value of the header `Content-Security-Policy`.
 */
export function captchaPolicy(provider: CaptchaProvider): string {
  return policyText(captchaSources[provider]);
}

/**
 * The policy of pages of the token way. `calls`: the app may refresh tokens at the identity service. `sign-in`: its provider's
 * scripts, frames and captcha may load too.
 * @returns the value of the header `Content-Security-Policy`.
 */
export function identityPolicy(
  { authDomain, emulator, tokenSync }: Pick<FirebaseSettings, "authDomain" | "emulator" | "tokenSync">,
  kind: "calls" | "sign-in",
): string {
  const own = [emulator, tokenSync].flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const connectSrc = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com", ...own];
  if (kind === "calls") return policyText({ connectSrc });
  const { scriptSrc, frameSrc, connectSrc: captchaCalls } = captchaSources.recaptcha;
  return policyText({
    scriptSrc: ["https://apis.google.com", ...scriptSrc],
    frameSrc: [`https://${authDomain}`, ...(emulator === null ? [] : [emulator]), ...frameSrc],
    connectSrc: [...connectSrc, ...captchaCalls],
  });
}

function policyText(added: Readonly<Record<string, readonly string[] | undefined>>): string {
  const names = [...new Set([...Object.keys(policy), ...Object.keys(added)])];
  return names
    .map((name) => {
      const usual = name in policy ? policy[name as keyof typeof policy] : ["'self'"];
      const directive = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [directive, ...usual, ...(added[name] ?? [])].join(" ");
    })
    .join("; ");
}

/**
 * Allows scripts from our own files only, never inline. Inline styles are allowed, because the dialog library adds a style element
 * while it locks scrolling, and styles cannot run code.
 */
export function securityHeaders(site: Site): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: policy,
    // The sign-in popup of an identity service must be able to reach its opener.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: site.publicUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    // Keeps a page's own header, which may be stricter.
    overwrite: false,
  });
}

/**
 * Answers only loopback names in local mode. Otherwise another site could reach the server by its own name that resolves to
 * 127.0.0.1 (DNS rebinding).
 */
export function hostCheck(site: Site): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (site.mode === "local" && !isLoopbackName(requestHost(c))) throw new AppError("request.host");
    await next();
  };
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site made the browser send (CSRF). An `Origin` must be ours. Without an `Origin`, a cookie is
 * accepted only if the browser marks the request as same-origin. A write with neither does not come from a browser.
 */
export function sameOriginCheck(site: Site): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !isSameOrigin(c, site)) throw new AppError("request.origin");
    await next();
  };
}

function isSameOrigin(c: Context<AppEnv>, site: Site): boolean {
  const origin = c.req.header("origin");
  if (origin !== undefined && origin !== "null") return isOwnOrigin(origin, requestHost(c), site);
  if (c.req.header("sec-fetch-site") === "same-origin") return true;
  return origin === undefined && c.req.header("cookie") === undefined;
}

/** In local mode every loopback name of this server is an own origin: localhost, 127.0.0.1 and [::1]. */
export function isOwnOrigin(origin: string, host: string, site: Site): boolean {
  if (origin === site.publicUrl) return true;
  return site.mode === "local" && isLoopbackName(host) && origin === `http://${host}`;
}

export function requestHost(c: Context): string {
  return c.req.header("host") ?? new URL(c.req.url).host;
}

function isLoopbackName(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

/** No address of ours contains a NUL character, and PostgreSQL refuses it. */
export const refuseNul: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.includes("%00")) throw new AppError("request.not_found");
  await next();
};

/** Responses about a person must not be cached. */
export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};
