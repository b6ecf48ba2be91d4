import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { SessionUser } from "#shared/contracts/account.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The password limits. The server checks the same ones. */
export const passwordLimits = { min: 8, max: 128 } as const;

/** Where the link in the verification mail leads, signed in or not. A link that no longer works adds `&error=…`. */
const verifiedAddress = "/firebase-login?verified=true";

/** These calls exist at one address only, and a 401 is a regular response of theirs. */
const open = { mount: "server", recover: false } as const;

/** The person of the session. Throws `identity.unauthorized` without a session. */
export function getUser(signal?: AbortSignal): Promise<SessionUser> {
  return call("GET /auth/user", { ...open, signal });
}

export const userQuery = queryOptions({ queryKey: queryKeys.user, queryFn: ({ signal }) => getUser(signal) });

/** The signed-in person. The app loads it before its first page, so it is always available. */
export function useUser(): SessionUser {
  return useSuspenseQuery(userQuery).data;
}

export async function signInWithEmail(credentials: { email: string; password: string }): Promise<void> {
  await call("POST /auth/sign-in/email", { ...open, body: credentials });
}

/** Creates an account and sends the verification mail. A taken address gets the same response, and its owner gets a mail. */
export async function signUpWithEmail(account: { name: string; email: string; password: string }): Promise<void> {
  await call("POST /auth/sign-up/email", { ...open, body: { ...account, callbackURL: verifiedAddress } });
}

/** Mails a link to `/reset-password` if the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call("POST /auth/request-password-reset", { ...open, body: { email, redirectTo: "/reset-password" } });
}

export async function resetPassword(newPassword: string, token: string): Promise<void> {
  await call("POST /auth/reset-password", { ...open, body: { newPassword, token } });
}

export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}): Promise<void> {
  await call("POST /auth/change-password", { ...open, body: change });
}

export async function sendVerificationEmail(email: string): Promise<void> {
  await call("POST /auth/send-verification-email", { ...open, body: { email, callbackURL: verifiedAddress } });
}

export async function logOut(): Promise<void> {
  await call("POST /auth/logout", open);
}
