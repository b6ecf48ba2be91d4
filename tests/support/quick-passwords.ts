import { createHash } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import type { Passwords } from "#server/identity/better-auth.ts";

const mark = "quick:";
const quickHash = (password: string) => mark + createHash("sha256").update(password).digest("hex");

/** Hashes in no time: scrypt takes longer than all else that a sign-up does. Passwords that it has hashed are understood. */
export const quickPasswords: Passwords = {
  hash: async (password) => quickHash(password),
  verify: async (stored) => (stored.hash.startsWith(mark) ? stored.hash === quickHash(stored.password) : verifyPassword(stored)),
};
