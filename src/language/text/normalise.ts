/**
 * Folds a text for matching, never for display: NFKC, lower case, no tashkeel, tatweel or bidi controls; alef forms to ا, ى and ی
 * to ي, ة to ه, ک to ك, Arabic-Indic digits to 0-9. These rules were measured on searches.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىی]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك")
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
