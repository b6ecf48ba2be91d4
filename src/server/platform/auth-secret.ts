import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

/**
 * The secret of a local installation: made at the first start into `DATA_DIR/auth-secret`, readable by its owner only, so
 * that sessions outlive a restart. 32 random bytes, base64url.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails when the file exists: two first starts at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new StartupError(`The secret in ${file} is damaged: delete the file, and everyone signs in anew.`);
  return secret;
}
