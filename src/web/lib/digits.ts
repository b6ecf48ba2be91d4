/** ٠-٩ and ۰-۹ as 0-9, with the Arabic decimal and thousands signs as their Western ones. */
function toWesternDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
}

/**
 * The number that a person typed into a number field, in either script, with or without thousands signs; null where it is none.
 * `type="number"` fields swallow Arabic digits silently, so number fields are text fields with `inputMode="decimal"`.
 */
export function parseNumber(text: string): number | null {
  const plain = toWesternDigits(text).replaceAll(/[,\s\u00A0]/g, "");
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}
