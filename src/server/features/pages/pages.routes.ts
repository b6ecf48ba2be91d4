import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/platform/actor.ts";
import { buildFiles } from "#server/platform/http/build-files.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { chosenLanguage, deviceTimeZone, languageOfRequest, preferredLanguage } from "#server/platform/http/language.ts";
import { captchaPolicy, identityPolicy } from "#server/platform/http/security.ts";
import { hasTokenPage } from "#server/platform/http/token-page.ts";
import type { Services } from "#server/services.ts";
import { languages } from "#shared/options.ts";
import { captchaPaths, checkPaths, marketingAddress, phoneTestPath, signInPath, signInReturnPath } from "#shared/paths.ts";
import type { AppData } from "#shared/prerendered.ts";
import { createAppPage } from "./app-page.ts";
import { createPageFiles, type HtmlFile, htmlEncodings, htmlFile } from "./page-files.ts";
import { appDataFor, isKnownPath, languageOfPerson, type Page, pageFor } from "./pages.service.ts";
import { robotsText, siteMap } from "./site-map.ts";

/** Where `npm run build` puts the pages. */
export const buildDirectory = join(import.meta.dirname, "../../../../dist");

const buildMissing = "The pages are not built yet: run `npm run build`, or start with `npm start`, which does it.\n";

