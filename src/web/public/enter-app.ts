import type { Language } from "#shared/options.ts";
import { safeNext } from "#shared/paths.ts";
import { setPreferences } from "#web/lib/preferences.ts";

/** Where to go after signing in: what a button asked for, else `?next=`, else `otherwise`; always a path of ours. */
export function nextAddress(wanted?: string, otherwise = "/"): string {
  return safeNext(wanted ?? new URLSearchParams(location.search).get("next") ?? otherwise);
}

/** Goes on as a signed-in person. Who signed in on an Arabic page reads the app in Arabic, chosen before or not. */
export function enterApp(language: Language, address = nextAddress()): void {
  setPreferences({ language });
  location.assign(address);
}
