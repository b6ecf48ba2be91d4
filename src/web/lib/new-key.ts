/** An idempotency key. `crypto.randomUUID` is missing on plain-HTTP pages; random bytes are not. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
