import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { SessionUser } from "#shared/contracts/account.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** What the identity routes take for a password; the server checks the same. */
export const passwordLimits = { min: 8, max: 128 } as const;

/** Where the link of the verification mail leads, signed in or not; a link that no longer works adds `&error=…`. */
const verifiedAddress = "/firebase-login?verified=true";

const post = (path: string, body: unknown) =>
  call<unknown>(`/auth${path}`, { method: "POST", mount: "server", recover: false, body });

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

/** Makes an account and sends the verification mail. A taken address gets the same answer; its owner gets a mail. */
export async function signUpWithEmail(account: { name: string; email: string; password: string }): Promise<void> {
  await post("/sign-up/email", { ...account, callbackURL: verifiedAddress });
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

export async function sendVerificationEmail(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: verifiedAddress });
}

export async function logOut(): Promise<void> {
  await post("/logout", {});
}
