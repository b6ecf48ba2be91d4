import type { Language } from "../options.ts";
import type { marketing } from "./en/marketing.ts";
import type { Localised } from "./localised.ts";

export type Marketing = Localised<typeof marketing>;

/** Loads one language, because each is a separate file in the build. */
export async function loadMarketing(language: Language): Promise<Marketing> {
  return language === "ar" ? (await import("./ar/marketing.ts")).marketing : (await import("./en/marketing.ts")).marketing;
}
