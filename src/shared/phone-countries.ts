/** The countries whose numbers can sign in, in the order of the specification, with their ISO codes and calling codes. */
export const phoneCountries = [
  { iso: "US", callingCode: "1" },
  { iso: "GB", callingCode: "44" },
  { iso: "FR", callingCode: "33" },
  { iso: "DE", callingCode: "49" },
  { iso: "ES", callingCode: "34" },
  { iso: "IT", callingCode: "39" },
  { iso: "JP", callingCode: "81" },
  { iso: "CN", callingCode: "86" },
  { iso: "IN", callingCode: "91" },
  { iso: "BR", callingCode: "55" },
  { iso: "RU", callingCode: "7" },
  { iso: "KR", callingCode: "82" },
  { iso: "AE", callingCode: "971" },
  { iso: "SA", callingCode: "966" },
  { iso: "EG", callingCode: "20" },
  { iso: "KW", callingCode: "965" },
  { iso: "QA", callingCode: "974" },
  { iso: "JO", callingCode: "962" },
  { iso: "LB", callingCode: "961" },
] as const;

export type PhoneCountry = (typeof phoneCountries)[number]["iso"];

export const phoneCountryCodes = phoneCountries.map(({ iso }) => iso) as [PhoneCountry, ...PhoneCountry[]];
