import type { Preferences } from "./contracts/account.ts";

/**
 * The direction of the page. It follows the language, unless the person wants it always left-to-right. `public/boot.js` repeats
 * this rule, because it cannot import anything.
 */
export function pageDirection({ language, layoutDirection }: Pick<Preferences, "language" | "layoutDirection">): "ltr" | "rtl" {
  return language === "ar" && layoutDirection === "language" ? "rtl" : "ltr";
}
