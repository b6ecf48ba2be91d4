import type { ErrorCode } from "#shared/errors.ts";
import { SignInError } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";

export type CheckStep = "setUp" | "send" | "verify";

/** Whether somebody has said what is wrong; otherwise the test itself broke. */
const isKnown = (error: unknown) => error instanceof SignInError || error instanceof ApiError;

/** Errors that have a title of their own, whatever the step. */
const own = {
  "phone.captcha_expired": { title: "captchaExpired", text: "captchaExpiredText" },
  "phone.captcha_unloaded": { title: "captchaFailed", text: "captchaFailedText" },
  "phone.captcha_error": { title: "captchaFailed", text: "captchaFailedText" },
  "phone.no_code": { title: "codeFailed", text: "noResult" },
} as const satisfies Partial<Record<ErrorCode, object>>;

const ofStep = {
  setUp: { title: "setUpFailed", text: "notInitialized" },
  send: { title: "smsFailed", text: "smsFailedText" },
  verify: { title: "codeFailed", text: "codeFailedText" },
} as const;

/**
 * What is told of a step of the phone's test that failed: a title for the step, and a text where the error has none of its own (`checks.phone` of
 * the locales).
 */
export function phoneFailure(step: CheckStep, error: unknown) {
  const named = error instanceof ApiError && error.code in own ? own[error.code as keyof typeof own] : null;
  return named ?? { title: ofStep[step].title, text: isKnown(error) ? null : ofStep[step].text };
}

export function connectionFailure(error: unknown): "failed" | "testFailed" {
  return isKnown(error) ? "failed" : "testFailed";
}
