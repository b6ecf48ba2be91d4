import { type PhoneCountry, phoneCountryCodes } from "#shared/phone-countries.ts";
import { readPhoneNumber } from "#shared/phone-number.ts";
import { readStorage, writeStorage } from "#web/lib/storage.ts";
import { takePending } from "./pending-number.ts";

/** What was typed. */
export interface NumberDraft {
  readonly country: PhoneCountry;
  readonly text: string;
}

const countryKey = "lahja-phone-country";

const known = (code: unknown) => phoneCountryCodes.find((iso) => iso === code);

/** What was typed where no captcha could be shown; else an empty number of the country that was chosen last, or of the browser's region. */
export function startDraft(): NumberDraft {
  const pending = takePending();
  const country = known(pending?.country);
  if (pending && country) return { country, text: pending.text };
  const region = navigator.languages.map((tag) => known(new Intl.Locale(tag).region)).find((code) => code !== undefined);
  return { country: known(readStorage(countryKey)) ?? region ?? "SA", text: "" };
}

/** The next time the form begins with this country. */
export function rememberCountry(country: PhoneCountry): void {
  writeStorage(countryKey, country);
}

/** A full number, pasted or typed, brings its country with it. */
export function withText(draft: NumberDraft, text: string): NumberDraft {
  const reading = /^\s*(?:\+|00|٠٠|۰۰)/.test(text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ""))
    ? readPhoneNumber(text)
    : null;
  return { text, country: reading && "number" in reading ? reading.country : draft.country };
}
