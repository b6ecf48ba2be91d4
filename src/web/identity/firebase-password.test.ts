import type { User } from "@firebase/auth";
import { expect, test } from "vitest";
import { changePassword } from "./firebase-password.ts";

test.each([
  ["signs in with Google alone", { email: "mona@example.com", providerData: [{ providerId: "google.com" }] }],
  ["has no address", { email: null, providerData: [{ providerId: "phone" }] }],
])("who %s has no password that could be changed", async (_who, user) => {
  const change = { currentPassword: "any", newPassword: "correct horse battery", revokeOtherSessions: false };
  await expect(changePassword(user as unknown as User, change)).rejects.toMatchObject({ code: "identity.no_password" });
});
