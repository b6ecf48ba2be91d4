import { expect, test } from "vitest";
import { parseNumber } from "./digits.ts";

test("a number is understood in both scripts of digits", () => {
  expect(parseNumber("٢٩")).toBe(29);
  expect(parseNumber("۱۲۳")).toBe(123);
  expect(parseNumber("1,250.5")).toBe(1250.5);
  expect(parseNumber("١٬٢٥٠٫٥")).toBe(1250.5);
  expect(parseNumber(" -3 ")).toBe(-3);
});

test("what is no number is refused, not guessed", () => {
  for (const text of ["", "٢٩ ريال", "1e9", "Infinity", "1.2.3", "-"]) expect(parseNumber(text)).toBeNull();
});
