import { appPaths, checkPaths, confirmEmailPath, connectPhonePath, outboxPath, signInReturnPath } from "#shared/paths.ts";

/** The signed-out pages that are rendered in the browser: about one person's state, of no use to search engines. */
export type ClientPage =
  | "signIn"
  | "wall"
  | "resetPassword"
  | "confirmEmail"
  | "connectPhone"
  | "outbox"
  | "checks"
  | "signInReturn"
  | "notFound";

/** What a signed-out person gets at a path that is no public page: pages of the app ask to log in, everything unknown is a 404. */
export function clientPageAt(path: string): ClientPage {
  if (path === "/firebase-login") return "signIn";
  if (path === "/reset-password") return "resetPassword";
  if (path === confirmEmailPath) return "confirmEmail";
  if (path === connectPhonePath) return "connectPhone";
  if (path === signInReturnPath) return "signInReturn";
  if (path === outboxPath) return "outbox";
  if (checkPaths.some((checked) => checked === path)) return "checks";
  return appPaths.some((appPath) => appPath === path) ? "wall" : "notFound";
}
