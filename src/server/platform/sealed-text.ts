import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts small secrets that the database keeps for somebody. */
export interface Sealer {
  /** `owner` is bound to what is sealed: a row that is copied to somebody else does not open. */
  seal(text: string, owner: string): string;
  /** Null for what this key did not seal for this owner: another secret, a damaged or foreign row. */
  open(sealed: string, owner: string): string | null;
}

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a key of its own for each purpose, derived from the server's secret by HKDF, so that no two uses of the secret
 * share a key. What is sealed names its version: a later way of sealing can still open it.
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `lahja:${purpose}:${version}`, 32));
  const boundTo = (owner: string) => Buffer.from(`${version}:${purpose}:${owner}`);
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes }).setAAD(boundTo(owner));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      // In the alphabet that addresses and cookies take as it is; what was sealed in the other one still opens.
      const parts = [nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString("base64url"));
      return [version, ...parts].join(".");
    },
    open(sealed, owner) {
      const [sealedVersion, nonce, tag, encrypted] = sealed.split(".");
      if (sealedVersion !== version || !nonce || !tag || encrypted === undefined) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64"), { authTagLength: tagBytes });
        decipher.setAAD(boundTo(owner)).setAuthTag(Buffer.from(tag, "base64"));
        return Buffer.concat([decipher.update(Buffer.from(encrypted, "base64")), decipher.final()]).toString("utf8");
      } catch {
        // GCM says no more than that it does not fit, and there is no more to know.
        return null;
      }
    },
  };
}
