import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from "@firebase/auth";
import { ApiError } from "#web/lib/api-error.ts";
import { explained, firebaseCode, toSignInError } from "./firebase-errors.ts";
import type { IdentityClient } from "./identity-client.ts";

type PasswordChange = Parameters<IdentityClient["changePassword"]>[0];

/** Throws `identity.no_password` for who signs in by other ways alone, and `identity.wrong_password`. */
export async function changePassword(user: User, { currentPassword, newPassword }: PasswordChange): Promise<void> {
  const hasPassword = user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
  if (!hasPassword || user.email === null) throw new ApiError("identity.no_password");
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, currentPassword));
  } catch (error) {
    const isWrong = ["wrong-password", "invalid-credential", "invalid-login-credentials"].includes(firebaseCode(error) ?? "");
    throw isWrong ? new ApiError("identity.wrong_password") : toSignInError(error, "authentication_error");
  }
  await explained(updatePassword(user, newPassword), "authentication_error");
}
