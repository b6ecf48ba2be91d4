import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type PhoneCountry, phoneCountries } from "./phone-countries.ts";

// The library with its metadata has 25 kB (gzip): import this file on the server and from lazy chunks only.

/** What a person typed as a phone number: the number in E.164 ('+966501234567') and its country, or what is wrong with it. */
export type PhoneReading =
  | { readonly number: string; readonly country: PhoneCountry }
  | { readonly problem: "missing" | "invalid" | "country_not_offered" }
  /** A full number of another country than the chosen one. */
  | { readonly problem: "other_country"; readonly country: PhoneCountry };

/**
 * Reads a number as people type and paste it: national or with its calling code ('+' or '00'), with spaces, hyphens and brackets, in
 * Western or Arabic-Indic digits. The invisible direction marks that come with a copied number do not count.
 * @param chosen the country of a national number; without it the number needs its calling code.
 */
export function readPhoneNumber(typed: string, chosen?: PhoneCountry): PhoneReading {
  // U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069 come along when a number is copied out of Arabic text.
  const text = typed.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  if (!/[\d٠-٩۰-۹]/.test(text)) return { problem: text === "" ? "missing" : "invalid" };
  const international = text.replace(/^(?:00|٠٠|۰۰)/, "+");
  const parsed = parsePhoneNumberFromString(international, { ...(chosen ? { defaultCountry: chosen } : {}), extract: false });
  if (!parsed?.isValid() || parsed.ext) return { problem: "invalid" };
  const country = offered(parsed.country);
  if (!country) return { problem: "country_not_offered" };
  return chosen && country !== chosen ? { problem: "other_country", country } : { number: parsed.number, country };
}

/** The country of a number in E.164, where it is one that can sign in. */
export function phoneCountryOf(number: string): PhoneCountry | undefined {
  return offered(parsePhoneNumberFromString(number)?.country);
}

function offered(country: CountryCode | undefined): PhoneCountry | undefined {
  return phoneCountries.find(({ iso }) => iso === country)?.iso;
}
