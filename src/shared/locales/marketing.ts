import type { Language } from "../options.ts";
import type { marketing } from "./en/marketing.ts";
import type { Localised } from "./localised.ts";

/** The copy of the public pages. */
export type Marketing = Localised<typeof marketing>;

/** One language at a time: each is a file of its own in the build. */
export async function loadMarketing(language: Language): Promise<Marketing> {
  return language === "ar" ? (await import("./ar/marketing.ts")).marketing : (await import("./en/marketing.ts")).marketing;
}
