import { expect, test } from "vitest";
import { arrivalOf } from "./arrival.ts";

test("the link of a verification mail is told from an ordinary visit, and a spent one from a good one", () => {
  expect(arrivalOf("?verified=true")).toBe("verified");
  expect(arrivalOf("?verified=true&error=TOKEN_EXPIRED")).toBe("link-invalid");
  expect(arrivalOf("?next=%2Fcreate")).toBeNull();
});

test("what the sign-in page hands on to the app is understood there", () => {
  expect(arrivalOf("?verified")).toBe("verified");
  expect(arrivalOf("?link-invalid")).toBe("link-invalid");
});
