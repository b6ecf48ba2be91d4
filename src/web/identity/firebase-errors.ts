import { FirebaseError } from "@firebase/app";
import type { SignInProblem } from "#shared/sign-in-problems.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { SignInError } from "./sign-in-error.ts";

/** What Firebase's library says (`auth/…`), and the problem that a person is told of. */
const problems: Readonly<Record<string, SignInProblem>> = {
  "invalid-credential": "credential_wrong",
  "invalid-login-credentials": "credential_wrong",
  "wrong-password": "wrong_password",
  "user-not-found": "user_not_found",
  "email-already-in-use": "email_in_use",
  "invalid-email": "email_invalid",
  "missing-email": "email_invalid",
  "weak-password": "password_weak",
  "password-does-not-meet-requirements": "password_weak",
  "user-disabled": "user_disabled",
  "too-many-requests": "too_many_requests",
  "operation-not-allowed": "not_enabled",
  "popup-blocked": "popup_blocked",
  "popup-closed-by-user": "popup_closed",
  "user-cancelled": "popup_closed",
  "cancelled-popup-request": "popup_replaced",
  "unauthorized-domain": "domain_unauthorized",
  "unauthorized-continue-uri": "domain_unauthorized",
  "network-request-failed": "connection",
  timeout: "connection",
  "web-storage-unsupported": "storage_blocked",
  "invalid-auth-event": "event_invalid",
  "internal-error": "service_fault",
  "account-exists-with-different-credential": "other_way",
  "credential-already-in-use": "connected_elsewhere",
  "configuration-not-found": "config_missing",
  "invalid-api-key": "config_missing",
  "api-key-not-valid.-please-pass-a-valid-api-key.": "config_missing",
  "user-token-expired": "no_user",
  "null-user": "no_user",
};

/** The library's own word for an error: 'popup-blocked'; null for anything else. */
export function firebaseCode(error: unknown): string | null {
  if (!(error instanceof FirebaseError)) return null;
  // A script of Google's that does not load is an 'internal-error' to the library, with the browser's event for it.
  const isUnloaded = (error.customData as unknown) instanceof Event;
  return isUnloaded ? "network-request-failed" : error.code.replace(/^auth\//, "");
}

/**
 * Says in our terms what the library threw. `otherwise`: for what has no text of its own.
 * Errors of ours are handed on as they are.
 */
export function toSignInError(cause: unknown, otherwise: SignInProblem): Error {
  if (cause instanceof SignInError || cause instanceof ApiError) return cause;
  const problem = problems[firebaseCode(cause) ?? ""] ?? otherwise;
  return new SignInError(problem, { provider: "Google" }, { cause });
}

/** Waits for the library, and throws in our terms what it throws. */
export async function explained<Value>(promise: Promise<Value>, otherwise: SignInProblem): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw toSignInError(error, otherwise);
  }
}
