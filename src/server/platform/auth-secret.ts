import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

/**
 * The secret of a local installation. It is created at the first start in `DATA_DIR/auth-secret`, readable only by its owner, so
 * that sessions survive a restart. 32 random bytes, base64url.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails if the file exists, so two first starts at the same time use the same secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new StartupError(`The secret in ${file} is damaged: delete the file, and everyone signs in anew.`);
  return secret;
}
