import { expect, test } from "vitest";
import { checkMessages } from "#shared/locales/en/checks.ts";
import { SignInError } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { connectionFailure, phoneFailure } from "./failures.ts";

const { phone, connection } = checkMessages.checks;
const broken = new TypeError("the page itself broke");

test.each([
  ["setUp", broken, phone.setUpFailed, phone.notInitialized],
  ["setUp", new SignInError("config_missing"), phone.setUpFailed, null],
  ["send", broken, phone.smsFailed, phone.smsFailedText],
  ["send", new ApiError("phone.quota"), phone.smsFailed, null],
  ["send", new ApiError("phone.captcha_expired"), phone.captchaExpired, phone.captchaExpiredText],
  ["send", new ApiError("phone.captcha_error"), phone.captchaFailed, phone.captchaFailedText],
  ["send", new ApiError("phone.captcha_unloaded"), phone.captchaFailed, phone.captchaFailedText],
  ["verify", new ApiError("phone.no_code"), phone.codeFailed, phone.noResult],
  ["verify", new ApiError("phone.code_wrong"), phone.codeFailed, null],
  ["verify", broken, phone.codeFailed, phone.codeFailedText],
] as const)("a failed %s with %s is told as '%s', '%s'", (step, error, title, text) => {
  const told = phoneFailure(step, error);
  expect([phone[told.title], told.text === null ? null : phone[told.text]]).toEqual([title, text]);
});

test("a test of the connection that breaks by itself is told from one that found something", () => {
  expect(connection[connectionFailure(broken)]).toBe(connection.testFailed);
  for (const error of [new SignInError("connection"), new ApiError("identity.token_clock")])
    expect(connection[connectionFailure(error)]).toBe(connection.failed);
});
