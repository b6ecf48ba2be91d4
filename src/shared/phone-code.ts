/** Digits of a code that a text message carries. */
export const phoneCodeLength = 6;

/** A code as it was typed or pasted: without spaces, hyphens and direction marks, ٠–٩ and ۰–۹ as 0–9. */
export function readPhoneCode(typed: string): string {
  return typed
    .replace(/[\s\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
