import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { chosenLanguage, preferredLanguage } from "#server/platform/http/language.ts";
import { type Entry, isKnownPath, pageFor } from "./pages.service.ts";

/** Where `npm run build` puts the pages. */
export const buildDirectory = join(import.meta.dirname, "../../../../dist");

const buildMissing = "The pages are not built yet: run `npm run build`, or start with `npm start`, which does it.\n";

/** The files of the build, and for every other address the HTML entry that belongs to it. */
export function pagesRoutes(deps: Pick<Deps, "config" | "identity">, directory: string) {
  const hasOutbox = deps.config.mode === "local";
  const files = buildFiles(directory);
  return new Hono<AppEnv>()
    .get("/assets/*", files, notFound)
    .get("/*", async (c, next) => (isFile(c.req.path) ? files(c, next) : next()))
    .get("/*", async (c) => {
      if (!existsSync(entryFile(directory, "public"))) return c.text(buildMissing, 503);
      const withoutSlash = c.req.path.replace(/\/$/, "");
      if (withoutSlash !== c.req.path && isKnownPath(withoutSlash, hasOutbox)) return c.redirect(withoutSlash, 308);
      const isSignedIn = (await deps.identity.session(c.req.raw)) !== null;
      c.header("Vary", "Cookie, Accept-Language");
      c.header("Cache-Control", "private, no-cache");
      if (c.req.path === "/" && !isSignedIn && wantsArabic(c)) return c.redirect("/ar", 302);
      const page = pageFor(c.req.path, isSignedIn, hasOutbox);
      return c.html(await readFile(entryFile(directory, page.entry), "utf8"), page.status);
    });
}

function entryFile(directory: string, entry: Entry): string {
  return join(directory, `${entry}.html`);
}

/**
 * A name with an extension. The entries themselves are reached through their addresses only, and what a dot hides (the build's
 * manifest) is nobody's business.
 */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html") && !path.includes("/.");
}

/** Names in `/assets` hold a hash of the content, so they never change; other files are asked for again. */
function buildFiles(directory: string): MiddlewareHandler<AppEnv> {
  // Without the directory the library complains on the console; the pages say it better.
  if (!existsSync(directory)) return (_c, next) => next();
  const serve = serveStatic<AppEnv>({ root: directory, precompressed: true });
  return async (c, next) => {
    const response = await serve(c, next);
    // Where no file is found, this is what the next handler returned.
    if (!(response instanceof Response)) return;
    const isHashed = c.req.path.startsWith("/assets/");
    response.headers.set("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, no-cache");
    return response;
  };
}

/** Only a first visit is redirected: whoever has chosen a language, or asks for one in the address, gets what they asked for. */
function wantsArabic(c: Context): boolean {
  if (c.req.query("lang") !== undefined || chosenLanguage(c.req.raw.headers)) return false;
  return preferredLanguage(c.req.raw.headers) === "ar";
}
