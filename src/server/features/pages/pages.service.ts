import { appPaths, outboxPath, publicPaths } from "#shared/paths.ts";

/** The two HTML entries of the build: the public pages, and the app behind signing in. */
export type Entry = "public" | "app";

export interface Page {
  readonly entry: Entry;
  readonly status: 200 | 404;
}

const appPathSet: ReadonlySet<string> = new Set(appPaths);
const publicPathSet: ReadonlySet<string> = new Set(publicPaths);

export function isKnownPath(path: string, hasOutbox: boolean): boolean {
  return appPathSet.has(path) || publicPathSet.has(path) || (hasOutbox && path === outboxPath);
}

/**
 * Which entry an address gets. Signed out, an address of the app gets the public entry, which asks to log in and comes back;
 * an unknown address is a 404 in whichever entry the person uses.
 */
export function pageFor(path: string, isSignedIn: boolean, hasOutbox: boolean): Page {
  const own: Entry = isSignedIn ? "app" : "public";
  if (path === "/" || appPathSet.has(path)) return { entry: own, status: 200 };
  if (isKnownPath(path, hasOutbox)) return { entry: "public", status: 200 };
  return { entry: own, status: 404 };
}
