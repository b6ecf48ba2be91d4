import type { Preferences } from "./contracts/account.ts";

/**
 * The direction of the page: the language's, unless the person wants it always left-to-right. `public/boot.js`, which can import
 * nothing, says the same in a line of its own.
 */
export function pageDirection({ language, layoutDirection }: Pick<Preferences, "language" | "layoutDirection">): "ltr" | "rtl" {
  return language === "ar" && layoutDirection === "language" ? "rtl" : "ltr";
}
