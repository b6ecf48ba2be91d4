import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { EmailConfirmation, SessionUser } from "#shared/contracts/account.ts";
import { call, wayNow } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The password limits. The server checks the same ones. */
export const passwordLimits = { min: 8, max: 128 } as const;

/** These calls have one address, and a 401 is their answer. */
const open = { mount: "server", recover: false } as const;

/** The person of the session, or of the token. Throws `identity.unauthorized` without either. */
export function getUser(signal?: AbortSignal): Promise<SessionUser> {
  return wayNow() === "token" ? verifyToken(signal) : call("GET /auth/user", { ...open, signal });
}

/** Tells the server of the token: it answers who that is, and opens the app's pages for this browser from then on. */
function verifyToken(signal?: AbortSignal): Promise<SessionUser> {
  return call("POST /auth/verify", { body: {}, recover: false, signal });
}

export const userQuery = queryOptions({ queryKey: queryKeys.user, queryFn: ({ signal }) => getUser(signal) });

/** The signed-in person. The app loads it before its first page, so it is always available. */
export function useUser(): SessionUser {
  return useSuspenseQuery(userQuery).data;
}

export async function signInWithEmail(credentials: { email: string; password: string }): Promise<void> {
  await call("POST /auth/sign-in/email", { ...open, body: credentials });
}

/**
 * Makes an account and sends the mail to confirm the address, whose link leads to `next` in the end. A taken address gets the same
 * answer; its owner gets a mail.
 */
export async function signUpWithEmail(account: { name: string; email: string; password: string }, next: string): Promise<void> {
  await call("POST /auth/sign-up/email", { ...open, body: { ...account, callbackURL: next } });
}

/** What the link of a confirmation mail is worth in this browser; throws `identity.link_invalid`. */
export function getEmailConfirmation(token: string, signal?: AbortSignal): Promise<EmailConfirmation> {
  return call("GET /auth/confirm-email", { ...open, query: { token }, signal });
}

/** Confirms the address, and signs in where the account was made in this browser. */
export function confirmEmail(token: string): Promise<EmailConfirmation> {
  return call("POST /auth/confirm-email", { ...open, body: { token } });
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

/** Sends the mail to confirm the address once more; its link leads to `next` in the end. */
export async function sendVerificationEmail(email: string, next: string): Promise<void> {
  await call("POST /auth/send-verification-email", { ...open, body: { email, callbackURL: next } });
}

export async function logOut(): Promise<void> {
  await call("POST /auth/logout", open);
}
