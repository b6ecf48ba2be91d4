import type { Deps } from "#server/deps.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import type { Language } from "#shared/options.ts";
import { appPaths, outboxPath, publicPaths } from "#shared/paths.ts";
import { type AppData, marketingPageAt, type PrerenderedPage } from "#shared/prerendered.ts";
import { getAppInfo } from "../app-info/app-info.service.ts";
import { describeUser } from "../session/session.service.ts";

/** The two HTML entries of the build that are rendered in the browser: the signed-out pages, and the app. */
type Entry = "public" | "app";

/** What an address gets. */
export type Page =
  | { readonly kind: "entry"; readonly entry: Entry; readonly status: 200 | 404 }
  | ({ readonly kind: "marketing" } & Pick<PrerenderedPage, "path" | "language">);

const appPathSet: ReadonlySet<string> = new Set(appPaths);
const publicPathSet: ReadonlySet<string> = new Set(publicPaths);

export function isKnownPath(path: string, hasOutbox: boolean): boolean {
  return appPathSet.has(path) || publicPathSet.has(path) || (hasOutbox && path === outboxPath);
}

/**
 * `/` and the addresses of the app are the app for who is signed in. Signed out, a public page is its prerendered file, an address
 * of the app gets the public entry, which asks to log in and comes back; an unknown address is a 404 in whichever entry the person
 * uses.
 */
export function pageFor(path: string, isSignedIn: boolean, hasOutbox: boolean): Page {
  if (isSignedIn && (path === "/" || appPathSet.has(path))) return { kind: "entry", entry: "app", status: 200 };
  const marketing = marketingPageAt(path);
  if (marketing) return { kind: "marketing", ...marketing };
  if (isKnownPath(path, hasOutbox)) return { kind: "entry", entry: "public", status: 200 };
  return { kind: "entry", entry: isSignedIn ? "app" : "public", status: 404 };
}

/** What the app's HTML carries: the answers of `GET /api/auth/user` and `GET /api/app`, a round trip earlier. */
export async function appDataFor(
  deps: Pick<Deps, "db" | "config" | "writers">,
  user: SignedInUser,
  language: Language,
): Promise<AppData> {
  return { user: await describeUser(deps, user, language), app: getAppInfo(deps) };
}
