import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts small secrets for the database. */
export interface Sealer {
  /** `owner` is part of the encryption, so a row that is copied to another owner cannot be opened. */
  seal(text: string, owner: string): string;
  /** Null if this key did not seal the text for this owner: another secret, or a damaged or foreign row. */
  open(sealed: string, owner: string): string | null;
}

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. HKDF derives a separate key for each purpose from the server's secret, so that no two purposes share a key. Sealed
 * texts contain a version, so that a later format can still open them.
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
        // GCM only reports that the text does not match, without a reason.
        return null;
      }
    },
  };
}
