import { FirebaseError } from "@firebase/app";
import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api-error.ts";
import { toPhoneError } from "./firebase-phone-errors.ts";

const ofLibrary = (code: string, message = "a sentence of the library's") => new FirebaseError(`auth/${code}`, message);

test.each([
  ["invalid-phone-number", "phone.invalid"],
  ["missing-phone-number", "phone.missing"],
  ["too-many-requests", "phone.too_many"],
  ["quota-exceeded", "phone.quota"],
  ["user-disabled", "phone.disabled"],
  ["operation-not-allowed", "phone.not_enabled"],
  ["captcha-check-failed", "phone.captcha_failed"],
  ["app-not-authorized", "phone.app_not_authorized"],
  ["recaptcha-not-enabled", "phone.captcha_domain"],
  ["missing-app-credential", "phone.credentials"],
  ["invalid-app-credential", "phone.credentials"],
  ["invalid-verification-code", "phone.code_wrong"],
  ["missing-verification-code", "phone.code_missing"],
  ["code-expired", "phone.code_expired"],
  ["session-expired", "phone.code_expired"],
  ["internal-error", "phone.setup_incomplete"],
])("what the library calls %s is told as %s", (word, code) => {
  expect(toPhoneError(ofLibrary(word), "phone.send_failed")).toMatchObject({ code });
});

test("an error that says nothing means that the service is not set up, and one about the format that the number is wrong", () => {
  expect(toPhoneError(ofLibrary(""), "phone.send_failed")).toMatchObject({ code: "phone.setup_incomplete" });
  const format = ofLibrary("argument-error", "The format of the phone number provided is incorrect.");
  expect(toPhoneError(format, "phone.send_failed")).toMatchObject({ code: "phone.check_number" });
});

test("a network that is away is told as that", () => {
  expect(toPhoneError(ofLibrary("network-request-failed"), "phone.send_failed")).toMatchObject({ problem: "connection" });
});

test.each(["phone.send_failed", "phone.code_wrong"] as const)("what has no text of its own is told as %s", (code) => {
  for (const cause of [ofLibrary("something-new"), new Error("no error of the library's"), "text"])
    expect(toPhoneError(cause, code)).toMatchObject({ code, cause });
});

test("an error of ours stays what it is", () => {
  const error = new ApiError("phone.captcha_expired");
  expect(toPhoneError(error, "phone.send_failed")).toBe(error);
});
