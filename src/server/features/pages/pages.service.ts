import type { Actor, Person } from "#server/platform/actor.ts";
import type { Language } from "#shared/options.ts";
import { appPaths, checkPaths, languageQuery, outboxPath, publicPaths, unknownPageQuery } from "#shared/paths.ts";
import { type AppData, marketingPageAt, type PrerenderedPage } from "#shared/prerendered.ts";
import type { AppInfoService } from "../app-info/app-info.service.ts";
import type { SessionService } from "../session/session.service.ts";
import type { SettingsService } from "../settings/settings.service.ts";

/** The two HTML entries of the build that are rendered in the browser: the signed-out pages, and the app. */
type Entry = "public" | "app";

/** What an address gets. `to` is an address of ours; a query given here belongs to it. */
export type Page =
  | { readonly kind: "entry"; readonly entry: Entry; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string; readonly query?: string }
  | ({ readonly kind: "marketing" } & Pick<PrerenderedPage, "path" | "language">);

const appPathSet: ReadonlySet<string> = new Set(appPaths);
const publicPathSet: ReadonlySet<string> = new Set(publicPaths);

const checkPathSet: ReadonlySet<string> = new Set(checkPaths);

/** Pages that are not there for everybody. */
export interface OpenPages {
  readonly outbox: boolean;
  /** Where the ways of signing in are tried out. */
  readonly checks: boolean;
}

export function isKnownPath(path: string, open: OpenPages): boolean {
  if (path === outboxPath) return open.outbox;
  if (checkPathSet.has(path)) return open.checks;
  return appPathSet.has(path) || publicPathSet.has(path);
}

/**
 * `/` and the addresses of the app are the app for who is signed in. Signed out, a public page is its prerendered file, and an address
 * of the app gets the public entry, which asks to log in and comes back. The app has one address for both languages: behind `/ar` it
 * opens in Arabic. An unknown address leads who is signed in to the dashboard, which says so, and is a 404 for everybody else.
 */
export function pageFor(path: string, isSignedIn: boolean, open: OpenPages): Page {
  if (isSignedIn && (path === "/" || appPathSet.has(path))) return { kind: "entry", entry: "app", status: 200 };
  const marketing = marketingPageAt(path);
  if (marketing) return { kind: "marketing", ...marketing };
  if (isKnownPath(path, open)) return { kind: "entry", entry: "public", status: 200 };
  const behindArabic = path.startsWith("/ar/") ? path.slice(3) : "";
  if (isKnownPath(behindArabic, open)) return { kind: "redirect", to: behindArabic, query: languageQuery("ar") };
  if (isSignedIn) return { kind: "redirect", to: "/dashboard", query: unknownPageQuery };
  return { kind: "entry", entry: "public", status: 404 };
}

/** What the app's HTML carries: the answers of `GET /api/auth/user` and `GET /api/app`, a round trip earlier. */
export async function appDataFor(
  { session, appInfo }: { readonly session: SessionService; readonly appInfo: AppInfoService },
  actor: Actor,
  language: Language,
): Promise<AppData> {
  return { user: await session.describeUser(actor, language), app: appInfo.get() };
}

/** The language that a person's Lahja is in: what they chose, else that of the request. */
export async function languageOfPerson(settings: SettingsService, { id }: Person, requestLanguage: Language): Promise<Language> {
  return (await settings.personal(id, requestLanguage)).preferences.language;
}
