import type { Language } from "#shared/options.ts";
import { clearStorage } from "#web/lib/storage.ts";

let isLeaving = false;

/** True once the person is on the way out for good: what is not saved then has nobody to be saved for. */
export function isLeavingForHome(): boolean {
  return isLeaving;
}

/** Empties what this browser kept of the person, and loads the public first page anew. */
export function leaveForHome(language: Language): void {
  isLeaving = true;
  clearStorage();
  location.assign(language === "ar" ? "/ar" : "/");
}
