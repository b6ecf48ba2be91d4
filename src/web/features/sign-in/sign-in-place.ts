import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import type { Language } from "#shared/options.ts";
import { languageQuery, signInPath } from "#shared/paths.ts";
import { appDataId } from "#shared/prerendered.ts";

/**
 * Where a sign-in form stands, for who signs in by a token. `page`: the sign-in page itself, or the session way, for which every page
 * will do. `public`: a page that leads on. `app`: a page of the app whose sign-in has ended; address and password work there. `locked`: one
 * that was opened by a session and may not even call the service.
 */
export type SignInPlace = "page" | "public" | "app" | "locked";

export function signInPlace(ways: WaysToSignIn | null): SignInPlace {
  if (ways?.way !== "token" || location.pathname === signInPath) return "page";
  if (document.documentElement.dataset.way === "token") return "app";
  return document.getElementById(appDataId) ? "locked" : "public";
}

/** The page has one address for both languages, so it is told which one this page is in. */
export function signInPageAddress(next: string, language: Language): string {
  const way = next === "/" ? "" : `next=${encodeURIComponent(next)}&`;
  return `${signInPath}?${way}${languageQuery(language)}`;
}

const emailKey = "lahja-sign-in-email";

/** What was typed before the form led on. */
export function keepSignInEmail(email: string): void {
  try {
    if (email !== "") sessionStorage.setItem(emailKey, email);
  } catch {
    // Blocked storage: the address is typed again.
  }
}

/** Takes it out. */
export function takeSignInEmail(): string {
  try {
    const email = sessionStorage.getItem(emailKey) ?? "";
    sessionStorage.removeItem(emailKey);
    return email;
  } catch {
    return "";
  }
}
