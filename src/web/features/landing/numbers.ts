import type { Language } from "#shared/options.ts";

/**
 * Thousands in groups. The digits are Western in both languages, and written without the browser's `Intl`, whose
 * data might differ from the server's.
 */
export function figure(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The same in both languages: `Intl` writes '29 US$' in Arabic. */
export function price(usd: number): string {
  return `$${figure(usd)}`;
}

/** 'a, b and c', 'أ وب وج'. */
export function listOf(items: readonly string[], and: string, language: Language): string {
  if (language === "ar") return items.join(and);
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}${and}${items.at(-1)}`;
}
