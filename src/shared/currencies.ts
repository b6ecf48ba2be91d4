import type { Variety } from "./options.ts";

/** What prices default to in each variety: ISO 4217 codes. */
export const currencies: Readonly<Record<Variety, string>> = {
  "ar-saudi": "SAR",
  "ar-egyptian": "EGP",
  "ar-emirati": "AED",
  "ar-kuwaiti": "KWD",
  "ar-qatari": "QAR",
  "ar-lebanese": "USD",
  "ar-jordanian": "JOD",
  "ar-standard": "USD",
  "en-american": "USD",
};
