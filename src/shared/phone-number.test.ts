import { describe, expect, test } from "vitest";
import { readPhoneCode } from "./phone-code.ts";
import { phoneCountries } from "./phone-countries.ts";
import { readPhoneNumber } from "./phone-number.ts";

describe("a number", () => {
  test.each([
    ["0501234567", "SA", "+966501234567"],
    ["50 123 4567", "SA", "+966501234567"],
    ["٠٥٠١٢٣٤٥٦٧", "SA", "+966501234567"],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "SA", "+966501234567"],
    ["00966501234567", "SA", "+966501234567"],
    ["٠٠٩٦٦٥٠١٢٣٤٥٦٧", undefined, "+966501234567"],
    ["\u202a+966 50 123 4567\u202c", undefined, "+966501234567"],
    ["(650) 555-1234", "US", "+16505551234"],
    ["0100 123 4567", "EG", "+201001234567"],
    ["71 123 456", "LB", "+96171123456"],
    ["0790123456", "JO", "+962790123456"],
    ["5551 2345", "KW", "+96555512345"],
    ["3312 3456", "QA", "+97433123456"],
    ["050 123 4567", "AE", "+971501234567"],
  ] as const)("'%s' of %s is %s", (typed, country, number) => {
    expect(readPhoneNumber(typed, country)).toMatchObject({ number });
  });

  test("of a country with the calling code of another is that country's", () => {
    expect(readPhoneNumber("+1 416 555 1234")).toEqual({ problem: "country_not_offered" });
    expect(readPhoneNumber("+7 701 123 4567")).toEqual({ problem: "country_not_offered" });
    expect(readPhoneNumber("+7 916 123 45 67")).toMatchObject({ country: "RU" });
  });

  test("that is full and of another country than the chosen one says which", () => {
    expect(readPhoneNumber("+201001234567", "SA")).toEqual({ problem: "other_country", country: "EG" });
  });

  test("is missing, or is none", () => {
    expect(readPhoneNumber(" \u200f")).toEqual({ problem: "missing" });
    for (const typed of ["abc", "12", "0501234567 and more", "1".repeat(60)]) {
      expect(readPhoneNumber(typed, "SA"), typed).toEqual({ problem: "invalid" });
    }
  });
});

test("the countries are the nineteen of the specification", () => {
  expect(phoneCountries.map(({ callingCode }) => callingCode).join(" ")).toBe(
    "1 44 33 49 34 39 81 86 91 55 7 82 971 966 20 965 974 962 961",
  );
});

test.each([
  ["123456", "123456"],
  [" 123 456\n", "123456"],
  ["١٢٣-٤٥٦", "123456"],
  ["\u200f۱۲۳۴۵۶", "123456"],
])("a code '%s' is read as %s", (typed, code) => {
  expect(readPhoneCode(typed)).toBe(code);
});
