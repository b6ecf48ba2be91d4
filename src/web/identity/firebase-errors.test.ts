import { FirebaseError } from "@firebase/app";
import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api-error.ts";
import { firebaseCode, toSignInError } from "./firebase-errors.ts";
import { SignInError } from "./sign-in-error.ts";

const problemOf = (code: string) => {
  const error = toSignInError(new FirebaseError(`auth/${code}`, "a sentence of the library's"), "failed");
  return error instanceof SignInError ? error.problem : error;
};

test.each([
  ["user-not-found", "user_not_found"],
  ["wrong-password", "wrong_password"],
  ["invalid-credential", "credential_wrong"],
  ["email-already-in-use", "email_in_use"],
  ["invalid-email", "email_invalid"],
  ["weak-password", "password_weak"],
  ["user-disabled", "user_disabled"],
  ["too-many-requests", "too_many_requests"],
  ["operation-not-allowed", "not_enabled"],
  ["popup-blocked", "popup_blocked"],
  ["popup-closed-by-user", "popup_closed"],
  ["cancelled-popup-request", "popup_replaced"],
  ["unauthorized-domain", "domain_unauthorized"],
  ["network-request-failed", "connection"],
  ["web-storage-unsupported", "storage_blocked"],
  ["invalid-auth-event", "event_invalid"],
  ["internal-error", "service_fault"],
  ["account-exists-with-different-credential", "other_way"],
  ["invalid-api-key", "config_missing"],
  ["user-token-expired", "no_user"],
])("what the library calls %s is told as %s", (code, problem) => {
  expect(problemOf(code)).toBe(problem);
});

test("a script of Google's that does not load is told as the network's fault, and not as the service's", () => {
  const error = Object.assign(new FirebaseError("auth/internal-error", ""), { customData: new Event("error") });
  expect(firebaseCode(error)).toBe("network-request-failed");
  expect(toSignInError(error, "failed")).toMatchObject({ problem: "connection" });
});

test.each(["failed", "authentication_error", "google_failed", "profile_failed"] as const)(
  "what has no text of its own is told as what was tried: %s",
  (otherwise) => {
    for (const cause of [new FirebaseError("auth/something-new", ""), new Error("no error of the library's"), "text"])
      expect(toSignInError(cause, otherwise)).toMatchObject({ problem: otherwise, cause });
  },
);

test("an error of ours stays what it is", () => {
  for (const error of [new ApiError("identity.account_exists"), new SignInError("no_user")])
    expect(toSignInError(error, "failed")).toBe(error);
  expect(firebaseCode(new Error("auth/popup-blocked"))).toBeNull();
});
