import { appPaths, outboxPath, safeNext } from "#shared/paths.ts";
import { getPreferences, setPreferences } from "#web/lib/preferences.ts";

export type PageKind = "landing" | "signIn" | "wall" | "resetPassword" | "outbox" | "notFound";

/** What a signed-out person gets at a path: pages of the app ask to log in, everything unknown is a 404. */
export function pageKind(path: string): PageKind {
  if (path === "/" || path === "/ar") return "landing";
  if (path === "/firebase-login") return "signIn";
  if (path === "/reset-password") return "resetPassword";
  if (path === outboxPath) return "outbox";
  return appPaths.some((appPath) => appPath === path) ? "wall" : "notFound";
}

/** Where to go after signing in: `?next=` when it is a path of ours, else home. */
export function nextAddress(): string {
  return safeNext(new URLSearchParams(location.search).get("next"));
}

/** Goes on as a signed-in person. Who signed in on an Arabic page reads the app in Arabic, chosen before or not. */
export function enterApp(address = nextAddress()): void {
  setPreferences({ language: getPreferences().language });
  location.assign(address);
}
