import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { EmailConfirmation, SessionUser } from "#shared/contracts/account.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** What the identity routes take for a password; the server checks the same. */
export const passwordLimits = { min: 8, max: 128 } as const;

const post = <Answer = unknown>(path: string, body: unknown) =>
  call<Answer>(`/auth${path}`, { method: "POST", mount: "server", recover: false, body });

/** The person behind the session; throws `identity.unauthorized` when there is none. */
export function getUser(signal?: AbortSignal): Promise<SessionUser> {
  return call<SessionUser>("/auth/user", { mount: "server", recover: false, signal });
}

export const userQuery = queryOptions({ queryKey: queryKeys.user, queryFn: ({ signal }) => getUser(signal) });

/** The signed-in person. The app loads it before its first page, so there always is one. */
export function useUser(): SessionUser {
  return useSuspenseQuery(userQuery).data;
}

export async function signInWithEmail(credentials: { email: string; password: string }): Promise<void> {
  await post("/sign-in/email", credentials);
}

/**
 * Makes an account and sends the mail to confirm the address, whose link leads to `next` in the end. A taken address gets the same
 * answer; its owner gets a mail.
 */
export async function signUpWithEmail(account: { name: string; email: string; password: string }, next: string): Promise<void> {
  await post("/sign-up/email", { ...account, callbackURL: next });
}

/** What the link of a confirmation mail is worth in this browser; throws `identity.link_invalid`. */
export function getEmailConfirmation(token: string, signal?: AbortSignal): Promise<EmailConfirmation> {
  const query = new URLSearchParams({ token }).toString();
  return call<EmailConfirmation>(`/auth/confirm-email?${query}`, { mount: "server", recover: false, signal });
}

/** Confirms the address, and signs in where the account was made in this browser. */
export function confirmEmail(token: string): Promise<EmailConfirmation> {
  return post<EmailConfirmation>("/confirm-email", { token });
}

/** Mails a link to `/reset-password` if there is such an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/reset-password" });
}

export async function resetPassword(newPassword: string, token: string): Promise<void> {
  await post("/reset-password", { newPassword, token });
}

export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}): Promise<void> {
  await post("/change-password", change);
}

/** Sends the mail to confirm the address once more; its link leads to `next` in the end. */
export async function sendVerificationEmail(email: string, next: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: next });
}

export async function logOut(): Promise<void> {
  await post("/logout", {});
}
