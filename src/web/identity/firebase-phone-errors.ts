import type { ErrorCode } from "#shared/errors.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { firebaseCode, toSignInError } from "./firebase-errors.ts";

/** What Firebase says of a number or a code, and the code of the same problem on the session way. */
const codes: Readonly<Record<string, ErrorCode>> = {
  "invalid-phone-number": "phone.invalid",
  "missing-phone-number": "phone.missing",
  "too-many-requests": "phone.too_many",
  "quota-exceeded": "phone.quota",
  "user-disabled": "phone.disabled",
  "operation-not-allowed": "phone.not_enabled",
  "captcha-check-failed": "phone.captcha_failed",
  "app-not-authorized": "phone.app_not_authorized",
  "recaptcha-not-enabled": "phone.captcha_domain",
  "missing-app-credential": "phone.credentials",
  "invalid-app-credential": "phone.credentials",
  "missing-recaptcha-token": "phone.captcha_failed",
  "invalid-recaptcha-token": "phone.captcha_failed",
  "invalid-verification-code": "phone.code_wrong",
  "missing-verification-code": "phone.code_missing",
  "code-expired": "phone.code_expired",
  "session-expired": "phone.code_expired",
};

/** Says in our terms what the library threw of a number or a code. `otherwise`: for what has no text of its own. */
export function toPhoneError(cause: unknown, otherwise: ErrorCode): Error {
  if (cause instanceof ApiError) return cause;
  const code = firebaseCode(cause);
  if (code === "network-request-failed") return toSignInError(cause, "connection");
  // The console lacks something: the service then answers with an error that says nothing.
  if (code === "internal-error" || code === "") return new ApiError("phone.setup_incomplete", { cause });
  const isAboutNumber = cause instanceof Error && /phone.*format|format.*phone/i.test(cause.message);
  return new ApiError(codes[code ?? ""] ?? (isAboutNumber ? "phone.check_number" : otherwise), { cause });
}
