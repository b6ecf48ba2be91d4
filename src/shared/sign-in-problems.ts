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
] as const;

export type SignInProblem = (typeof signInProblems)[number];