/** The files of the build, and for every other address the HTML page that belongs to it. */
export function pagesRoutes(
  deps: Pick<Deps, "config" | "admission" | "identity" | "log">,
  services: Pick<Services, "session" | "appInfo" | "settings">,
  directory: string,
) {
  const { mode, publicUrl, firebase, phone } = deps.config;
  const files = buildFiles(directory);
  const pages = createPageFiles(directory, publicUrl);
  const appPage = createAppPage(directory);

  /** What a page may load from an identity service or a captcha; null for the usual policy, which lets nothing in. */
  function policyOfPage(page: Page, { path, byToken }: { readonly path: string; readonly byToken: boolean }): string | null {
    if (page.kind !== "entry") return null;
    const isSignIn = path === signInPath || path === phoneTestPath;
    if (firebase && isSignIn) return identityPolicy(firebase, "sign-in");
    if (phone?.captcha && (captchaPaths.includes(path) || path === phoneTestPath)) return captchaPolicy(phone.captcha.provider);
    // The public entry also renders the page that checks the connection.
    return firebase && (byToken || checkPaths.some((checked) => checked === path)) ? identityPolicy(firebase, "calls") : null;
  }

  /** The page is the person's own: who they are stands in it, and opening it prolongs their session. */
  async function sendApp(c: Context<AppEnv>): Promise<Response> {
    const current = await deps.identity.renew(c.req.raw);
    // The session ended between the two looks at it: the same address now asks to sign in.
    if (!current) return sendHtml(c, await pages.visitors(), 200);
    for (const cookie of current.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    c.header("Cache-Control", "private, no-store");
    const actor = await deps.admission.actorOf(c.req.raw, "session", current.credential);
    const data = inAskedLanguage(await appDataFor(services, actor, languageOfRequest(c)), c.req.query("lang"));
    const start = { path: c.req.path, data };
    const view = await appPage
      .draw({ ...start, search: search(c), timeZone: deviceTimeZone(c.req.raw.headers) })
      // Nothing is lost but a second: the scripts of the page draw it.
      .catch((error: unknown) => {
        deps.log.warn({ err: error, requestId: c.get("requestId") }, "the first view of a page could not be drawn");
        return null;
      });
    return sendHtml(c, htmlFile(await appPage.html(start, view)), 200);
  }

  return new Hono<AppEnv>()
    .get("/assets/*", files, notFound)
    .get("/offline.html", files, notFound)
    .get("/sitemap.xml", (c) => c.body(siteMap(publicUrl), 200, { "Content-Type": "application/xml; charset=utf-8" }))
    .get("/robots.txt", (c) => c.text(robotsText(publicUrl)))
    .get("/*", async (c, next) => (isFile(c.req.path) ? files(c, next) : next()))
    .get("/*", async (c) => {
      if (!pages.isBuilt) return c.text(buildMissing, 503);
      const withoutSlash = c.req.path.replace(/\/$/, "");
      const person = (await deps.identity.session(c.req.raw))?.person;
      const byToken = hasTokenPage(c, deps.config);
      const isSignedIn = person !== undefined || byToken;
      // The cookie of the token way says nothing of who comes: what a page of checks shows, it asks for with the token.
      const open = { outbox: mode === "local", checks: mode === "local" || byToken || person?.isOperator === true };
      if (withoutSlash !== c.req.path && isKnownPath(withoutSlash, open)) return c.redirect(withoutSlash + search(c), 308);
      c.header("Vary", "Cookie, Accept-Language, Accept-Encoding");
      c.header("Cache-Control", "private, no-cache");
      // A file that is not there is missing for everybody: an icon must not become the dashboard.
      // The provider's pages have cut or kept the tie to the page that opened the pop-up; this page must not cut it.
      if (c.req.path === signInReturnPath) c.header("Cross-Origin-Opener-Policy", "unsafe-none");
      const page = pageFor(c.req.path, isSignedIn && !isFile(c.req.path), open);
      if (page.kind === "redirect") return c.redirect(withQuery(page.to, search(c), page.query), 302);
      const policy = policyOfPage(page, { path: c.req.path, byToken });
      if (policy) c.header("Content-Security-Policy", policy);
      if (page.kind === "entry" && page.entry === "app") return byToken ? sendHtml(c, await pages.tokenApp(), 200) : sendApp(c);
      if (page.kind === "entry") return sendHtml(c, await pages.visitors(), page.status);
      if (page.language === "en" && isLanguageOpen(c) && (await readsArabic(services, c, person))) {
        return c.redirect(marketingAddress(page.path, "ar") + search(c), 302);
      }
      return sendHtml(c, await pages.marketing({ ...page, showsSamples: mode === "local" }, isSignedIn), 200);
    });
}

/** The query of a request with its question mark, which a redirect must not lose. */
function search(c: Context): string {
  return new URL(c.req.url).search;
}

/** An address with the queries of the request and of the page it leads to. */
function withQuery(address: string, asked: string, own?: string): string {
  return `${address}${asked}${own ? `${asked ? "&" : "?"}${own}` : ""}`;
}

/** The app as it opens from an address that names a language; the browser then keeps it as the person's choice. */
function inAskedLanguage(data: AppData, asked: string | undefined): AppData {
  const language = languages.find((candidate) => candidate === asked);
  if (!language) return data;
  return { ...data, user: { ...data.user, preferences: { ...data.user.preferences, language } } };
}

/** A page that the browser still has is not sent again. */
async function sendHtml(c: Context, file: HtmlFile, status: 200 | 404): Promise<Response> {
  c.header("ETag", file.etag);
  if (status === 200 && c.req.header("if-none-match") === file.etag) return c.body(null, 304);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = htmlEncodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted));
  if (!encoding) return c.html(file.text, status);
  c.header("Content-Encoding", encoding);
  c.header("Content-Type", "text/html; charset=UTF-8");
  return c.body(await file.packed(encoding), status);
}

/**
 * A name with an extension. The pages themselves are reached through their addresses only, and what a dot hides (the build's
 * manifest) is nobody's business.
 */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html") && !path.includes("/.");
}

/**
 * Whether a visit to an English address says nothing of a language yet. Who names one in the address, or comes from one of our own pages,
 * whose links lead to the page in the language that they mean, gets what they asked for.
 */
function isLanguageOpen(c: Context): boolean {
  return c.req.query("lang") === undefined && c.req.header("sec-fetch-site") !== "same-origin";
}

/**
 * Whether the visit is sent on to the Arabic page: of who is signed in, when their Lahja is in Arabic; of a visitor, before they have
 * chosen a language. Crawlers name no language, so they stay.
 */
async function readsArabic(services: Pick<Services, "settings">, c: Context, person: Person | undefined): Promise<boolean> {
  if (person) return (await languageOfPerson(services.settings, person, languageOfRequest(c))) === "ar";
  return !chosenLanguage(c.req.raw.headers) && preferredLanguage(c.req.raw.headers) === "ar";
}
