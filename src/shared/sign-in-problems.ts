/**
 * What can go wrong while somebody signs in and that no call of ours answers: it happens in the browser, at an identity provider, or on the way
 * back from it. Each has its text in `locales/*\/sign-in.ts` (`problems`); a missing one does not compile.
 */
export const signInProblems = [
  "failed",
  "connection",
  "popup_blocked",
  "popup_closed",
  "popup_replaced",
  "denied",
  "domain_unauthorized",
  "provider_unavailable",
  "address_missing",
  "address_unconfirmed",
  "account_exists",
  "connected_elsewhere",
  "other_account",
  // of an identity service that holds the accounts
  "config_missing",
  "credential_wrong",
  "user_not_found",
  "wrong_password",
  "email_in_use",
  "email_invalid",
  "password_weak",
  "user_disabled",
  "too_many_requests",
  "not_enabled",
  "google_failed",
  "authentication_error",
  "other_way",
  "storage_blocked",
  "event_invalid",
  "service_fault",
  "profile_failed",
  "no_user",
] as const;

export type SignInProblem = (typeof signInProblems)[number];
